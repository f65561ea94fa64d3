import type { Database } from '../../db/connect.ts';
import type { KnownPassages } from './known-passages.ts';
import { type Marks, marksOf } from './marks.ts';
import type { GuideHit, PassageHit, PassageRanking, Ranking, ShownGuide } from './search-index.ts';
import { snippetOf } from './snippet.ts';
import { type FoundPassage, readFound } from './store.ts';

/** Adds titles and snippets to what an engine ranked in a version of the library. */
export async function readGuideHits(
  passages: KnownPassages,
  { guides, marks }: Ranking,
  version: number,
): Promise<GuideHit[]> {
  const found = await passages.read(guides.map((guide) => guide.passageId), version); // prettier-ignore
  return guides.flatMap(({ passageId, score }) => {
    const passage = found.get(passageId);
    return passage === undefined ? [] : [Object.assign(showPassage(passage, marks), { score })];
  });
}

/**
 * What a result shows of a passage.
 *
 * @param marks what the snippet marks; see {@link Ranking}
 * @param said what is shown instead of a snippet that is cut from the passage
 */
export function showPassage(
  { passageId, page, heading, text, card }: FoundPassage,
  marks: Marks,
  said?: string,
): ShownGuide {
  return { ...card, passageId, page, heading, snippet: said ?? snippetOf(text, marksOf(marks, passageId), heading) };
}

/** Adds titles and texts to passages that an engine ranked. A guide that was removed meanwhile is left out. */
export async function readPassageHits(db: Database, ranking: PassageRanking): Promise<PassageHit[]> {
  const found = await readFound(db, ranking.passages.map((hit) => hit.passageId)); // prettier-ignore
  return ranking.passages.flatMap(({ passageId, score, coverage }) => {
    const passage = found.get(passageId);
    if (passage === undefined) return [];
    const { card, ...shown } = passage;
    return [{ ...card, ...shown, score, coverage }];
  });
}
