import type { Connection } from '../../db/connect.ts';
import type { GuideHit, PassageHit, PassageRanking, Ranking } from './search-index.ts';
import { snippetOf } from './snippet.ts';
import { readCards, readPassages } from './store.ts';

/** Adds titles and texts to what an engine ranked. A guide that was removed meanwhile is left out. */
export async function readGuideHits(db: Connection, { guides, marks }: Ranking): Promise<GuideHit[]> {
  const [cards, passages] = await Promise.all([
    readCards(db, guides.map((guide) => guide.guideId)),
    readPassages(db, guides.map((guide) => guide.passageId)),
  ]); // prettier-ignore
  return guides.flatMap(({ guideId, passageId, score }) => {
    const card = cards.get(guideId);
    const passage = passages.get(passageId);
    if (card === undefined || passage === undefined) return [];
    const { page, heading, text } = passage;
    return [{ ...card, score, passageId, page, heading, snippet: snippetOf(text, marks) }];
  });
}

export async function readPassageHits(db: Connection, ranking: PassageRanking): Promise<PassageHit[]> {
  const [cards, passages] = await Promise.all([
    readCards(db, [...new Set(ranking.passages.map((hit) => hit.guideId))]),
    readPassages(db, ranking.passages.map((hit) => hit.passageId)),
  ]); // prettier-ignore
  return ranking.passages.flatMap(({ guideId, passageId, score, coverage }) => {
    const card = cards.get(guideId);
    const passage = passages.get(passageId);
    if (card === undefined || passage === undefined) return [];
    const { page, heading, text } = passage;
    return [{ ...card, score, coverage, passageId, page, heading, text }];
  });
}
