import type { Employer } from './employer.ts';
import { limits, type PlanYear } from './limits.ts';
import { carriers } from './names.ts';
import { Random } from './random.ts';

export type PlanType = 'PPO' | 'HDHP' | 'HMO' | 'POS';

/** Employee only, employee + spouse, employee + children, family. */
export type Tiers = readonly [number, number, number, number];

/** A medical plan as it is modelled. Money is whole dollars; contributions are the employee's, a month. */
export interface MedicalPlan {
  name: string;
  type: PlanType;
  deductible: readonly [number, number];
  outOfPocket: readonly [number, number];
  /** The member's share after the deductible, in percent. */
  coinsurance: number;
  /** Primary care, specialist, urgent care, emergency room; null where the deductible applies instead. */
  copays: readonly [number, number, number, number] | null;
  /** Generic, preferred, other brands; null where the deductible applies first. */
  drugs: readonly [number, number, number] | null;
  /** The employer's contributions to the health savings account, a year; null without one. */
  hsaSeed: readonly [number, number] | null;
  premium: Tiers;
  contribution: Tiers;
}

export interface Medical {
  carrier: string;
  funding: 'self-funded' | 'level-funded' | 'fully insured';
  plans: readonly MedicalPlan[];
  tobaccoSurcharge: number | null;
  spousalSurcharge: number | null;
  optOutCredit: number | null;
  telehealthCopay: number;
}

/** Mean single premium a year, from KFF's survey; 2026 carries 2025 on by six percent. */
const singlePremium: Record<PlanYear, number> = { 2024: 8951, 2025: 9325, 2026: 9885 };
const typeFactor: Record<PlanType, number> = { PPO: 1.053, HDHP: 0.924, HMO: 0.97, POS: 0.96 };
const regionFactor = { Northeast: 1.04, Midwest: 1, South: 0.97, West: 1.01 } as const;
const tierFactor: Tiers = [1, 2.12, 1.86, 2.89];

/** Deductibles grow a little each year. */
const deductibleTrend: Record<PlanYear, number> = { 2024: 0.9, 2025: 0.91, 2026: 0.94 };
const selfFunded = {
  2024: { small: 0.2, large: 0.79 },
  2025: { small: 0.27, large: 0.8 },
  2026: { small: 0.28, large: 0.8 },
} as const;
/** Of small firms that do not fund themselves. */
const levelFunded: Record<PlanYear, number> = { 2024: 0.43, 2025: 0.5, 2026: 0.5 };
/** What workers of small firms pay of a family premium. */
const smallFamilyShare: Record<PlanYear, number> = { 2024: 0.31, 2025: 0.335, 2026: 0.335 };
/** How often each type of plan is offered, before size and region are looked at. */
const mix: Record<PlanYear, Record<PlanType, number>> = {
  2024: { PPO: 50, HDHP: 27, HMO: 10.7, POS: 10.3 },
  2025: { PPO: 45, HDHP: 36, HMO: 9.7, POS: 9 },
  2026: { PPO: 45, HDHP: 37, HMO: 9.5, POS: 8.5 },
};
/** How many plans of each type ask no deductible at all; KFF counts 13% of workers in such plans. */
const withoutDeductible: Record<PlanType, number> = { PPO: 0.05, HDHP: 0, HMO: 0.62, POS: 0.18 };

const round = (value: number, to: number): number => Math.round(value / to) * to;

/** Models the medical plans of an employer for a year; what it is like stays, what it costs moves. */
export function modelMedical(employer: Employer, year: PlanYear): Medical {
  const random = new Random(`medical ${employer.number}`);
  const small = employer.employees < 200;
  const types = planTypes(random, employer, year);
  const mood = employer.generosity + random.normal(0, 0.4);
  const deductibleBase =
    (small ? 2560 : 1540) * deductibleTrend[year] * Math.exp(-0.16 * mood + random.normal(0, 0.22));
  const shareBase = {
    single: Math.max(0, 0.165 - 0.035 * mood + random.normal(0, 0.035)),
    family: (small ? smallFamilyShare[year] : 0.235) - 0.03 * mood,
  };
  const freeSingle = random.chance(small ? 0.28 : 0.06);
  const names = random.pick<Record<PlanType, string>>([
    { PPO: 'PPO', HDHP: 'HDHP with HSA', HMO: 'HMO', POS: 'POS' },
    { PPO: 'Choice PPO', HDHP: 'Saver HDHP', HMO: 'Network HMO', POS: 'Point of Service' },
    { PPO: 'Premier PPO', HDHP: 'Consumer HDHP', HMO: 'Select HMO', POS: 'Flex POS' },
  ]);
  return {
    carrier: random.pick(carriers),
    funding: random.chance(selfFunded[year][small ? 'small' : 'large'])
      ? 'self-funded'
      : small && random.chance(levelFunded[year])
        ? 'level-funded'
        : 'fully insured',
    plans: types.map((type, at) => {
      const own = new Random(`medical ${employer.number} ${type}`);
      const second = types.indexOf(type) < at;
      const level = (type === 'HDHP' ? 1.55 : type === 'HMO' ? 0.55 : 0.85) * (second ? 1.5 : 1);
      const premium =
        singlePremium[year] * typeFactor[type] * regionFactor[employer.region] * employer.industry.premium;
      const monthly = (premium * (second ? 0.93 : 1) * Math.exp(own.normal(0, 0.07))) / 12;
      const share = type === 'HDHP' ? 0.8 : type === 'PPO' ? 1.12 : 1;
      return plan(own, {
        name: second ? `${names[type]} Basic` : names[type],
        type,
        year,
        deductible: deductibleBase * level,
        monthly,
        shares: [freeSingle && type !== 'PPO' ? 0 : shareBase.single * share, shareBase.family * share],
        mood,
      });
    }),
    tobaccoSurcharge: random.chance(small ? 0.08 : 0.22) ? random.pick([25, 40, 50, 75, 100]) : null,
    spousalSurcharge: random.chance(small ? 0.03 : 0.15) ? random.pick([75, 100, 125, 150]) : null,
    optOutCredit: random.chance(0.14) ? random.pick([50, 75, 100, 150]) : null,
    telehealthCopay: random.pick([0, 0, 10, 25, 49]),
  };
}

