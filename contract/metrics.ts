/**
 * The catalogue of plan facts: every metric that a guide may state. The same list serves the extraction, the sample
 * library, the benchmarks, the search's conditions and the reader's panel of facts. It holds no zod, so that the browser
 * may load it.
 */

/**
 * How the value of a metric is written down. Money is dollars; what recurs is brought to one period, which is part of the
 * unit: contributions and premiums of a plan are dollars a month whatever the guide says them by.
 */
export type Unit =
  | 'usd'
  | 'usd_month'
  | 'usd_year'
  | 'percent'
  | 'multiple'
  | 'days'
  | 'weeks'
  | 'years'
  | 'hours'
  | 'age'
  | 'count';

/** `number` has a unit and may be benchmarked; `choice` is one of the options; `text` is a name, or a formula. */
export type MetricKind = 'number' | 'yes_no' | 'choice' | 'text';

export const metricCategories = [
  'eligibility',
  'medical',
  'prescriptions',
  'accounts',
  'dental',
  'vision',
  'life and disability',
  'retirement',
  'time off',
  'leave',
  'programs',
] as const;
export type MetricCategory = (typeof metricCategories)[number];

/** Whom an amount is for. `individual` and `family` bound what a household pays; the four others are coverage levels. */
export const tiers = [
  'individual',
  'family',
  'employee',
  'employee_spouse',
  'employee_children',
  'employee_family',
] as const;
export type Tier = (typeof tiers)[number];

export const networks = ['in', 'out'] as const;
export type Network = (typeof networks)[number];

export interface Metric {
  label: string;
  category: MetricCategory;
  kind: MetricKind;
  /** Of a `number`. */
  unit?: Unit;
  /** Of a `choice`. */
  options?: readonly string[];
  /** The least and the most that a real plan says, in the unit: a value outside is looked at by a person. */
  range?: readonly [number, number];
  /** A value belongs to a plan of the guide, where it has several. */
  perPlan?: boolean;
  /** Which coverage levels it is stated by; absent: it has none. */
  tiers?: readonly Tier[];
  /** Stated for the network and outside of it. */
  byNetwork?: boolean;
}

const limits = ['individual', 'family'] as const;
const levels = ['employee', 'employee_spouse', 'employee_children', 'employee_family'] as const;

