import { type CalibrationRow, type Group, meanOf } from './calibration-row.ts';
import { jointRows } from './calibration-joint.ts';
import type { PlanYear } from './limits.ts';
import type { GuideModel } from './make-guides.ts';
import type { MedicalPlan } from './benefits.ts';

interface Sized extends MedicalPlan {
  year: PlanYear;
  small: boolean;
}

const KFF_2024 = 'KFF Employer Health Benefits Survey 2024';
const KFF_2025 = 'KFF Employer Health Benefits Survey 2025';
const BLS_2024 = 'BLS, paid vacations 2024 (means of the midpoints)';
const BLS_2025 = 'BLS National Compensation Survey, March 2025';
const VANGUARD = 'Vanguard, How America Saves 2025';
const ASPPA = 'Vanguard 2020, reported by ASPPA';

/** The age of a firm that KFF calls small: fewer workers than this. */
const SMALL = 200;

/**
 * Compares what a sample library models with published statistics. Each figure is a mean over plans, or over employers;
 * money is dollars a year unless the figure says otherwise.
 */
export function calibration(guides: readonly GuideModel[]): CalibrationRow[] {
  return [...medicalRows(guides), ...otherRows(guides), ...jointRows(guides)];
}

function medicalRows(guides: readonly GuideModel[]): CalibrationRow[] {
  const plans: Sized[] = guides.flatMap(({ planYear, employees, facts }) =>
    facts.medical.plans.map((plan) => ({ ...plan, year: planYear, small: employees < SMALL })),
  );
  const rows: CalibrationRow[] = [];
  const years = [
    [2024, KFF_2024],
    [2025, KFF_2025],
  ] as const;
  for (const [year, source] of years) {
    const all = plans.filter((plan) => plan.year === year);
    const add = (figure: string, published: number, of: (plan: Sized) => number | boolean, items = all): void => {
      rows.push(meanOf({ figure: `${year} ${figure}`, source, published, items, of }));
    };
    const single = (plan: Sized): number => plan.premium[0] * 12;
    const family = (plan: Sized): number => plan.premium[3] * 12;
    const paysSingle = (plan: Sized): number => plan.contribution[0] * 12;
    const paysFamily = (plan: Sized): number => plan.contribution[3] * 12;
    const ofType = (type: string): Sized[] => all.filter((plan) => plan.type === type);
    const small = all.filter((plan) => plan.small);
    const large = all.filter((plan) => !plan.small);
    const withDeductible = all.filter((plan) => plan.deductible[0] > 0);
    const is2025 = year === 2025;
    add('premium, single', is2025 ? 9325 : 8951, single);
    add('premium, family', is2025 ? 26_993 : 25_572, family);
    add('premium of HDHPs, single', is2025 ? 8620 : 8275, single, ofType('HDHP'));
    add('premium of HDHPs, family', is2025 ? 25_379 : 24_196, family, ofType('HDHP'));
    add('premium of PPOs, single', is2025 ? 9818 : 9383, single, ofType('PPO'));
    add('premium of PPOs, family', is2025 ? 28_272 : 26_678, family, ofType('PPO'));
    add('worker contribution, single', is2025 ? 1440 : 1368, paysSingle);
    add('worker contribution, family', is2025 ? 6850 : 6296, paysFamily);
    add('worker contribution, family, small firms', is2025 ? 8889 : 7947, paysFamily, small);
    add('deductible, single, plans with one', is2025 ? 1886 : 1787, (plan) => plan.deductible[0], withDeductible);
    for (const [type, share] of is2025 ? mix2025 : mix2024) {
      // KFF counts exclusive-provider plans with HMOs: neither covers care outside its network.
      add(`share of plans that are ${type}`, share, (plan) => (plan.type === 'EPO' ? 'HMO' : plan.type) === type);
    }
    if (is2025) add('worker contribution, family, large firms', 6227, paysFamily, large);
    else {
      add('premium, single, small firms', 9131, single, small);
      add('premium, single, large firms', 8884, single, large);
      add('premium, family, small firms', 25_167, family, small);
      add('premium, family, large firms', 25_719, family, large);
      add('worker contribution, single, small firms', 1204, paysSingle, small);
      const has = (plan: Sized): boolean => plan.deductible[0] > 0;
      add('deductible, single, small firms', 2575, (plan) => plan.deductible[0], small.filter(has));
      add('deductible, single, large firms', 1538, (plan) => plan.deductible[0], large.filter(has));
      add('share of plans with a deductible', 0.87, has);
    }
    const ofYear = guides.filter((guide) => guide.planYear === year && guide.facts.medical.plans.length > 0);
    const funded = (figure: string, published: number, items: readonly GuideModel[], funding: string): void => {
      rows.push(
        meanOf({
          figure: `${year} ${figure}`,
          source,
          published,
          items,
          of: (guide) => guide.facts.medical.funding === funding,
        }),
      );
    };
    const smallGuides = ofYear.filter((guide) => guide.employees < SMALL);
    funded('self-funded, all', is2025 ? 0.67 : 0.63, ofYear, 'self-funded');
    funded('self-funded, small firms', is2025 ? 0.27 : 0.2, smallGuides, 'self-funded');
    funded('self-funded, large firms', is2025 ? 0.8 : 0.79, ofYear.filter((guide) => guide.employees >= SMALL), 'self-funded'); // prettier-ignore
    funded('level-funded, small firms', is2025 ? 0.37 : 0.36, smallGuides, 'level-funded');
  }
  return rows;
}

