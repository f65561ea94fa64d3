import type { reviewFact as contract } from '../../contract/admin-library.ts';
import type { PartOf } from '../../contract/endpoint.ts';
import { keepValues } from '../analysis/keep-values.ts';
import type { Note } from '../db/act.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import * as facts from '../facts/review-fact.ts';
import { insertChange } from './store.ts';

/** What a guide states, with the words around each place. */
export const readFactsToReview = (db: Connection, guideId: string) => facts.readFactsToReview(db, guideId);

/** @throws Refusal `not_found` */
export const factToReview = (db: Connection, id: number) => facts.factToReview(db, id);

/** Confirms, corrects or takes away what a guide states; figures and search follow. */
export async function reviewGuideFact(
  tx: Transaction,
  id: number,
  decision: PartOf<typeof contract, 'body'>,
  note: Note,
): Promise<{ id: number }> {
  const { guideId } = await facts.reviewFact(tx, id, decision, note);
  await keepValues(tx, [guideId]);
  await insertChange(tx, guideId);
  return { id };
}
