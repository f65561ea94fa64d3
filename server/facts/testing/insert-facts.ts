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
