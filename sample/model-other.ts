import type { Employer } from './employer.ts';
import { limits, type PlanYear } from './limits.ts';
import { dentalCarriers, eapVendors, lifeCarriers, recordKeepers, visionCarriers } from './names.ts';
import { Random } from './random.ts';

/** What an employer offers beside medical cover. Null is: not offered, or not stated in the guide. Money is dollars. */
export interface Others {
  /** `waiting.days` counts the days that are named: the first of the month after hire is 0. */
  eligibility: { hours: number; waiting: { words: string; days: number }; dependentAge: 26 };
  dental: {
    carrier: string;
    deductible: number;
    maximum: number;
    orthodontia: number | null;
    contribution: readonly [number, number];
  } | null;
  vision: { carrier: string; exam: number; frames: number; contribution: readonly [number, number] } | null;
  life: { carrier: string; multiple: number | null; flat: number | null } | null;
  shortTerm: { percent: number; weekly: number; waitingDays: number; weeks: number } | null;
  longTerm: { percent: number; monthly: number; afterDays: number } | null;
  fsa: { health: number; carryover: number; dependentCare: number } | null;
  retirement: Retirement | null;
  vacation: Vacation;
  sickDays: number | null;
  holidays: number;
  parental: { birth: number; other: number; pay: number } | null;
  bereavement: readonly [number, number] | null;
  caregiverDays: number | null;
  sabbatical: { weeks: number; years: number } | null;
  eap: { vendor: string; sessions: number } | null;
  wellness: number | null;
  tuition: number | null;
  commuter: number | null;
  adoption: number | null;
  fertility: number | null;
  glp1: boolean | null;
  homeOffice: number | null;
}

export interface Retirement {
  plan: '401(k)' | '403(b)';
  keeper: string;
  /** Percent matched of percent of pay, tier by tier. */
  match: readonly (readonly [number, number])[];
  nonElective: number | null;
  vesting: 'immediate' | 'three-year cliff' | 'five-year graded';
  autoEnroll: number | null;
  roth: boolean;
}

export type Vacation =
  | { kind: 'unlimited' }
  | { kind: 'pto' | 'vacation'; days: readonly [number, number, number, number] };

/** Models everything but medical cover. Chances follow the published access rates by size. */
export function modelOthers(employer: Employer, year: PlanYear): Others {
  const random = new Random(`others ${employer.number}`);
  const { employees, generosity } = employer;
  const size = employees < 100 ? 0 : employees < 500 ? 1 : 2;
  const bySize = (small: number, middle: number, large: number): boolean =>
    random.chance([small, middle, large][size] ?? large);
  const some = <Value>(is: boolean, value: Value): Value | null => (is ? value : null);
  const law = limits[year];
  return {
    eligibility: {
      hours: random.pick([30, 30, 30, 32, 40, 20]),
      waiting: random.pick([
        { words: 'on the first of the month after your hire date', days: 0 },
        { words: 'on the first of the month after 30 days of work', days: 30 },
        { words: 'on your first day of work', days: 0 },
        { words: 'after 60 days of work', days: 60 },
      ]),
      dependentAge: 26,
    },
    dental: some(bySize(0.75, 0.92, 0.97), {
      carrier: random.pick(dentalCarriers),
      deductible: random.pick([50, 50, 75, 25]),
      maximum: random.pick([1000, 1250, 1500, 1500, 2000, 2500]),
      orthodontia: some(random.chance(0.6), random.pick([1000, 1500, 2000])),
      contribution: spread(random, 9, 34),
    }),
    vision: some(bySize(0.6, 0.85, 0.93), {
      carrier: random.pick(visionCarriers),
      exam: random.pick([0, 10, 10, 20]),
      frames: random.pick([130, 150, 150, 175, 200]),
      contribution: spread(random, 4, 12),
    }),
    life: some(bySize(0.42, 0.72, 0.87), { carrier: random.pick(lifeCarriers), ...lifeAmount(random) }),
    shortTerm: some(bySize(0.29, 0.53, 0.68), {
      percent: random.pick([60, 60, 66, 50]),
      weekly: random.pick([1000, 1500, 2000, 2500]),
      waitingDays: random.pick([7, 7, 14]),
      weeks: random.pick([11, 12, 13, 26]),
    }),
    longTerm: some(bySize(0.3, 0.5, 0.7), {
      percent: random.pick([60, 60, 50]),
      monthly: random.pick([5000, 7500, 10_000, 15_000]),
      afterDays: random.pick([90, 90, 180]),
    }),
    fsa: some(bySize(0.45, 0.75, 0.9), {
      health: law.fsa,
      carryover: law.fsaCarryover,
      dependentCare: law.dependentCare,
    }),
    retirement: some(bySize(0.59, 0.86, 0.9), modelRetirement(random, employer)),
    vacation: modelVacation(random, employer),
    sickDays: some(random.chance(0.7), random.pick([5, 6, 7, 8, 10])),
    holidays: Math.max(8, Math.min(15, Math.round(random.normal(10.3 + 0.6 * generosity, 1.2)))),
    parental: some(random.chance(0.42 + 0.14 * generosity), modelParental(random, generosity)),
    bereavement: some(random.chance(0.9), random.pick<readonly [number, number]>([[3, 1], [5, 3], [5, 2], [4, 2]])), // prettier-ignore
    caregiverDays: some(random.chance(0.12 + 0.08 * generosity), random.pick([5, 10, 15, 20])),
    sabbatical: some(random.chance(0.04 + 0.04 * generosity), {
      weeks: random.pick([4, 6, 8]),
      years: random.pick([5, 7, 10]),
    }),
    eap: some(bySize(0.5, 0.8, 0.93), { vendor: random.pick(eapVendors), sessions: random.pick([3, 5, 6, 8]) }),
    wellness: some(random.chance(0.35 + 0.1 * generosity), random.pick([100, 200, 240, 300, 500, 600])),
    tuition: some(random.chance(0.45 + 0.1 * generosity), random.pick([2000, 3000, 4000, 5250])),
    commuter: some(random.chance(0.25 + 0.08 * generosity), law.commuter),
    adoption: some(random.chance(0.18 + 0.08 * generosity), random.pick([3000, 5000, 7500, 10_000])),
    fertility: some(random.chance(0.16 + 0.1 * generosity), random.pick([10_000, 15_000, 20_000, 25_000])),
    glp1: random.chance(0.35) ? random.chance(employees > 5000 ? 0.43 : 0.25) : null,
    homeOffice: some(random.chance(0.12 + 0.1 * generosity), random.pick([300, 500, 750, 1000])),
  };
}

