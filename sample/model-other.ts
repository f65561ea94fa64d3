import type { DaysByService, Dental, Life, Others, Tiers, Vacation, Vision } from './benefits.ts';
import type { Employer } from './employer.ts';
import { holidaysOf, MOST_HOLIDAYS } from './holidays.ts';
import { limits, type PlanYear } from './limits.ts';
import { modelRetirement } from './model-retirement.ts';
import { modelVoluntary } from './model-voluntary.ts';
import { Random } from './random.ts';
import { stateLeaveOf, stateSickOf } from './state-leave.ts';
import { type Vendor, type VendorLine, vendorsOf } from './vendors.ts';

/** Models everything but medical cover. Chances follow the published access rates by size. */
export function modelOthers(employer: Employer, year: PlanYear): Others {
  const random = new Random(`others ${employer.number}`);
  const { employees, generosity, sector, state } = employer;
  const size = employees < 100 ? 0 : employees < 500 ? 1 : 2;
  const bySize = (small: number, middle: number, large: number): boolean =>
    random.chance([small, middle, large][size] ?? large);
  const some = <Value>(is: boolean, value: Value): Value | null => (is ? value : null);
  const law = limits[year];
  /** What small employers seldom have, and large ones often. */
  const extra = (often: number): boolean => random.chance(often * ([0.5, 0.9, 1.15][size] ?? 1));
  const isOffice = employer.industry.hourly < 60;
  const parental = random.chance(0.375 + 0.14 * generosity);
  const insurer = chosen(employer, year, 'life');
  const counselor = chosen(employer, year, 'eap');
  const vacation = modelVacation(random, employer);
  const shorter = ['Retail', 'Hospitality'].includes(employer.industry.name) ? 2.5 : 0;
  const holidays = Math.max(
    6,
    Math.min(
      MOST_HOLIDAYS,
      Math.round(random.normal(10.3 + 0.6 * generosity + (sector === 'public' ? 1.5 : 0) - shorter, 1.2)),
    ),
  );
  return {
    eligibility: modelEligibility(random, employer),
    dental: some(bySize(0.75, 0.92, 0.97), modelDental(random, employer, year)),
    vision: some(bySize(0.6, 0.85, 0.93), modelVision(random, employer, year)),
    life: some(bySize(0.4, 0.72, 0.87), modelLife(random, insurer)),
    shortTerm: some(bySize(0.33, 0.55, 0.68), {
      percent: random.pick([60, 60, 66, 50]),
      weekly: random.pick([1000, 1500, 2000, 2500]),
      waitingDays: random.pick([7, 7, 14]),
      weeks: random.pick([11, 12, 13, 26]),
      paidBy: random.chance(0.7) ? 'company' : 'employee',
    }),
    longTerm: some(bySize(0.3, 0.5, 0.7), {
      percent: random.pick([60, 60, 50]),
      monthly: random.pick([5000, 7500, 10_000, 15_000]),
      afterDays: random.pick([90, 90, 180]),
      paidBy: random.chance(0.75) ? 'company' : 'employee',
    }),
    fsa: some(bySize(0.45, 0.75, 0.9), {
      health: law.fsa,
      carryover: law.fsaCarryover,
      dependentCare: law.dependentCare,
      vendor: random.pick(vendorsOf('accounts')),
    }),
    retirement: some(bySize(0.63, 0.86, 0.9), modelRetirement(random, employer)),
    vacation,
    carryoverDays: some(vacation.kind !== 'unlimited' && random.chance(0.5), random.pick([5, 10])),
    sickDays: some(random.chance(0.7) && vacation.kind !== 'pto', random.pick([5, 6, 7, 8, 10])),
    holidays,
    named: holidaysOf(random, holidays),
    floating: some(random.chance(0.28), random.pick([1, 1, 2, 3])),
    parental: some(parental, modelParental(random, generosity)),
    bereavement: some(random.chance(0.9), random.pick<readonly [number, number]>([[3, 1], [5, 3], [5, 2], [4, 2]])), // prettier-ignore
    juryDays: some(random.chance(0.45), random.pick([3, 5, 5, 10])),
    volunteerDays: some(extra(0.14 + 0.08 * generosity), random.pick([1, 1, 2, 3])),
    caregiverDays: some(extra(0.12 + 0.08 * generosity), random.pick([5, 10, 15, 20])),
    sabbatical: some(extra(0.05 + 0.05 * generosity), {
      weeks: random.pick([4, 6, 8]),
      years: random.pick([5, 7, 10]),
    }),
    stateLeave: stateLeaveOf(state, year),
    stateSick: stateSickOf(employer, year),
    eap: some(bySize(0.5, 0.8, 0.93), { vendor: counselor.name, by: counselor, sessions: random.pick([3, 5, 6, 8]) }),
    wellness: some(extra(0.35 + 0.1 * generosity), random.pick([100, 200, 240, 300, 500, 600])),
    tuition: some(extra(0.45 + 0.1 * generosity), random.pick([2000, 3000, 4000, 5250])),
    studentLoans: some(extra(0.07 + 0.05 * generosity), random.pick<NonNullable<Others['studentLoans']>>(loans)),
    commuter: some(random.chance(0.25 + 0.08 * generosity), law.commuter),
    adoption: some(extra(0.18 + 0.08 * generosity), random.pick([3000, 5000, 7500, 10_000])),
    fertility: some(extra(0.16 + 0.1 * generosity), random.pick([10_000, 15_000, 20_000, 25_000])),
    glp1: random.chance(0.35) ? random.chance(employees > 5000 ? 0.43 : 0.25) : null,
    homeOffice: some(isOffice && random.chance(0.2 + 0.12 * generosity), random.pick([300, 500, 750, 1000])),
    phone: some(isOffice && random.chance(0.14 + 0.08 * generosity), random.pick([25, 40, 50, 75])),
    voluntary: modelVoluntary(employer),
  };
}