/** One to three plans, in the proportions of KFF's plan mix. */
function planTypes(random: Random, { employees, region }: Employer, year: PlanYear): PlanType[] {
  const small = employees < 200;
  const often = mix[year];
  const wanted = employees < 200 ? random.weighted([[1, 55], [2, 35], [3, 10]]) : random.weighted([[1, 15], [2, 45], [3, 40]]); // prettier-ignore
  const types: PlanType[] = [];
  while (types.length < wanted) {
    const type = random.weighted<PlanType>([
      ['PPO', often.PPO * (small ? 0.85 : 1.05)],
      ['HDHP', often.HDHP * (small ? 0.9 : 1)],
      ['HMO', often.HMO * (region === 'West' ? 2.2 : region === 'Midwest' ? 0.5 : 0.9)],
      ['POS', often.POS * (small ? 2 : 0.6)],
    ]);
    if (types.filter((one) => one === type).length < (type === 'PPO' && wanted === 3 ? 2 : 1)) types.push(type);
  }
  return types.sort();
}

interface Wanted {
  name: string;
  type: PlanType;
  year: PlanYear;
  deductible: number;
  monthly: number;
  shares: readonly [number, number];
  mood: number;
}

function plan(random: Random, { name, type, year, deductible, monthly, shares, mood }: Wanted): MedicalPlan {
  const law = limits[year];
  const high = type === 'HDHP';
  const least = high ? law.hdhpDeductible[0] : 0;
  const single = random.chance(withoutDeductible[type])
    ? 0
    : Math.min(6500, Math.max(least, 250, round(deductible, deductible < 1000 ? 50 : 250)));
  const most = high ? law.hdhpDeductible[0] * 5 : law.outOfPocket[0];
  const limit = Math.max(single, Math.min(most, round(single + 2200 + Math.abs(random.normal(900, 900)), 250)));
  const premium = tierFactor.map((factor) => Math.round(monthly * factor));
  const [tierOne = 0, tierTwo = 0, tierThree = 0, tierFour = 0] = premium;
  const pay = (tier: number, share: number): number => Math.round(tier * Math.max(0, share));
  const copays = random.pick<NonNullable<MedicalPlan['copays']>>([[20, 40, 50, 150], [25, 45, 60, 250], [30, 50, 75, 300], [35, 60, 75, 350]]); // prettier-ignore
  const drugs = random.pick<NonNullable<MedicalPlan['drugs']>>([
    [10, 35, 60],
    [10, 40, 75],
    [15, 45, 80],
    [5, 30, 60],
  ]);
  const seed = high && random.chance(0.77) ? round(Math.max(200, 550 + 220 * mood + random.normal(0, 200)), 50) : null;
  return {
    name,
    type,
    deductible: [single, single * 2],
    outOfPocket: [limit, limit * 2],
    coinsurance: type === 'HMO' && random.chance(0.4) ? 0 : random.weighted([[10, 20], [20, 60], [30, 20]]), // prettier-ignore
    copays: high ? null : copays,
    drugs: high ? null : drugs,
    hsaSeed: seed === null ? null : [seed, seed * 2],
    premium: [tierOne, tierTwo, tierThree, tierFour],
    contribution: [
      pay(tierOne, shares[0]),
      pay(tierTwo, shares[1] * 0.98),
      pay(tierThree, shares[1] * 0.93),
      pay(tierFour, shares[1]),
    ],
  };
}