function spread(random: Random, single: number, family: number): readonly [number, number] {
  return [Math.round(single * (0.5 + random.next())), Math.round(family * (0.6 + 0.9 * random.next()))];
}

function lifeAmount(random: Random): { multiple: number | null; flat: number | null } {
  return random.chance(0.6)
    ? { multiple: random.pick([1, 1, 2, 1.5]), flat: null }
    : { multiple: null, flat: random.pick([20_000, 25_000, 50_000]) };
}

/** Formulas in the proportions that recordkeepers report. */
function modelRetirement(random: Random, { industry, generosity }: Employer): Retirement {
  const match = random.weighted<Retirement['match']>([
    [[[50, 6]], 17],
    [[[100, 3], [50, 2]], 24],
    [[[100, 4]], 11],
    [[[100, 6]], 6 + 3 * Math.max(0, generosity)],
    [[[50, 4]], 10],
    [[[100, 3]], 9],
    [[[25, 6]], 6],
    [[[75, 6]], 4],
    [[[50, 8]], 4],
    [[], 14],
  ]); // prettier-ignore
  const nonElective = (match.length === 0 ? random.chance(0.72) : random.chance(0.42))
    ? random.pick([2, 3, 3, 4, 5])
    : null;
  return {
    plan: ['Education', 'Nonprofit'].includes(industry.name) ? '403(b)' : '401(k)',
    keeper: random.pick(recordKeepers),
    match,
    nonElective,
    vesting: random.weighted([['immediate', 45], ['three-year cliff', 22], ['five-year graded', 33]]), // prettier-ignore
    autoEnroll: random.chance(0.61) ? random.pick([3, 4, 5, 6, 6]) : null,
    roth: random.chance(0.86),
  };
}

function modelVacation(random: Random, { industry, generosity }: Employer): Vacation {
  if (random.chance(industry.name === 'Technology' ? 0.4 : 0.05 + 0.04 * generosity)) return { kind: 'unlimited' };
  const kind = random.chance(0.47) ? 'pto' : 'vacation';
  const first = Math.round(random.normal(kind === 'pto' ? 15 : 11.5, 2.2) + industry.vacation + generosity);
  const start = Math.max(5, first);
  return { kind, days: [start, start + random.int(3, 5), start + random.int(5, 7), start + random.int(7, 9)] };
}

function modelParental(random: Random, generosity: number): { birth: number; other: number; pay: number } {
  const usual =
    generosity > 0.8
      ? ([12, 12, 16, 16, 18, 20] as const)
      : generosity > 0
        ? ([6, 8, 8, 10, 12] as const)
        : ([2, 4, 6, 6, 8] as const);
  const birth = random.pick<number>(usual);
  return {
    birth,
    other: random.chance(0.5) ? birth : Math.max(1, Math.round(birth * 0.65)),
    pay: random.chance(0.8) ? 100 : 60,
  };
}