const mix2024 = [['PPO', 0.48], ['HDHP', 0.27], ['HMO', 0.13], ['POS', 0.11]] as const; // prettier-ignore
const mix2025 = [['PPO', 0.46], ['HDHP', 0.33], ['HMO', 0.12], ['POS', 0.09]] as const; // prettier-ignore

function otherRows(guides: readonly GuideModel[]): CalibrationRow[] {
  const rows: CalibrationRow[] = [];
  const add = (
    figure: string,
    source: string,
    published: number,
    items: readonly GuideModel[],
    of: Group<GuideModel>['of'],
  ): void => {
    rows.push(meanOf({ figure, source, published, items, of }));
  };
  const bands = [
    ['under 100', (n: number) => n < 100],
    ['100 to 499', (n: number) => n >= 100 && n < 500],
    ['500 and more', (n: number) => n >= 500],
  ] as const;
  const access = {
    retirement: [0.59, 0.86, 0.9],
    'short-term disability': [0.31, 0.53, 0.68],
    life: [0.42, 0.72, 0.87],
  };
  const offers: Record<keyof typeof access, (guide: GuideModel) => boolean> = {
    retirement: ({ facts }) => facts.others.retirement !== null,
    'short-term disability': ({ facts }) => facts.others.shortTerm !== null,
    life: ({ facts }) => facts.others.life !== null,
  };
  for (const [at, [label, inBand]] of bands.entries()) {
    const items = guides.filter((guide) => inBand(guide.employees));
    add(`${label} workers: retirement plan`, BLS_2025, access.retirement[at] ?? 0, items, offers.retirement);
    add(`${label} workers: short-term disability`, BLS_2025, access['short-term disability'][at] ?? 0, items, offers['short-term disability']); // prettier-ignore
    add(`${label} workers: life insurance`, BLS_2025, access.life[at] ?? 0, items, offers.life);
  }
  const counted = guides.filter((guide) => guide.facts.others.vacation.kind === 'vacation');
  for (const [at, [years, days]] of (
    [
      ['1 year', 12],
      ['5 years', 16],
      ['10 years', 18],
      ['20 years', 20],
    ] as const
  ).entries()) {
    add(`vacation days after ${years}`, BLS_2024, days, counted, ({ facts: { others } }) =>
      others.vacation.kind === 'unlimited' ? 0 : (others.vacation.days[at] ?? 0),
    );
  }
  const plans = guides.filter((guide) => guide.facts.others.retirement !== null);
  const retirement = (
    figure: string,
    source: string,
    published: number,
    of: (plan: NonNullable<GuideModel['facts']['others']['retirement']>) => boolean,
  ): void => {
    add(
      figure,
      source,
      published,
      plans,
      ({ facts }) => facts.others.retirement !== null && of(facts.others.retirement),
    );
  };
  retirement('retirement plans with automatic enrolment', VANGUARD, 0.61, (plan) => plan.autoEnroll !== null);
  retirement('retirement plans with Roth savings', VANGUARD, 0.86, (plan) => plan.roth);
  retirement(
    'retirement plans that match only',
    ASPPA,
    0.5,
    (plan) => plan.match.length > 0 && plan.nonElective === null,
  );
  retirement(
    'retirement plans that match and add',
    ASPPA,
    0.36,
    (plan) => plan.match.length > 0 && plan.nonElective !== null,
  );
  retirement(
    'retirement plans that add only',
    ASPPA,
    0.1,
    (plan) => plan.match.length === 0 && plan.nonElective !== null,
  );
  const matching = guides.filter((guide) => (guide.facts.others.retirement?.match.length ?? 0) > 0);
  add(
    'matching plans with one tier',
    ASPPA,
    0.72,
    matching,
    ({ facts }) => facts.others.retirement?.match.length === 1,
  );
  return rows;
}
