import type { Transaction } from '../db/connect.ts';
import type { FoundFact } from './found-fact.ts';
import { deleteFacts, listSaid, storedFact, storeFacts } from './store.ts';

/** What was found in one guide, and the ids of its passages in their order. */
export interface GuideFacts {
  guideId: string;
  passageIds: readonly string[];
  facts: readonly FoundFact[];
}

/** Keeps the facts of guides whose passages are stored. */
export async function keepFacts(tx: Transaction, guides: readonly GuideFacts[]): Promise<void> {
  await storeFacts(
    tx,
    guides.flatMap(({ guideId, passageIds, facts }) =>
      facts.map((fact) => {
        const passageId = passageIds[fact.ordinal];
        if (passageId === undefined)
          throw new Error(`A fact of guide ${guideId} is of passage ${fact.ordinal}: there is none`);
        return storedFact(guideId, passageId, fact);
      }),
    ),
  );
}

/** Puts other facts in place of those of a guide. What a person has confirmed or corrected stays, whatever is read. */
export async function replaceFacts(tx: Transaction, guide: GuideFacts): Promise<void> {
  await deleteFacts(tx, guide.guideId);
  const said = new Set((await listSaid(tx, guide.guideId)).map(subjectOf));
  await keepFacts(tx, [{ ...guide, facts: guide.facts.filter((fact) => !said.has(subjectOf(fact))) }]);
}

type Subject = Record<'metric' | 'plan' | 'tier' | 'network', string | null>;

/** What a fact is about: the same of two facts means that one says what the other says. */
const subjectOf = ({ metric, plan, tier, network }: Subject): string => JSON.stringify([metric, plan, tier, network]);
