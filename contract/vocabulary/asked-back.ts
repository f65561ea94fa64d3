import type { MetricKey } from '../metrics.ts';

/** Names by which people mean different figures, none of them most of the time: whoever computes asks which one is meant. */
export const askedBack: Readonly<Record<string, readonly MetricKey[]>> = {
  premium: ['medical.premium', 'medical.contribution', 'medical.employer_share'],
  premiums: ['medical.premium', 'medical.contribution', 'medical.employer_share'],
};

const life: readonly MetricKey[] = ['life.multiple', 'life.flat', 'life.maximum'];
const lifeAmount: readonly MetricKey[] = ['life.flat', 'life.multiple', 'life.maximum'];
const std: readonly MetricKey[] = ['std.percent', 'std.weekly_maximum', 'std.maximum_weeks', 'std.waiting_days'];
const ltd: readonly MetricKey[] = ['ltd.percent', 'ltd.monthly_maximum', 'ltd.waiting_days'];
const drugs: readonly MetricKey[] = ['rx.tier_1', 'rx.tier_2', 'rx.tier_3', 'rx.specialty'];
const fromEmployers: readonly MetricKey[] = [
  'medical.employer_share',
  'hsa.employer_contribution',
  'retirement.effective_match',
  'retirement.nonelective',
];
const ofEmployees: readonly MetricKey[] = ['medical.contribution', 'medical.out_of_pocket_max', 'dental.contribution'];
const fromEmployees: readonly MetricKey[] = ['medical.contribution', 'dental.contribution', 'vision.contribution'];

/** Names of a line of cover or of a payment, of which an analysis has several figures. A search takes them as they are. */
export const severalFigures: Readonly<Record<string, readonly MetricKey[]>> = {
  life, 'life insurance': life, 'basic life': life, 'basic life insurance': life, 'group life': life,
  'life insurance amount': lifeAmount, 'life insurance amounts': lifeAmount, 'basic life amount': lifeAmount,
  std, 'short-term disability': std, 'short term disability': std,
  ltd, 'long-term disability': ltd, 'long term disability': ltd,
  rx: drugs, 'rx copay': drugs, 'rx copays': drugs, 'drug copay': drugs, 'drug copays': drugs, 'prescription copay': drugs, 'prescription copays': drugs,
  'employer contribution': fromEmployers, 'employer contributions': fromEmployers,
  'company contribution': fromEmployers, 'company contributions': fromEmployers,
  'employee cost': ofEmployees, 'employee costs': ofEmployees, 'cost to employees': ofEmployees,
  contribute: fromEmployees, deduction: fromEmployees, deductions: fromEmployees, 'employees contribute': fromEmployees, 'workers contribute': fromEmployees, 'people contribute': fromEmployees,
  'rx: copay': drugs, 'rx: copays': drugs,
}; // prettier-ignore

const leaves: readonly MetricKey[] = [
  'leave.parental_birth_weeks',
  'leave.parental_other_weeks',
  'leave.bereavement_days',
  'leave.caregiver_days',
];
const stipends: readonly MetricKey[] = [
  'programs.learning',
  'programs.wellness',
  'programs.home_office',
  'programs.phone_internet',
];
const allowances: readonly MetricKey[] = ['vision.frame_allowance', 'vision.contact_allowance'];
const surcharges: readonly MetricKey[] = ['medical.tobacco_surcharge', 'medical.spousal_surcharge'];
const maximums: readonly MetricKey[] = [
  'dental.annual_maximum',
  'dental.orthodontia_maximum',
  'std.weekly_maximum',
  'ltd.monthly_maximum',
];
/** What cover costs, by who pays. */
export const costs: readonly MetricKey[] = ['medical.premium', 'medical.contribution', 'medical.employer_share'];

/** Words that name a kind of figure and no figure: where nothing else is named, these are what they may mean. */
export const kindsOfFigure: Readonly<Record<string, readonly MetricKey[]>> = {
  leave: leaves, leaves,
  stipend: stipends, stipends, reimbursement: stipends, reimbursements: stipends,
  allowance: allowances, allowances,
  money: fromEmployers,
  surcharge: surcharges, surcharges,
  insurance: costs, cost: costs, costs, price: costs, prices: costs, rates: costs,
  maximum: maximums, maximums, max: maximums, limit: maximums, limits: maximums,
}; // prettier-ignore

/** Figures that people ask for most: one of them is offered where nothing is named. */
export const mostAsked: readonly MetricKey[] = [
  'medical.contribution',
  'medical.deductible',
  'retirement.effective_match',
  'time_off.days_year_1',
  'leave.parental_birth_weeks',
  'medical.employer_share',
];

/** Words of whoever asks about employers and what they give: with them a question belongs here though it names no figure. */
export const belonging: readonly string[] = [
  'employers', 'employer', 'companies', 'company', 'firms', 'firm', 'businesses', 'organizations', 'groups', 'market', 'markets', 'peers', 'competitors', 'industry', 'client', 'clients',
  'benefit', 'benefits', 'perk', 'perks', 'package', 'packages', 'coverage', 'plan', 'plans', 'offering', 'offerings', 'insurance',
  'generous', 'stingy', 'competitive', 'typical', 'normal', 'standard', 'usual', 'ours', 'theirs', 'us', 'we', 'our', 'they', 'them', 'their', 'others', 'else',
]; // prettier-ignore