const loans = [
  { monthly: 50, lifetime: 5000 },
  { monthly: 100, lifetime: 10_000 },
  { monthly: 150, lifetime: 10_000 },
] as const;

/** Whom an employer has a benefit from; now and then it goes to another one. */
function chosen({ number }: Employer, year: PlanYear, line: VendorLine): Vendor {
  const random = new Random(`${line} of ${number}`);
  let vendor = random.pick(vendorsOf(line));
  for (let at = 2025; at <= year; at += 1) {
    const other = random.pick(vendorsOf(line));
    if (random.chance(0.06)) vendor = other;
  }
  return vendor;
}

function modelEligibility(random: Random, { employees, state, workforce }: Employer): Others['eligibility'] {
  // An employer of fifty or more pays a penalty where it leaves out who works thirty hours.
  const usual = employees < 50 ? random.pick([30, 30, 32, 40]) : random.pick([30, 30, 30, 30, 24, 20]);
  // Hawaii asks for health cover from 20 hours on.
  const hours = state === 'HI' ? 20 : usual;
  return {
    hours,
    waiting: random.pick([
      { words: 'on the first of the month after your hire date', days: 0 },
      { words: 'on the first of the month after 30 days of work', days: 30 },
      { words: 'on your first day of work', days: 0 },
      { words: 'after 60 days of work', days: 60 },
    ]),
    dependentAge: 26,
    domesticPartner: random.chance(0.62),
    enrollmentDays: random.pick([30, 30, 31, 60]),
    eventDays: random.pick([30, 30, 31, 60]),
    partTime: workforce.partTime >= 10 && hours >= 30,
  };
}

