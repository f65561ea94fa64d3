import type { Transaction } from '../../db/connect.ts';
import type { FoundFact } from '../found-fact.ts';
import { storedFact, storeFacts } from '../store.ts';

/** A fact with the guide and the passage that it is of. */
export interface FactRow extends Omit<FoundFact, 'ordinal'> {
  guideId: string;
  passageId: string;
}

export const insertFacts = (tx: Transaction, facts: readonly FactRow[]): Promise<void> =>
  storeFacts(
    tx,
    facts.map((fact) => storedFact(fact.guideId, fact.passageId, fact)),
  );

/** That parents have ten weeks, as the first words of a passage say it. */
export const leaveFact = (guideId: string, passageId: string | undefined): FactRow => ({
  guideId,
  passageId: passageId ?? '',
  metric: 'leave.parental_birth_weeks',
  value: 10,
  words: null,
  plan: null,
  planType: null,
  tier: null,
  network: null,
  quoteFrom: 0,
  quoteTo: 7,
  method: 'rule',
  confidence: 1,
  review: false,
});
