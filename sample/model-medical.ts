import type { Medical, PlanType } from './benefits.ts';
import type { Employer } from './employer.ts';
import type { PlanYear } from './limits.ts';
import { termsOf, levelsOf, modelPlan } from './model-plan.ts';
import { planNames } from './plan-names.ts';
import { Random } from './random.ts';
import { medicalCarriers, type MedicalCarrier, vendorsOf } from './vendors.ts';

/** Mean single premium a year, from KFF's survey; 2026 carries 2025 on by six percent. */
const singlePremium: Record<PlanYear, number> = { 2024: 8951, 2025: 9325, 2026: 9885 };
const typeFactor: Record<PlanType, number> = { PPO: 1.053, HDHP: 0.924, HMO: 0.97, EPO: 0.97, POS: 0.96 };
/** A plan that costs less asks for more first, but for those that keep to a narrow network. */
const deductibleFactor: Record<PlanType, number> = { PPO: 0.82, HDHP: 1.55, HMO: 0.55, EPO: 0.55, POS: 1 };
const regionFactor = { Northeast: 1.04, Midwest: 1, South: 0.97, West: 1.01 } as const;

/** Deductibles grow a little each year. */
const deductibleTrend: Record<PlanYear, number> = { 2024: 0.9, 2025: 0.91, 2026: 0.94 };
const selfFunded = {
  2024: { small: 0.188, large: 0.79 },
  2025: { small: 0.254, large: 0.8 },
  2026: { small: 0.29, large: 0.8 },
} as const;
/** Of small firms that do not fund themselves. */
const levelFunded: Record<PlanYear, number> = { 2024: 0.435, 2025: 0.51, 2026: 0.51 };
/** What workers of small firms pay of a family premium. */
const smallFamilyShare: Record<PlanYear, number> = { 2024: 0.31, 2025: 0.342, 2026: 0.342 };
/** HMOs by region, as KFF found them. */
const hmoFactor = { Northeast: 1.3, Midwest: 0.47, South: 0.64, West: 3 } as const;
/** Types as they are drawn: some that would be HMOs turn out EPOs, which KFF counts with them. */
type Drawn = Exclude<PlanType, 'EPO'>;

/** How often each type of plan is offered, before size and region are looked at. */
const mix: Record<PlanYear, Record<Drawn, number>> = {
  2024: { PPO: 50, HDHP: 26, HMO: 10.2, POS: 10.2 },
  2025: { PPO: 45, HDHP: 38, HMO: 9.7, POS: 8.5 },
  2026: { PPO: 45, HDHP: 37, HMO: 9.5, POS: 8.5 },
};
const round = (value: number, to: number): number => Math.round(value / to) * to;

/** Models the medical plans of an employer for a year; what it is like stays, what it costs moves. */
export function modelMedical(employer: Employer, year: PlanYear): Medical {
  const random = new Random(`medical ${employer.number}`);
  const small = employer.employees < 200;
  const mood = employer.generosity + (employer.workforce.union === null ? 0 : 0.4) + random.normal(0, 0.4);
  const deductibleBase =
    (small ? 2650 : 1540) * deductibleTrend[year] * Math.exp(-0.16 * mood + random.normal(0, 0.22));
  const shareBase = {
    single: Math.max(0, 0.169 - 0.035 * mood + random.normal(0, 0.035)),
    family: (small ? smallFamilyShare[year] : 0.235) - 0.03 * mood,
  };
  const freeSingle = random.chance(small ? 0.28 : 0.06);
  const names = random.pick(planNames);
  // One carrier prices all plans of an employer, and asks the same at the counter in each of them.
  const priced = new Random(`price of ${employer.number}`);
  const dearness = Math.exp(priced.normal(0, 0.068));
  const terms = termsOf(priced);
  const levels = levelsOf(new Random(`levels of ${employer.number}`));
  const funding = fundingOf(random, employer, year);
  const carrier = carrierOf(employer, year, funding === 'self-funded');
  const buysOwn = employer.employees < 100 && random.chance(0.05) && employer.workforce.union === null;
  const types = buysOwn ? [] : planTypes(employer, year, funding === 'self-funded');
  return {
    carrier: carrier.name,
    vendor: carrier,
    pharmacy: funding === 'self-funded' && random.chance(0.5) ? random.pick(vendorsOf('pharmacy')) : null,
    funding,
    stopLoss: stopLossOf(random, employer, funding),
    ichra: buysOwn ? ichraOf(random, year) : null,
    plans: types.map((type, at) => {
      const own = new Random(`medical ${employer.number} ${type}`);
      const second = types.indexOf(type) < at;
      const level = deductibleFactor[type] * (second ? 1.5 : 1);
      const premium =
        singlePremium[year] * typeFactor[type] * regionFactor[employer.region] * employer.industry.premium;
      const monthly =
        (premium * (second ? 0.93 : 1) * dearness * Math.exp(own.normal(0, 0.014)) * renewal(employer, year)) / 12;
      const share = type === 'HDHP' ? 0.8 : type === 'PPO' ? 1.12 : 1;
      return modelPlan(own, {
        name: second ? `${names[type]} Basic` : names[type],
        type,
        year,
        network: type === 'HMO' || (type === 'EPO' && own.chance(0.6)) ? carrier.networks.local : carrier.networks.wide,
        deductible: deductibleBase * level,
        monthly,
        shares: [freeSingle && type !== 'PPO' ? 0 : shareBase.single * share, shareBase.family * share],
        mood,
        terms,
        levels,
        leaner: second,
      });
    }),
    tobaccoSurcharge: random.chance(small ? 0.08 : 0.22) ? random.pick([25, 40, 50, 75, 100]) : null,
    spousalSurcharge: random.chance(small ? 0.03 : 0.15) ? random.pick([75, 100, 125, 150]) : null,
    optOutCredit: random.chance(0.14) ? random.pick([50, 75, 100, 150]) : null,
    wellnessCredit: random.chance(small ? 0.08 : 0.26) ? wellnessOf(random) : null,
    telehealthCopay: random.pick([0, 0, 10, 25, 49]),
    telehealth: random.pick(vendorsOf('telehealth')),
    mailOrder: random.pick([2, 2, 2.5, 3]),
  };
}

