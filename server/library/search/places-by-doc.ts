import { entriesOf, type Postings } from './postings.ts';

/** Some places of each doc: those of doc `n` are `places` from `starts[n]` to `starts[n + 1]`, in no order. */
export interface PlacesByDoc {
  starts: Uint32Array;
  places: Uint16Array;
}

/** Told of one place in one doc after the other. */
export type TakePlace = (doc: number, place: number) => void;

/** Gathers the places that `walk` tells of. It is called twice and must tell the same both times. */
export function placesByDoc(docCount: number, walk: (take: TakePlace) => void): PlacesByDoc {
  const starts = new Uint32Array(docCount + 1);
  walk((doc) => {
    starts[doc + 1] = (starts[doc + 1] ?? 0) + 1;
  });
  for (let doc = 0; doc < docCount; doc += 1) starts[doc + 1] = (starts[doc + 1] ?? 0) + (starts[doc] ?? 0);
  const places = new Uint16Array(starts[docCount] ?? 0);
  const next = starts.slice();
  walk((doc, place) => {
    const at = next[doc] ?? 0;
    places[at] = place;
    next[doc] = at + 1;
  });
  return { starts, places };
}

/** Tells of every place where a term stands. */
export function walkTerm(postings: Postings, term: string, take: TakePlace): void {
  const [from, to] = entriesOf(postings, term);
  for (let entry = from; entry < to; entry += 1) {
    const doc = postings.docs[entry] ?? 0;
    const end = postings.placeStarts[entry + 1] ?? 0;
    for (let at = postings.placeStarts[entry] ?? 0; at < end; at += 1) take(doc, postings.places[at] ?? 0);
  }
}

/** Tells of every place where `second` stands right after `first`. */
export function walkPair(postings: Postings, [first, second]: readonly [string, string], take: TakePlace): void {
  const { docs, placeStarts, places } = postings;
  const [from, to] = entriesOf(postings, first);
  let [other, end] = entriesOf(postings, second);
  for (let entry = from; entry < to; entry += 1) {
    const doc = docs[entry] ?? 0;
    while (other < end && (docs[other] ?? 0) < doc) other += 1;
    if (other === end) return;
    if (docs[other] !== doc) continue;
    const firsts = places.subarray(placeStarts[entry] ?? 0, placeStarts[entry + 1] ?? 0);
    for (let at = placeStarts[other] ?? 0; at < (placeStarts[other + 1] ?? 0); at += 1) {
      const place = places[at] ?? 0;
      if (firsts.includes(place - 1)) take(doc, place);
    }
  }
}
