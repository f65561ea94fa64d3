import type { Database } from '../../db/connect.ts';
import type { GuideHit, PassageHit, PassageRanking, Ranking, ShownGuide } from './search-index.ts';
import { snippetOf } from './snippet.ts';
import { readFound } from './store.ts';

/** Adds titles and snippets to what an engine ranked. A guide that was removed meanwhile is left out. */
export async function readGuideHits(db: Database, { guides, marks }: Ranking): Promise<GuideHit[]> {
  const shown = await readShown(db, guides.map((guide) => guide.passageId), marks); // prettier-ignore
  return guides.flatMap(({ passageId, score }) => {
    const guide = shown.get(passageId);
    return guide === undefined ? [] : [{ ...guide, score }];
  });
}

/**
 * What results show of passages, by their ids: nothing of those whose guides are not ready.
 *
 * @param marks what the snippets mark; see {@link Ranking}
 */
export async function readShown(
  db: Database,
  passageIds: readonly string[],
  marks: readonly (readonly string[])[],
): Promise<Map<string, ShownGuide>> {
  const found = await readFound(db, passageIds);
  const shown = new Map<string, ShownGuide>();
  for (const { text, ...card } of found.values()) {
    shown.set(card.passageId, { ...card, snippet: snippetOf(text, marks) });
  }
  return shown;
}

export async function readPassageHits(db: Database, ranking: PassageRanking): Promise<PassageHit[]> {
  const found = await readFound(db, ranking.passages.map((hit) => hit.passageId)); // prettier-ignore
  return ranking.passages.flatMap(({ passageId, score, coverage }) => {
    const passage = found.get(passageId);
    return passage === undefined ? [] : [{ ...passage, score, coverage }];
  });
}