function fundingOf(random: Random, { employees }: Employer, year: PlanYear): Medical['funding'] {
  const small = employees < 200;
  const [self, level] = [random.next(), random.next()];
  if (self < selfFunded[year][small ? 'small' : 'large']) return 'self-funded';
  return small && level < levelFunded[year] ? 'level-funded' : 'fully insured';
}

/** What an insurer asks of one employer beside the others: each renewal brings its own. */
function renewal({ number }: Employer, year: PlanYear): number {
  const random = new Random(`renewal ${number}`);
  let factor = 1;
  for (let at = 2024; at <= year; at += 1) factor *= Math.exp(random.normal(0, 0.02));
  return factor;
}

/** Insurers of the region and of the whole country; now and then an employer goes to another one. */
function carrierOf({ number, region }: Employer, year: PlanYear, self: boolean): MedicalCarrier {
  const random = new Random(`carrier ${number}`);
  const open = medicalCarriers.filter(
    ({ administers, regions }) => (self || !administers) && (regions === null || regions.includes(region)),
  );
  const draw = (): MedicalCarrier | undefined => open[random.int(0, open.length - 1)];
  let carrier = draw();
  for (let at = 2025; at <= year; at += 1) {
    const other = draw();
    if (random.chance(0.11)) carrier = other;
  }
  const [first] = medicalCarriers;
  if (first === undefined) throw new Error('There are no carriers');
  return carrier ?? first;
}

function stopLossOf(random: Random, { employees }: Employer, funding: Medical['funding']): Medical['stopLoss'] {
  if (funding === 'fully insured' || (employees > 5000 && random.chance(0.6))) return null;
  const most = [[100, 40_000], [200, 60_000], [500, 125_000], [1500, 225_000], [5000, 400_000]] as const; // prettier-ignore
  const specific = most.find(([size]) => employees < size)?.[1] ?? 750_000;
  return { vendor: random.pick(vendorsOf('stop loss')), specific: round(specific * random.pick([0.8, 1, 1.2]), 5000) };
}

function ichraOf(random: Random, year: PlanYear): Medical['ichra'] {
  const single = round(random.int(340, 560) * (1 + (year - 2024) * 0.05), 5);
  return { single, family: round(single * 2.3, 5), vendor: random.pick(vendorsOf('accounts')) };
}

const wellnessOf = (random: Random): Medical['wellnessCredit'] => ({
  monthly: random.pick([20, 25, 30, 40, 50, 75]),
  action: random.pick([
    'a biometric screening and an online health assessment',
    'an annual physical',
    'an annual physical and a tobacco-free attestation',
    'a health assessment and two coaching sessions',
  ]),
  by: random.pick(['October 31', 'November 15', 'November 30', 'December 15']),
});

/** One to three plans, in the proportions of KFF's plan mix; now and then one is added. */
function planTypes({ number, employees, region }: Employer, year: PlanYear, self: boolean): PlanType[] {
  const random = new Random(`plans ${number}`);
  const small = employees < 200;
  const often = mix[year];
  const exclusive = random.chance(self ? 0.75 : 0.1);
  const start = small ? random.weighted([[1, 55], [2, 35], [3, 10]]) : random.weighted([[1, 15], [2, 45], [3, 40]]); // prettier-ignore
  const added = [random.chance(0.07), random.chance(0.07)].slice(0, year - 2024).filter(Boolean).length;
  const wanted = Math.min(3, start + added);
  const types: Drawn[] = [];
  while (types.length < wanted) {
    const type = random.weighted<Drawn>([
      ['PPO', often.PPO * (small ? 0.85 : 1.05)],
      ['HDHP', often.HDHP * (small ? 0.9 : 1)],
      ['HMO', often.HMO * hmoFactor[region]],
      ['POS', often.POS * (small ? 2 : 0.6)],
    ]);
    if (types.filter((one) => one === type).length < (type === 'PPO' && wanted === 3 ? 2 : 1)) types.push(type);
  }
  return types.map((type) => (type === 'HMO' && exclusive ? 'EPO' : type)).sort();
}
