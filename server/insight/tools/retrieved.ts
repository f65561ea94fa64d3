import type { PassageHit } from '../../library/search/search-index.ts';

/** The passages that the tools have shown to the model in one run, each under the number that a citation names it by. */
export interface Retrieved {
  /** Gives a passage its number, the same one when it is found again. */
  add(passage: PassageHit): number;
  get(marker: number): PassageHit | undefined;
}

export function retrievedPassages(): Retrieved {
  const passages: PassageHit[] = [];
  const markers = new Map<string, number>();
  return {
    add(passage) {
      const known = markers.get(passage.passageId);
      if (known !== undefined) return known;
      passages.push(passage);
      markers.set(passage.passageId, passages.length);
      return passages.length;
    },
    get: (marker) => passages[marker - 1],
  };
}