/** One plan, or a lower and a higher one at larger employers. */
function modelDental(random: Random, employer: Employer, year: PlanYear): Dental {
  const vendor = chosen(employer, year, 'dental');
  const maximum = random.pick([1000, 1250, 1500, 1500, 2000, 2500]);
  const plan: Dental['plans'][0] = {
    name: 'Dental PPO',
    deductible: random.pick([50, 50, 75, 25]),
    maximum,
    basic: random.pick([80, 80, 80, 90]),
    major: random.pick([50, 50, 50, 60]),
    orthodontia: random.chance(0.6) ? random.pick([1000, 1500, 2000]) : null,
    orthodontiaFor: random.chance(0.7) ? 'children up to age 19' : 'children and adults',
    waitingMonths: random.chance(0.12) ? random.pick([6, 12]) : null,
    contribution: spread(random, 9, 34),
  };
  if (!random.chance(employer.employees < 500 ? 0.12 : 0.38)) return { carrier: vendor.name, vendor, plans: [plan] };
  const low = {
    ...plan,
    name: 'Low Dental PPO',
    maximum: Math.max(750, maximum - 500),
    orthodontia: null,
    major: 50,
    basic: 80,
  };
  const dearer = random.int(16, 24) / 10;
  const [one, two, three, four] = plan.contribution.map((amount) => Math.round(amount * dearer) + 2);
  const high = { ...plan, name: 'High Dental PPO', contribution: [one ?? 0, two ?? 0, three ?? 0, four ?? 0] as const };
  return { carrier: vendor.name, vendor, plans: [low, high] };
}

function modelVision(random: Random, employer: Employer, year: PlanYear): Vision {
  const vendor = chosen(employer, year, 'vision');
  const frames = random.pick([130, 150, 150, 175, 200]);
  return {
    carrier: vendor.name,
    vendor,
    exam: random.pick([0, 10, 10, 20]),
    materials: random.pick([10, 25, 25, 20]),
    frames,
    contacts: Math.max(120, frames - random.pick([0, 0, 20])),
    framesEvery: random.pick([12, 24]),
    contribution: spread(random, 4, 12),
  };
}

/** What two, one with children and a family pay lies between and around what one and a family are drawn at. */
function spread(random: Random, single: number, family: number): Tiers {
  const one = Math.round(single * (0.5 + random.next()));
  const four = Math.max(one + 2, Math.round(family * (0.6 + 0.9 * random.next())));
  const between = (share: number): number => Math.round(one + (four - one) * share);
  return [one, between(0.42), between(0.5), four];
}

function modelLife(random: Random, vendor: Vendor): Life {
  const multiple = random.chance(0.6) ? random.pick([1, 1, 2, 1.5]) : null;
  const flat = random.pick([20_000, 25_000, 50_000]);
  return {
    carrier: vendor.name,
    vendor,
    multiple,
    flat: multiple === null ? flat : null,
    maximum: multiple === null ? null : random.pick([150_000, 200_000, 300_000, 500_000]),
    supplemental: random.chance(0.7) ? random.pick<NonNullable<Life['supplemental']>>(supplements) : null,
  };
}

const supplements = [
  { guaranteed: 100_000, maximum: 300_000, spouse: 25_000, child: 10_000 },
  { guaranteed: 150_000, maximum: 500_000, spouse: 50_000, child: 10_000 },
  { guaranteed: 200_000, maximum: 750_000, spouse: 50_000, child: 20_000 },
] as const;

function modelVacation(random: Random, employer: Employer): Vacation {
  const { industry, generosity, sector, workforce, number } = employer;
  const unlimited = industry.name === 'Technology' ? 0.42 : industry.hourly < 30 ? 0.12 + 0.06 * generosity : 0;
  if (sector !== 'public' && random.chance(unlimited)) {
    const hourly = workforce.hourly < 8 ? null : daysByService(new Random(`hourly ${number}`), employer, 'pto');
    return { kind: 'unlimited', hourly };
  }
  const kind = random.chance(0.47) ? 'pto' : 'vacation';
  return { kind, days: daysByService(random, employer, kind) };
}

function daysByService(random: Random, { industry, generosity }: Employer, kind: 'pto' | 'vacation'): DaysByService {
  const first = Math.round(random.normal(kind === 'pto' ? 13.9 : 11.5, 2.2) + industry.vacation + generosity);
  const start = Math.max(5, first);
  const more = kind === 'pto' ? 1 : 0;
  // Each step brings something, so that the table of a guide has no row that says nothing.
  const fifth = start + random.int(3, 5) + more;
  const tenth = Math.max(fifth + 1, start + random.int(5, 7) + more);
  return [start, fifth, tenth, Math.max(tenth + 1, start + random.int(7, 9) + 2 * more)];
}

function modelParental(random: Random, generosity: number): NonNullable<Others['parental']> {
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
    afterMonths: random.pick([0, 6, 12, 12]),
  };
}
