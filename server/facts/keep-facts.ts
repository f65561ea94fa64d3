import type { Transaction } from '../db/connect.ts';
import type { FoundFact } from './found-fact.ts';
import { deleteFacts, insertFacts } from './store.ts';

/** What was found in one guide, and the ids of its passages in their order. */
export interface GuideFacts {
  guideId: string;
  passageIds: readonly string[];
  facts: readonly FoundFact[];
}

/** Keeps the facts of guides whose passages are stored. */
export async function keepFacts(tx: Transaction, guides: readonly GuideFacts[]): Promise<void> {
  await insertFacts(
    tx,
    guides.flatMap(({ guideId, passageIds, facts }) =>
      facts.map(({ ordinal, ...fact }) => {
        const passageId = passageIds[ordinal];
        if (passageId === undefined)
          throw new Error(`A fact of guide ${guideId} is of passage ${ordinal}: there is none`);
        return { ...fact, guideId, passageId };
      }),
    ),
  );
}

/** Puts other facts in place of those of a guide. */
export async function replaceFacts(tx: Transaction, guide: GuideFacts): Promise<void> {
  await deleteFacts(tx, guide.guideId);
  await keepFacts(tx, [guide]);
}