export const metrics = {
  'eligibility.hours': { label: 'Hours a week to be eligible', category: 'eligibility', kind: 'number', unit: 'hours', range: [15, 40] },
  'eligibility.waiting_days': { label: 'Waiting period', category: 'eligibility', kind: 'number', unit: 'days', range: [0, 120] },
  'eligibility.dependent_age': { label: 'Age limit of children', category: 'eligibility', kind: 'number', unit: 'age', range: [18, 30] },
  'eligibility.domestic_partner': { label: 'Domestic partners covered', category: 'eligibility', kind: 'yes_no' },
  'eligibility.enrollment_days': { label: 'Days to enroll when newly eligible', category: 'eligibility', kind: 'number', unit: 'days', range: [5, 120] },
  'eligibility.event_days': { label: 'Days to report a life event', category: 'eligibility', kind: 'number', unit: 'days', range: [5, 120] },
  'eligibility.default_enrollment': { label: 'Default for those who do not enroll', category: 'eligibility', kind: 'choice', options: ['no coverage', 'default plan', 'last choice'] },

  'medical.plan_type': { label: 'Plan type', category: 'medical', kind: 'choice', options: ['PPO', 'HDHP', 'HMO', 'POS', 'EPO', 'Indemnity'], perPlan: true },
  'medical.carrier': { label: 'Medical carrier', category: 'medical', kind: 'text' },
  'medical.funding': { label: 'Funding', category: 'medical', kind: 'choice', options: ['self-funded', 'level-funded', 'fully insured'] },
  'medical.deductible': { label: 'Medical deductible', category: 'medical', kind: 'number', unit: 'usd_year', range: [0, 20_000], perPlan: true, tiers: limits, byNetwork: true },
  'medical.out_of_pocket_max': { label: 'Out-of-pocket maximum', category: 'medical', kind: 'number', unit: 'usd_year', range: [0, 60_000], perPlan: true, tiers: limits, byNetwork: true },
  'medical.coinsurance': { label: 'Coinsurance that the member pays', category: 'medical', kind: 'number', unit: 'percent', range: [0, 60], perPlan: true, byNetwork: true },
  'medical.pcp_copay': { label: 'Primary care copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 150], perPlan: true, byNetwork: true },
  'medical.specialist_copay': { label: 'Specialist copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 250], perPlan: true, byNetwork: true },
  'medical.urgent_care_copay': { label: 'Urgent care copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 300], perPlan: true, byNetwork: true },
  'medical.er_copay': { label: 'Emergency room copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 1500], perPlan: true, byNetwork: true },
  'medical.telehealth_copay': { label: 'Telehealth copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 150], perPlan: true },
  'medical.pcp_coinsurance': { label: 'Primary care coinsurance', category: 'medical', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true, byNetwork: true },
  'medical.specialist_coinsurance': { label: 'Specialist coinsurance', category: 'medical', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true, byNetwork: true },
  'medical.urgent_care_coinsurance': { label: 'Urgent care coinsurance', category: 'medical', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true, byNetwork: true },
  'medical.er_coinsurance': { label: 'Emergency room coinsurance', category: 'medical', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true, byNetwork: true },
  'medical.lab_copay': { label: 'Diagnostic test copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 500], perPlan: true, byNetwork: true },
  'medical.lab_coinsurance': { label: 'Diagnostic test coinsurance', category: 'medical', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true, byNetwork: true },
  'medical.imaging_copay': { label: 'Imaging copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 1500], perPlan: true, byNetwork: true },
  'medical.imaging_coinsurance': { label: 'Imaging coinsurance', category: 'medical', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true, byNetwork: true },
  'medical.outpatient_surgery_copay': { label: 'Outpatient surgery copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 3000], perPlan: true, byNetwork: true },
  'medical.outpatient_surgery_coinsurance': { label: 'Outpatient surgery coinsurance', category: 'medical', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true, byNetwork: true },
  'medical.hospital_copay': { label: 'Hospital stay copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 6000], perPlan: true, byNetwork: true },
  'medical.hospital_coinsurance': { label: 'Hospital stay coinsurance', category: 'medical', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true, byNetwork: true },
  'medical.ambulance_copay': { label: 'Ambulance copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 1500], perPlan: true, byNetwork: true },
  'medical.ambulance_coinsurance': { label: 'Ambulance coinsurance', category: 'medical', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true, byNetwork: true },
  'medical.mental_health_copay': { label: 'Outpatient mental health copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 250], perPlan: true, byNetwork: true },
  'medical.mental_health_coinsurance': { label: 'Outpatient mental health coinsurance', category: 'medical', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true, byNetwork: true },
  'medical.therapy_copay': { label: 'Rehabilitation therapy copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 250], perPlan: true, byNetwork: true },
  'medical.therapy_coinsurance': { label: 'Rehabilitation therapy coinsurance', category: 'medical', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true, byNetwork: true },
  'medical.delivery_copay': { label: 'Childbirth delivery copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 6000], perPlan: true, byNetwork: true },
  'medical.delivery_coinsurance': { label: 'Childbirth delivery coinsurance', category: 'medical', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true, byNetwork: true },
  'medical.out_of_network_covered': { label: 'Out-of-network care covered', category: 'medical', kind: 'yes_no', perPlan: true },
  'medical.out_of_pocket_unlimited': { label: 'Out-of-pocket costs without a limit', category: 'medical', kind: 'yes_no', perPlan: true, byNetwork: true },
  'medical.referral_needed': { label: 'Referral to a specialist needed', category: 'medical', kind: 'yes_no', perPlan: true },
  'medical.example_birth': { label: 'Coverage example: having a baby', category: 'medical', kind: 'number', unit: 'usd', range: [0, 15_000], perPlan: true },
  'medical.example_diabetes': { label: 'Coverage example: type 2 diabetes', category: 'medical', kind: 'number', unit: 'usd', range: [0, 15_000], perPlan: true },
  'medical.example_fracture': { label: 'Coverage example: a simple fracture', category: 'medical', kind: 'number', unit: 'usd', range: [0, 15_000], perPlan: true },
  'medical.premium': { label: 'Full premium', category: 'medical', kind: 'number', unit: 'usd_month', range: [100, 6000], perPlan: true, tiers: levels },
  'medical.contribution': { label: 'Employee contribution', category: 'medical', kind: 'number', unit: 'usd_month', range: [0, 4000], perPlan: true, tiers: levels },
  'medical.employer_share': { label: 'Share of the premium that the employer pays', category: 'medical', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true, tiers: levels },
  'medical.dependent_share': { label: 'Share of the premium for dependents that the employer pays', category: 'medical', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true },
  'medical.tobacco_surcharge': { label: 'Tobacco surcharge', category: 'medical', kind: 'number', unit: 'usd_month', range: [5, 300] },
  'medical.spousal_surcharge': { label: 'Spousal surcharge', category: 'medical', kind: 'number', unit: 'usd_month', range: [10, 500] },
  'medical.opt_out_credit': { label: 'Opt-out credit', category: 'medical', kind: 'number', unit: 'usd_month', range: [10, 1000] },
  'medical.fertility': { label: 'Fertility treatment covered', category: 'medical', kind: 'yes_no' },
  'medical.fertility_maximum': { label: 'Fertility maximum', category: 'medical', kind: 'number', unit: 'usd', range: [1000, 150_000] },
  'medical.glp1_weight_loss': { label: 'GLP-1 drugs for weight loss', category: 'medical', kind: 'yes_no' },

  'rx.tier_1': { label: 'Generic drug copay', category: 'prescriptions', kind: 'number', unit: 'usd', range: [0, 60], perPlan: true },
  'rx.tier_2': { label: 'Preferred brand drug copay', category: 'prescriptions', kind: 'number', unit: 'usd', range: [5, 200], perPlan: true },
  'rx.tier_3': { label: 'Non-preferred brand drug copay', category: 'prescriptions', kind: 'number', unit: 'usd', range: [10, 400], perPlan: true },
  'rx.specialty': { label: 'Specialty drug copay', category: 'prescriptions', kind: 'number', unit: 'usd', range: [10, 1000], perPlan: true },
  'rx.deductible': { label: 'Prescription deductible', category: 'prescriptions', kind: 'number', unit: 'usd_year', range: [0, 3000], perPlan: true },
  'rx.tier_1_coinsurance': { label: 'Generic drug coinsurance', category: 'prescriptions', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true },
  'rx.tier_2_coinsurance': { label: 'Preferred brand drug coinsurance', category: 'prescriptions', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true },
  'rx.tier_3_coinsurance': { label: 'Non-preferred brand drug coinsurance', category: 'prescriptions', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true },
  'rx.specialty_coinsurance': { label: 'Specialty drug coinsurance', category: 'prescriptions', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true },

  'hsa.eligible': { label: 'HSA offered', category: 'accounts', kind: 'yes_no' },
  'hsa.employer_contribution': { label: 'Employer contribution to the HSA', category: 'accounts', kind: 'number', unit: 'usd_year', range: [50, 10_000], tiers: limits },
  'hsa.period': { label: 'How often the employer pays into the HSA', category: 'accounts', kind: 'choice', options: ['once a year', 'twice a year', 'quarterly', 'monthly', 'each paycheck'] },
  'hra.employer_contribution': { label: 'Employer contribution to the HRA', category: 'accounts', kind: 'number', unit: 'usd_year', range: [50, 20_000], tiers: limits },
  'fsa.health_limit': { label: 'Health care FSA limit', category: 'accounts', kind: 'number', unit: 'usd_year', range: [100, 4000] },
  'fsa.carryover': { label: 'Health care FSA carryover', category: 'accounts', kind: 'number', unit: 'usd_year', range: [50, 1000] },
  'fsa.dependent_care_limit': { label: 'Dependent care FSA limit', category: 'accounts', kind: 'number', unit: 'usd_year', range: [500, 10_000] },
  'commuter.monthly': { label: 'Commuter benefit', category: 'accounts', kind: 'number', unit: 'usd_month', range: [10, 700] },

  'dental.carrier': { label: 'Dental carrier', category: 'dental', kind: 'text' },
  'dental.deductible': { label: 'Dental deductible', category: 'dental', kind: 'number', unit: 'usd_year', range: [0, 500], perPlan: true, tiers: limits },
  'dental.annual_maximum': { label: 'Dental annual maximum', category: 'dental', kind: 'number', unit: 'usd_year', range: [500, 10_000], perPlan: true },
  'dental.preventive': { label: 'Preventive dental care that the plan pays', category: 'dental', kind: 'number', unit: 'percent', range: [50, 100], perPlan: true },
  'dental.basic': { label: 'Basic dental services that the plan pays', category: 'dental', kind: 'number', unit: 'percent', range: [30, 100], perPlan: true },
  'dental.major': { label: 'Major dental services that the plan pays', category: 'dental', kind: 'number', unit: 'percent', range: [10, 100], perPlan: true },
  'dental.orthodontia_maximum': { label: 'Orthodontia lifetime maximum', category: 'dental', kind: 'number', unit: 'usd', range: [300, 10_000], perPlan: true },
  'dental.waiting_months': { label: 'Waiting period for major dental services', category: 'dental', kind: 'number', unit: 'count', range: [0, 36], perPlan: true },
  'dental.contribution': { label: 'Dental contribution', category: 'dental', kind: 'number', unit: 'usd_month', range: [0, 300], perPlan: true, tiers: levels },

  'vision.carrier': { label: 'Vision carrier', category: 'vision', kind: 'text' },
  'vision.exam_copay': { label: 'Eye exam copay', category: 'vision', kind: 'number', unit: 'usd', range: [0, 100], perPlan: true },
  'vision.materials_copay': { label: 'Copay for lenses and frames', category: 'vision', kind: 'number', unit: 'usd', range: [0, 150], perPlan: true },
  'vision.frame_allowance': { label: 'Frame allowance', category: 'vision', kind: 'number', unit: 'usd', range: [30, 500], perPlan: true },
  'vision.contact_allowance': { label: 'Contact lens allowance', category: 'vision', kind: 'number', unit: 'usd', range: [30, 500], perPlan: true },
  'vision.contribution': { label: 'Vision contribution', category: 'vision', kind: 'number', unit: 'usd_month', range: [0, 100], perPlan: true, tiers: levels },

  'life.multiple': { label: 'Basic life, times pay', category: 'life and disability', kind: 'number', unit: 'multiple', range: [0.5, 5] },
  'life.flat': { label: 'Basic life, flat amount', category: 'life and disability', kind: 'number', unit: 'usd', range: [5000, 500_000] },
  'life.maximum': { label: 'Basic life maximum', category: 'life and disability', kind: 'number', unit: 'usd', range: [20_000, 5_000_000] },
  'std.percent': { label: 'Short-term disability, share of pay', category: 'life and disability', kind: 'number', unit: 'percent', range: [30, 100] },
  'std.weekly_maximum': { label: 'Short-term disability, weekly maximum', category: 'life and disability', kind: 'number', unit: 'usd', range: [100, 10_000] },
  'std.waiting_days': { label: 'Short-term disability, waiting period', category: 'life and disability', kind: 'number', unit: 'days', range: [0, 60] },
  'std.maximum_weeks': { label: 'Short-term disability, maximum weeks', category: 'life and disability', kind: 'number', unit: 'weeks', range: [4, 60] },
  'ltd.percent': { label: 'Long-term disability, share of pay', category: 'life and disability', kind: 'number', unit: 'percent', range: [30, 80] },
  'ltd.monthly_maximum': { label: 'Long-term disability, monthly maximum', category: 'life and disability', kind: 'number', unit: 'usd', range: [1000, 50_000] },
  'ltd.waiting_days': { label: 'Long-term disability, waiting period', category: 'life and disability', kind: 'number', unit: 'days', range: [30, 365] },

  'retirement.plan_type': { label: 'Retirement plan', category: 'retirement', kind: 'choice', options: ['401(k)', '403(b)', '457(b)', 'TSP', 'SIMPLE IRA', 'SEP IRA', 'Pension'] },
  'retirement.match_formula': { label: 'Match formula', category: 'retirement', kind: 'text' },
  'retirement.effective_match': { label: 'Maximum match, share of pay', category: 'retirement', kind: 'number', unit: 'percent', range: [0, 20] },
  'retirement.nonelective': { label: 'Contribution without a match, share of pay', category: 'retirement', kind: 'number', unit: 'percent', range: [0.5, 20] },
  'retirement.vesting': { label: 'Vesting', category: 'retirement', kind: 'choice', options: ['immediate', 'cliff', 'graded'] },
  'retirement.vesting_years': { label: 'Years until fully vested', category: 'retirement', kind: 'number', unit: 'years', range: [0, 10] },
  'retirement.auto_enrollment': { label: 'Automatic enrollment rate', category: 'retirement', kind: 'number', unit: 'percent', range: [1, 15] },
  'retirement.roth': { label: 'Roth savings', category: 'retirement', kind: 'yes_no' },

  'time_off.unlimited': { label: 'Unlimited time off', category: 'time off', kind: 'yes_no' },
  'time_off.days_year_1': { label: 'Vacation or PTO, first year', category: 'time off', kind: 'number', unit: 'days', range: [3, 45] },
  'time_off.days_year_5': { label: 'Vacation or PTO, after 5 years', category: 'time off', kind: 'number', unit: 'days', range: [5, 50] },
  'time_off.days_year_10': { label: 'Vacation or PTO, after 10 years', category: 'time off', kind: 'number', unit: 'days', range: [5, 55] },
  'time_off.days_year_20': { label: 'Vacation or PTO, after 20 years', category: 'time off', kind: 'number', unit: 'days', range: [5, 60] },
  'time_off.sick_days': { label: 'Sick days', category: 'time off', kind: 'number', unit: 'days', range: [1, 60] },
  'time_off.holidays': { label: 'Paid holidays', category: 'time off', kind: 'number', unit: 'days', range: [3, 25] },
  'time_off.floating_holidays': { label: 'Floating holidays', category: 'time off', kind: 'number', unit: 'days', range: [1, 10] },
  'time_off.carryover_days': { label: 'Days that carry over', category: 'time off', kind: 'number', unit: 'days', range: [1, 60] },

  'leave.parental_birth_weeks': { label: 'Paid parental leave, birth parent', category: 'leave', kind: 'number', unit: 'weeks', range: [1, 60] },
  'leave.parental_other_weeks': { label: 'Paid parental leave, other parent', category: 'leave', kind: 'number', unit: 'weeks', range: [1, 60] },
  'leave.parental_pay': { label: 'Parental leave, share of pay', category: 'leave', kind: 'number', unit: 'percent', range: [20, 100] },
  'leave.eligibility_months': { label: 'Months of service before parental leave', category: 'leave', kind: 'number', unit: 'count', range: [0, 36] },
  'leave.caregiver_days': { label: 'Paid caregiver leave', category: 'leave', kind: 'number', unit: 'days', range: [1, 120] },
  'leave.bereavement_days': { label: 'Bereavement leave', category: 'leave', kind: 'number', unit: 'days', range: [1, 40] },
  'leave.jury_duty': { label: 'Jury duty paid', category: 'leave', kind: 'yes_no' },
  'leave.jury_duty_days': { label: 'Paid days of jury duty', category: 'leave', kind: 'number', unit: 'days', range: [1, 90] },
  'leave.sabbatical_weeks': { label: 'Sabbatical', category: 'leave', kind: 'number', unit: 'weeks', range: [1, 52] },
  'leave.sabbatical_years': { label: 'Years until a sabbatical', category: 'leave', kind: 'number', unit: 'years', range: [1, 20] },
  'leave.volunteer_days': { label: 'Paid volunteer time', category: 'leave', kind: 'number', unit: 'days', range: [0.5, 20] },

  'programs.tuition': { label: 'Tuition assistance', category: 'programs', kind: 'number', unit: 'usd_year', range: [200, 60_000] },
  'programs.learning': { label: 'Learning stipend', category: 'programs', kind: 'number', unit: 'usd_year', range: [50, 20_000] },
  'programs.wellness': { label: 'Wellness stipend', category: 'programs', kind: 'number', unit: 'usd_year', range: [20, 5000] },
  'programs.eap_sessions': { label: 'EAP counseling sessions', category: 'programs', kind: 'number', unit: 'count', range: [1, 30] },
  'programs.adoption': { label: 'Adoption assistance', category: 'programs', kind: 'number', unit: 'usd', range: [500, 50_000] },
  'programs.home_office': { label: 'Home office stipend', category: 'programs', kind: 'number', unit: 'usd', range: [50, 10_000] },
  'programs.phone_internet': { label: 'Phone and internet stipend', category: 'programs', kind: 'number', unit: 'usd_month', range: [5, 500] },
  'programs.health_stipend': { label: 'Health insurance stipend', category: 'programs', kind: 'number', unit: 'usd_month', range: [25, 3000] },
  'programs.severance_weeks': { label: 'Severance, weeks of pay', category: 'programs', kind: 'number', unit: 'weeks', range: [0.5, 104] },
} as const satisfies Record<string, Metric>; // prettier-ignore

export type MetricKey = keyof typeof metrics;

/** A metric by its key, in the form that all of them share. */
export const metricOf = (key: MetricKey): Metric => metrics[key];

/** By the most that a plan says, in dollars: the step in which amounts are compared. */
const moneySteps = [
  [500, 5],
  [1_500, 10],
  [6_000, 25],
  [20_000, 100],
  [60_000, 250],
  [500_000, 1_000],
  [Infinity, 10_000],
] as const;

/**
 * The step of a metric, in its unit: bounds of a search are brought to whole steps for guides that a person has not unlocked, so
 * that nobody learns an amount by asking for it more and more exactly.
 */
export function stepOf(key: MetricKey): number {
  const { unit = 'count', range = [0, Infinity] } = metricOf(key);
  const [, most] = range;
  if (unit.startsWith('usd')) return moneySteps.find(([end]) => most <= end)?.[1] ?? 1;
  if (unit === 'percent') return most > 20 ? 5 : 0.5;
  return unit === 'multiple' ? 0.5 : 1;
}

export const isMetric = (key: string): key is MetricKey => Object.hasOwn(metrics, key);

/** Groups of metrics that a guide may have or lack as a whole: the key before the dot, and what it is called. */
export const metricGroups = {
  hsa: 'HSA',
  hra: 'HRA',
  fsa: 'FSA',
  commuter: 'Commuter benefit',
  dental: 'Dental plan',
  vision: 'Vision plan',
  life: 'Life insurance',
  std: 'Short-term disability',
  ltd: 'Long-term disability',
  retirement: 'Retirement plan',
} as const;

export type MetricGroup = keyof typeof metricGroups;

export const isMetricGroup = (key: string): key is MetricGroup => Object.hasOwn(metricGroups, key);
