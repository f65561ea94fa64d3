import type { Database } from '../../db/connect.ts';
import type { GuideHit, PassageHit, PassageRanking, Ranking } from './search-index.ts';
import { snippetOf } from './snippet.ts';
import { readFound } from './store.ts';

/** Adds titles and texts to what an engine ranked. A guide that was removed meanwhile is left out. */
export async function readGuideHits(db: Database, { guides, marks }: Ranking): Promise<GuideHit[]> {
  const found = await readFound(db, guides.map((guide) => guide.passageId)); // prettier-ignore
  return guides.flatMap(({ passageId, score }) => {
    const passage = found.get(passageId);
    if (passage === undefined) return [];
    const { text, ...card } = passage;
    return [{ ...card, score, snippet: snippetOf(text, marks) }];
  });
}

export async function readPassageHits(db: Database, ranking: PassageRanking): Promise<PassageHit[]> {
  const found = await readFound(db, ranking.passages.map((hit) => hit.passageId)); // prettier-ignore
  return ranking.passages.flatMap(({ passageId, score, coverage }) => {
    const passage = found.get(passageId);
    return passage === undefined ? [] : [{ ...passage, score, coverage }];
  });
}
