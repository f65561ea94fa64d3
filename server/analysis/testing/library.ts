import type { MetricKey } from '../../../contract/metrics.ts';
import { type Database, inTransaction } from '../../db/connect.ts';
import { keepFacts } from '../../facts/keep-facts.ts';
import { addGuide } from '../../testing/guides.ts';
import { keepValues } from '../keep-values.ts';
import type { LibraryFact, LibraryGuide } from './reference.ts';

/** A random number generator of which the same seed always gives the same numbers (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <One>(random: () => number, list: readonly [One, ...One[]]): One =>
  list[Math.floor(random() * list.length)] ?? list[0];

/** Employers with one to three guides each, which state a few facts of every kind, some of them doubly or by plan. */
export async function addLibrary(db: Database, employers: number, seed = 7): Promise<LibraryGuide[]> {
  const random = seeded(seed);
  const guides: LibraryGuide[] = [];
  for (let at = 0; at < employers; at += 1) {
    const industry = pick(random, ['Technology', 'Retail', 'Healthcare', null]);
    const state = pick(random, ['TX', 'CA', 'NY', 'OH', null]);
    const many = pick(random, [1, 1, 2, 3]);
    for (let of = 0; of < many; of += 1) {
      const known = {
        employer: `Employer ${at}`,
        year: pick(random, [2023, 2024, 2025, null]),
        industry,
        state,
        employees: pick(random, [30, 120, 320, 900, 2_000, 9_000, null]),
        sample: random() < 0.5,
      };
      const facts = factsOf(random);
      guides.push({ ...known, id: await add(db, known, facts), facts });
    }
  }
  return guides;
}

function factsOf(random: () => number): LibraryFact[] {
  const fact = (metric: MetricKey, of: Partial<LibraryFact>): LibraryFact => ({
    metric,
    planType: null,
    tier: null,
    network: null,
    value: null,
    words: null,
    ...of,
  });
  const plans = pick<(string | null)[]>(random, [['PPO'], ['PPO', 'HDHP'], ['HMO', null], [null]]);
  const amounts = plans.flatMap((planType) =>
    (['individual', 'family'] as const).flatMap((tier) =>
      random() < 0.8
        ? [fact('medical.deductible', { planType, tier, network: 'in', value: 250 * Math.round(random() * 20) })]
        : [],
    ),
  );
  return [
    ...amounts,
    ...plans.flatMap((planType) =>
      planType === null ? [] : [fact('medical.plan_type', { planType, words: planType })],
    ),
    ...(random() < 0.7 ? [fact('time_off.days_year_1', { value: 10 + Math.round(random() * 15) })] : []),
    ...(random() < 0.6 ? [fact('medical.funding', { words: pick(random, ['self-funded', 'fully insured']) })] : []),
    ...(random() < 0.6
      ? [
          fact('medical.carrier', {
            words: pick(random, ['Aetna', 'Aetna Life', 'BlueCross of Ohio', 'Quillmere Mutual']),
          }),
        ]
      : []),
    ...(random() < 0.6 ? [fact('hsa.eligible', { words: pick(random, ['yes', 'yes', 'no']) })] : []),
    ...(random() < 0.3 ? [fact('hsa.employer_contribution', { tier: 'individual', value: 500 })] : []),
  ];
}

async function add(
  db: Database,
  known: Omit<LibraryGuide, 'id' | 'facts'>,
  facts: readonly LibraryFact[],
): Promise<string> {
  const { employer, year, industry, state, employees, sample } = known;
  const guide = await addGuide(db, {
    employer,
    planYear: year,
    sample,
    ...(industry !== null && { industry }),
    ...(state !== null && { state }),
    ...(employees !== null && { employees }),
    passages: [[1, 'Plans', 'What is offered is stated here.']],
  });
  const found = facts.map((fact) => ({
    ...fact,
    plan: fact.planType,
    tier: fact.tier as 'individual' | null,
    network: fact.network as 'in' | null,
    ordinal: 0,
    quoteFrom: 0,
    quoteTo: 10,
    method: 'rule' as const,
    confidence: 1,
    review: false,
  }));
  await inTransaction(db, async (tx) => {
    await keepFacts(tx, [{ guideId: guide.id, passageIds: guide.passageIds, facts: found }]);
    await keepValues(tx, [guide.id]);
  });
  return guide.id;
}
