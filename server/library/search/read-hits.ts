import type { Database } from '../../db/connect.ts';
import type { Marks } from '../../db/search-marks.ts';
import type { KnownPassages } from './known-passages.ts';
import { marksOf } from './marks.ts';
import type { PassageHit, PassageRanking, Ranking, ShownGuide } from './search-index.ts';
import { snippetOf } from './snippet.ts';
import { type FoundPassage, readFound } from './store.ts';

/** Adds titles and snippets to what an engine ranked in a version of the library. */
export async function readGuideHits(
  passages: KnownPassages,
  { guides, marks }: Ranking,
  version: number,
): Promise<ShownGuide[]> {
  const stated = guides.flatMap(({ passageId, asked = [] }) =>
    asked.map((one) => one.passageId).filter((id) => id !== passageId),
  );
  const found = await passages.read([...guides.map((guide) => guide.passageId), ...stated], version);
  const pages = new Map(found.flatMap((one) => (one === undefined ? [] : [[one.passage.passageId, one.passage.page]])));
  return guides.flatMap(({ asked, follows, otherYears }, at): ShownGuide[] => {
    const passage = found[at];
    if (passage === undefined) return [];
    const shown = showPassage(passage, marks);
    const values = asked?.flatMap((one) => {
      const page = pages.get(one.passageId);
      return page === undefined ? [] : [{ ...one, page }];
    });
    if (values !== undefined && values.length > 0) shown.asked = values;
    if (follows !== undefined) shown.follows = follows;
    if (otherYears !== undefined) shown.otherYears = otherYears;
    return [shown];
  });
}

/**
 * What a result shows of a passage.
 *
 * @param marks what the snippet marks; see {@link Ranking}
 * @param said what is shown instead of a snippet that is cut from the passage
 */
export function showPassage({ passage, card }: FoundPassage, marks: Marks, said?: string): ShownGuide {
  // Field by field: a hundred of them are made for a search, and what is spread takes five times as long.
  return {
    guideId: card.guideId,
    title: card.title,
    employer: card.employer,
    type: card.type,
    planYear: card.planYear,
    industry: card.industry,
    state: card.state,
    employees: card.employees,
    pageCount: card.pageCount,
    sample: card.sample,
    passageId: passage.passageId,
    page: passage.page,
    heading: passage.heading,
    snippet: said ?? snippetOf(passage.text, marksOf(marks, passage.passageId), passage.heading),
  };
}

/** Adds titles and texts to passages that an engine ranked. A guide that was removed meanwhile is left out. */
export async function readPassageHits(db: Database, ranking: PassageRanking): Promise<PassageHit[]> {
  const found = await readFound(
    db,
    ranking.passages.map((hit) => hit.passageId),
  );
  return ranking.passages.flatMap(({ passageId, score, coverage }) => {
    const hit = found.get(passageId);
    return hit === undefined ? [] : [{ ...hit.card, ...hit.passage, score, coverage }];
  });
}
