import { besideAll, type CalibrationRow, meanOf, medianOf } from './calibration-row.ts';
import { states } from './industries.ts';
import type { GuideModel } from './make-guides.ts';
import { effectiveMatch } from './model-retirement.ts';

const VANGUARD = 'Vanguard, How America Saves 2024 (plans of 2023)';
const VANGUARD_SECTORS = 'Vanguard, median match by industry and size, 2023';
const KFF_2016 = 'KFF Employer Health Benefits Survey 2016, region beside all';
const KFF_2018 = 'KFF Employer Health Benefits Survey 2018, region beside all';
const BLS_PTO = 'BLS, consolidated leave plans 2018';
const SHRM = 'SHRM Employee Benefits Survey 2023';

/** Figures that tie two things together: what is offered by industry, size or region. */
export const jointRows = (guides: readonly GuideModel[]): CalibrationRow[] => [
  ...matchRows(guides),
  ...regionRows(guides),
  ...leaveRows(guides),
];

const matchOf = ({ facts }: GuideModel): number => effectiveMatch(facts.others.retirement?.match ?? []);

function matchRows(guides: readonly GuideModel[]): CalibrationRow[] {
  const matching = guides.filter((guide) => matchOf(guide) > 0);
  const median = (figure: string, published: number, holds: (guide: GuideModel) => boolean): CalibrationRow =>
    medianOf({ figure, source: VANGUARD_SECTORS, published, items: matching.filter(holds), of: matchOf });
  const among = (industry: string, from: number, to: number) => (guide: GuideModel) =>
    guide.industry === industry && guide.employees >= from && guide.employees < to;
  return [
    meanOf({ figure: 'match, of pay, mean', source: VANGUARD, published: 4.6, items: matching, of: matchOf }),
    median('match, of pay, median', 4, () => true),
    median('match in health care, up to 250', 4, among('Healthcare', 0, 250)),
    median('match in health care, more than 250', 4, among('Healthcare', 250, Infinity)),
    median('match in construction, up to 500', 4, among('Construction', 0, 500)),
    median('match in construction, more than 500', 3, among('Construction', 500, Infinity)),
    median('match in finance, up to 500', 4, among('Financial Services', 0, 500)),
    median('match in finance, more than 500', 4, among('Financial Services', 500, Infinity)),
    median('match in information, up to 1,000', 4, among('Technology', 0, 1000)),
  ];
}

function regionRows(guides: readonly GuideModel[]): CalibrationRow[] {
  const regions = new Map<string, string>(states.map(([code, , region]) => [code, region]));
  const plans = guides
    .filter(({ planYear }) => planYear === 2025)
    .flatMap(({ state, facts }) => facts.medical.plans.map((plan) => ({ ...plan, region: regions.get(state) })));
  const beside = (
    figure: string,
    source: string,
    published: number,
    region: string,
    of: (plan: (typeof plans)[number]) => number | boolean,
  ): CalibrationRow => {
    const items = plans.filter((plan) => plan.region === region);
    return besideAll({ figure, source, published, items, of }, plans);
  };
  const isLocal = ({ type }: { type: string }): boolean => type === 'HMO' || type === 'EPO';
  return [
    beside('HMOs in the West', KFF_2016, 30 / 15, 'West', isLocal),
    beside('HMOs in the South', KFF_2016, 10 / 15, 'South', isLocal),
    beside('HMOs in the Midwest', KFF_2016, 6 / 15, 'Midwest', isLocal),
    beside('premium, single, Northeast', KFF_2018, 7172 / 6896, 'Northeast', ({ premium }) => premium[0]),
    beside('premium, family, Northeast', KFF_2018, 20_697 / 19_616, 'Northeast', ({ premium }) => premium[3]),
    beside('premium, family, South', KFF_2018, 19_057 / 19_616, 'South', ({ premium }) => premium[3]),
  ];
}

function leaveRows(guides: readonly GuideModel[]): CalibrationRow[] {
  const banks = guides.flatMap(({ facts: { others } }) =>
    others.vacation.kind === 'pto' ? [others.vacation.days] : [],
  );
  const published = [['1 year', 14], ['5 years', 19], ['10 years', 21], ['20 years', 24]] as const; // prettier-ignore
  return [
    ...published.map(([years, days], at) =>
      meanOf({
        figure: `days of paid time off after ${years}`,
        source: BLS_PTO,
        published: days,
        items: banks,
        of: (bank) => bank[at] ?? 0,
      }),
    ),
    meanOf({
      figure: 'paid parental leave offered',
      source: SHRM,
      published: 0.39,
      items: guides,
      of: ({ facts }) => facts.others.parental !== null,
    }),
  ];
}
