import type { MedicalPlan, Pair, PlanType, Tiers } from './benefits.ts';
import { limits, type PlanYear } from './limits.ts';
import type { Random } from './random.ts';

/** What a plan is to be like, before it is brought to round amounts and to what the law allows. */
interface Wanted {
  name: string;
  type: PlanType;
  year: PlanYear;
  network: string;
  deductible: number;
  /** The whole premium of one person. */
  monthly: number;
  /** What people pay of a single and of a family premium. */
  shares: Pair;
  /** About 0: how rich the employer's benefits are beside others. */
  mood: number;
  /** What one carrier asks of members in every plan of the employer. */
  terms: PlanTerms;
  /** What each level of coverage costs beside one person, and what people pay of it beside a family. */
  levels: Levels;
  /** Whether it is the cheaper one of two of the same type: it pays less than the other wherever they differ. */
  leaner: boolean;
}

interface Levels {
  premium: Tiers;
  share: Tiers;
}

/** What levels cost beside each other: every insurer and every employer has its own way, near the usual one. */
export function levelsOf(random: Random): Levels {
  const near = (usual: number, by: number): number => usual + by * Math.max(-2, Math.min(2, random.normal(0, 1)));
  return {
    premium: [1, near(2.12, 0.04), near(1.86, 0.04), near(2.89, 0.07)],
    share: [1, near(0.97, 0.03), near(0.91, 0.03), 1],
  };
}

/** How many plans of each type ask no deductible at all; KFF counts 13% of workers in such plans. */
const withoutDeductible: Record<PlanType, number> = { PPO: 0.05, HDHP: 0, HMO: 0.62, EPO: 0.62, POS: 0.18 };

const round = (value: number, to: number): number => Math.round(value / to) * to;
const twice = (amount: number): Pair => [amount, amount * 2];

type Copays = NonNullable<MedicalPlan['copays']>;
/** What a visit costs: to the family doctor, a specialist, urgent care and the emergency room; and what a leaner plan asks. */
const visitCopays: readonly [readonly [Copays, Copays], ...(readonly [Copays, Copays])[]] = [
  [[20, 40, 50, 150], [25, 45, 60, 250]],
  [[25, 45, 60, 250], [30, 50, 75, 300]],
  [[30, 50, 75, 300], [35, 60, 75, 350]],
  [[35, 60, 75, 350], [40, 70, 90, 400]],
]; // prettier-ignore

interface PlanTerms {
  /** Of a usual and of a leaner plan. */
  visits: readonly [Copays, Copays];
  drugs: NonNullable<MedicalPlan['drugs']>;
  specialtyDrug: number;
  /** The member's share in percent, in every plan but a leaner one. */
  coinsurance: number;
  /** How far above the deductible the out-of-pocket maximum lies in every plan. */
  headroom: number;
}

export const termsOf = (random: Random): PlanTerms => ({
  visits: random.pick(visitCopays),
  drugs: random.pick<PlanTerms['drugs']>([[10, 35, 60], [10, 40, 75], [15, 45, 80], [5, 30, 60]]), // prettier-ignore
  specialtyDrug: random.pick([100, 150, 200, 250]),
  coinsurance: random.weighted([[10, 20], [20, 60], [30, 20]]), // prettier-ignore
  headroom: 2200 + Math.abs(random.normal(900, 900)),
});

/** Models one medical plan. */
export function modelPlan(
  random: Random,
  { name, type, year, network, deductible, monthly, shares, mood, terms, levels, leaner }: Wanted,
): MedicalPlan {
  const law = limits[year];
  const high = type === 'HDHP';
  const local = type === 'HMO' || type === 'EPO';
  const least = high ? law.hdhpDeductible[0] : 0;
  const hasNone = random.chance(withoutDeductible[type]) && !leaner;
  const single = hasNone ? 0 : Math.min(6500, Math.max(least, 250, round(deductible, deductible < 1000 ? 50 : 250)));
  const most = high ? law.hdhpDeductible[0] * 5 : law.outOfPocket[0];
  const limit = Math.max(single, Math.min(most, round(single + terms.headroom, 250)));
  const [one, two, three, four] = levels.premium.map((factor) => Math.round(monthly * factor));
  const premium: Tiers = [one ?? 0, two ?? 0, three ?? 0, four ?? 0];
  const pay = (tier: number, share: number): number => Math.round(tier * Math.max(0, share));
  const seed = high && random.chance(0.77) ? round(Math.max(200, 550 + 220 * mood + random.normal(0, 200)), 50) : null;
  const coinsurance = local && random.chance(0.4) ? 0 : terms.coinsurance + (leaner ? 10 : 0);
  const hospital = local && random.chance(0.5) ? random.pick([250, 350, 500]) : null;
  const leftOpen = local || (high && random.chance(0.12));
  const helped = !high && single >= 1500 && random.chance(0.2);
  return {
    name,
    type,
    network,
    deductible: twice(single),
    outOfPocket: twice(limit),
    coinsurance,
    outside: leftOpen
      ? null
      : {
          deductible: twice(Math.min(10_000, Math.max(500, single * 2))),
          outOfPocket: twice(limit * 2),
          coinsurance: Math.min(50, coinsurance + 20),
        },
    copays: high ? null : terms.visits[leaner ? 1 : 0],
    hospitalCopay: hospital,
    referral: type === 'HMO' || (type === 'POS' && random.chance(0.5)),
    drugs: high ? null : terms.drugs,
    specialtyDrug: high ? null : terms.specialtyDrug,
    hsaSeed: seed === null ? null : twice(seed),
    hra: helped ? twice(round(single * random.pick([0.3, 0.4, 0.5]), 50)) : null,
    premium,
    contribution: [
      pay(premium[0], shares[0]),
      pay(premium[1], shares[1] * levels.share[1]),
      pay(premium[2], shares[1] * levels.share[2]),
      pay(premium[3], shares[1]),
    ],
  };
}
