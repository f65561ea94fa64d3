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
  /** Other words for it, in small letters. */
  synonyms: readonly string[];
}

const limits = ['individual', 'family'] as const;
const levels = ['employee', 'employee_spouse', 'employee_children', 'employee_family'] as const;

export const metrics = {
  'eligibility.hours': { label: 'Hours a week to be eligible', category: 'eligibility', kind: 'number', unit: 'hours', range: [15, 40], synonyms: ['minimum hours', 'hours per week', 'full-time hours'] },
  'eligibility.waiting_days': { label: 'Waiting period', category: 'eligibility', kind: 'number', unit: 'days', range: [0, 120], synonyms: ['waiting period', 'first of the month', 'coverage begins'] },
  'eligibility.dependent_age': { label: 'Age limit of children', category: 'eligibility', kind: 'number', unit: 'age', range: [18, 30], synonyms: ['dependent children', 'up to age', 'dependent age'] },
  'eligibility.domestic_partner': { label: 'Domestic partners covered', category: 'eligibility', kind: 'yes_no', synonyms: ['domestic partner', 'domestic partners'] },

  'medical.plan_type': { label: 'Plan type', category: 'medical', kind: 'choice', options: ['PPO', 'HDHP', 'HMO', 'POS', 'EPO', 'Indemnity'], perPlan: true, synonyms: ['ppo', 'hmo', 'hdhp', 'cdhp', 'pos', 'epo'] },
  'medical.carrier': { label: 'Medical carrier', category: 'medical', kind: 'text', synonyms: ['medical insurer', 'health insurer', 'medical administrator'] },
  'medical.funding': { label: 'Funding', category: 'medical', kind: 'choice', options: ['self-funded', 'level-funded', 'fully insured'], synonyms: ['self-insured', 'self-funded', 'fully insured', 'level-funded'] },
  'medical.deductible': { label: 'Medical deductible', category: 'medical', kind: 'number', unit: 'usd_year', range: [0, 20_000], perPlan: true, tiers: limits, byNetwork: true, synonyms: ['deductible', 'annual deductible', 'calendar year deductible', 'plan year deductible'] },
  'medical.out_of_pocket_max': { label: 'Out-of-pocket maximum', category: 'medical', kind: 'number', unit: 'usd_year', range: [0, 60_000], perPlan: true, tiers: limits, byNetwork: true, synonyms: ['out-of-pocket maximum', 'out of pocket limit', 'oop max', 'oopm', 'maximum out-of-pocket'] },
  'medical.coinsurance': { label: 'Coinsurance that the member pays', category: 'medical', kind: 'number', unit: 'percent', range: [0, 60], perPlan: true, byNetwork: true, synonyms: ['coinsurance', 'co-insurance'] },
  'medical.pcp_copay': { label: 'Primary care copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 150], perPlan: true, byNetwork: true, synonyms: ['primary care', 'pcp', 'office visit', 'primary care physician'] },
  'medical.specialist_copay': { label: 'Specialist copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 250], perPlan: true, byNetwork: true, synonyms: ['specialist', 'specialist visit'] },
  'medical.urgent_care_copay': { label: 'Urgent care copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 300], perPlan: true, byNetwork: true, synonyms: ['urgent care'] },
  'medical.er_copay': { label: 'Emergency room copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 1500], perPlan: true, byNetwork: true, synonyms: ['emergency room', 'er visit', 'emergency care'] },
  'medical.telehealth_copay': { label: 'Telehealth copay', category: 'medical', kind: 'number', unit: 'usd', range: [0, 150], perPlan: true, synonyms: ['telehealth', 'telemedicine', 'virtual visit', 'virtual care'] },
  'medical.premium': { label: 'Full premium', category: 'medical', kind: 'number', unit: 'usd_month', range: [100, 6000], perPlan: true, tiers: levels, synonyms: ['premium', 'total premium', 'full cost', 'total cost of coverage'] },
  'medical.contribution': { label: 'Employee contribution', category: 'medical', kind: 'number', unit: 'usd_month', range: [0, 4000], perPlan: true, tiers: levels, synonyms: ['employee contribution', 'payroll deduction', 'your cost', 'employee cost', 'paycheck cost', 'employee premium'] },
  'medical.employer_share': { label: 'Share of the premium that the employer pays', category: 'medical', kind: 'number', unit: 'percent', range: [0, 100], perPlan: true, tiers: levels, synonyms: ['employer pays', 'company pays', 'percent of the premium'] },
  'medical.tobacco_surcharge': { label: 'Tobacco surcharge', category: 'medical', kind: 'number', unit: 'usd_month', range: [5, 300], synonyms: ['tobacco surcharge', 'nicotine surcharge', 'smoker surcharge'] },
  'medical.spousal_surcharge': { label: 'Spousal surcharge', category: 'medical', kind: 'number', unit: 'usd_month', range: [10, 500], synonyms: ['spousal surcharge', 'working spouse surcharge'] },
  'medical.opt_out_credit': { label: 'Opt-out credit', category: 'medical', kind: 'number', unit: 'usd_month', range: [10, 1000], synonyms: ['opt-out credit', 'waiver credit', 'waive coverage', 'opt out payment'] },
  'medical.fertility': { label: 'Fertility treatment covered', category: 'medical', kind: 'yes_no', synonyms: ['fertility', 'infertility', 'ivf', 'family building'] },
  'medical.fertility_maximum': { label: 'Fertility maximum', category: 'medical', kind: 'number', unit: 'usd', range: [1000, 150_000], synonyms: ['fertility maximum', 'ivf maximum', 'lifetime maximum for fertility'] },
  'medical.glp1_weight_loss': { label: 'GLP-1 drugs for weight loss', category: 'medical', kind: 'yes_no', synonyms: ['glp-1', 'wegovy', 'ozempic', 'weight loss drugs', 'anti-obesity'] },

  'rx.tier_1': { label: 'Generic drugs', category: 'prescriptions', kind: 'number', unit: 'usd', range: [0, 60], perPlan: true, synonyms: ['generic', 'tier 1'] },
  'rx.tier_2': { label: 'Preferred brand drugs', category: 'prescriptions', kind: 'number', unit: 'usd', range: [5, 200], perPlan: true, synonyms: ['preferred brand', 'brand formulary', 'tier 2'] },
  'rx.tier_3': { label: 'Non-preferred brand drugs', category: 'prescriptions', kind: 'number', unit: 'usd', range: [10, 400], perPlan: true, synonyms: ['non-preferred brand', 'non-formulary', 'tier 3'] },
  'rx.specialty': { label: 'Specialty drugs', category: 'prescriptions', kind: 'number', unit: 'usd', range: [10, 1000], perPlan: true, synonyms: ['specialty drugs', 'specialty', 'tier 4'] },

  'hsa.eligible': { label: 'HSA offered', category: 'accounts', kind: 'yes_no', synonyms: ['hsa', 'health savings account'] },
  'hsa.employer_contribution': { label: 'Employer contribution to the HSA', category: 'accounts', kind: 'number', unit: 'usd_year', range: [50, 10_000], tiers: limits, synonyms: ['hsa contribution', 'hsa seed', 'company contributes to your hsa', 'hsa funding'] },
  'hra.employer_contribution': { label: 'Employer contribution to the HRA', category: 'accounts', kind: 'number', unit: 'usd_year', range: [50, 20_000], tiers: limits, synonyms: ['hra', 'health reimbursement arrangement', 'health reimbursement account'] },
  'fsa.health_limit': { label: 'Health care FSA limit', category: 'accounts', kind: 'number', unit: 'usd_year', range: [100, 4000], synonyms: ['fsa', 'health care fsa', 'flexible spending account'] },
  'fsa.carryover': { label: 'Health care FSA carryover', category: 'accounts', kind: 'number', unit: 'usd_year', range: [50, 1000], synonyms: ['carryover', 'carry over', 'rollover'] },
  'fsa.dependent_care_limit': { label: 'Dependent care FSA limit', category: 'accounts', kind: 'number', unit: 'usd_year', range: [500, 10_000], synonyms: ['dependent care fsa', 'dcfsa', 'dependent care account'] },
  'commuter.monthly': { label: 'Commuter benefit', category: 'accounts', kind: 'number', unit: 'usd_month', range: [10, 700], synonyms: ['commuter', 'transit', 'parking', 'transportation benefit'] },

  'dental.carrier': { label: 'Dental carrier', category: 'dental', kind: 'text', synonyms: ['dental insurer'] },
  'dental.deductible': { label: 'Dental deductible', category: 'dental', kind: 'number', unit: 'usd_year', range: [0, 500], perPlan: true, tiers: limits, synonyms: ['dental deductible'] },
  'dental.annual_maximum': { label: 'Dental annual maximum', category: 'dental', kind: 'number', unit: 'usd_year', range: [500, 10_000], perPlan: true, synonyms: ['dental maximum', 'annual maximum', 'calendar year maximum'] },
  'dental.preventive': { label: 'Preventive dental care that the plan pays', category: 'dental', kind: 'number', unit: 'percent', range: [50, 100], perPlan: true, synonyms: ['preventive dental', 'cleanings', 'diagnostic and preventive'] },
  'dental.basic': { label: 'Basic dental services that the plan pays', category: 'dental', kind: 'number', unit: 'percent', range: [30, 100], perPlan: true, synonyms: ['basic services', 'fillings', 'basic dental'] },
  'dental.major': { label: 'Major dental services that the plan pays', category: 'dental', kind: 'number', unit: 'percent', range: [10, 100], perPlan: true, synonyms: ['major services', 'crowns', 'major dental'] },
  'dental.orthodontia_maximum': { label: 'Orthodontia lifetime maximum', category: 'dental', kind: 'number', unit: 'usd', range: [300, 10_000], perPlan: true, synonyms: ['orthodontia', 'orthodontics', 'braces'] },
  'dental.contribution': { label: 'Dental contribution', category: 'dental', kind: 'number', unit: 'usd_month', range: [0, 300], perPlan: true, tiers: levels, synonyms: ['dental cost', 'dental premium'] },

  'vision.carrier': { label: 'Vision carrier', category: 'vision', kind: 'text', synonyms: ['vision insurer'] },
  'vision.exam_copay': { label: 'Eye exam copay', category: 'vision', kind: 'number', unit: 'usd', range: [0, 100], perPlan: true, synonyms: ['eye exam', 'vision exam', 'exam copay'] },
  'vision.frame_allowance': { label: 'Frame allowance', category: 'vision', kind: 'number', unit: 'usd', range: [30, 500], perPlan: true, synonyms: ['frames', 'frame allowance'] },
  'vision.contact_allowance': { label: 'Contact lens allowance', category: 'vision', kind: 'number', unit: 'usd', range: [30, 500], perPlan: true, synonyms: ['contact lenses', 'contacts'] },
  'vision.contribution': { label: 'Vision contribution', category: 'vision', kind: 'number', unit: 'usd_month', range: [0, 100], perPlan: true, tiers: levels, synonyms: ['vision cost', 'vision premium'] },

  'life.multiple': { label: 'Basic life, times pay', category: 'life and disability', kind: 'number', unit: 'multiple', range: [0.5, 5], synonyms: ['times your salary', 'times pay', 'basic life'] },
  'life.flat': { label: 'Basic life, flat amount', category: 'life and disability', kind: 'number', unit: 'usd', range: [5000, 500_000], synonyms: ['basic life insurance', 'life insurance amount', 'ad&d'] },
  'life.maximum': { label: 'Basic life maximum', category: 'life and disability', kind: 'number', unit: 'usd', range: [20_000, 5_000_000], synonyms: ['life maximum'] },
  'std.percent': { label: 'Short-term disability, share of pay', category: 'life and disability', kind: 'number', unit: 'percent', range: [30, 100], synonyms: ['short-term disability', 'std'] },
  'std.weekly_maximum': { label: 'Short-term disability, weekly maximum', category: 'life and disability', kind: 'number', unit: 'usd', range: [100, 10_000], synonyms: ['weekly maximum', 'per week'] },
  'std.waiting_days': { label: 'Short-term disability, waiting period', category: 'life and disability', kind: 'number', unit: 'days', range: [0, 60], synonyms: ['elimination period', 'waiting period'] },
  'std.maximum_weeks': { label: 'Short-term disability, longest', category: 'life and disability', kind: 'number', unit: 'weeks', range: [4, 60], synonyms: ['benefit duration', 'maximum weeks'] },
  'ltd.percent': { label: 'Long-term disability, share of pay', category: 'life and disability', kind: 'number', unit: 'percent', range: [30, 80], synonyms: ['long-term disability', 'ltd'] },
  'ltd.monthly_maximum': { label: 'Long-term disability, monthly maximum', category: 'life and disability', kind: 'number', unit: 'usd', range: [1000, 50_000], synonyms: ['monthly maximum', 'per month'] },
  'ltd.waiting_days': { label: 'Long-term disability, waiting period', category: 'life and disability', kind: 'number', unit: 'days', range: [30, 365], synonyms: ['elimination period', 'waiting period'] },

  'retirement.plan_type': { label: 'Retirement plan', category: 'retirement', kind: 'choice', options: ['401(k)', '403(b)', '457(b)', 'TSP', 'SIMPLE IRA', 'SEP IRA', 'Pension'], synonyms: ['401k', '403b', '457', 'retirement plan', 'thrift savings plan'] },
  'retirement.match_formula': { label: 'Match formula', category: 'retirement', kind: 'text', synonyms: ['match', 'company match', 'employer match', 'matching contribution', '401k match'] },
  'retirement.effective_match': { label: 'Match, at most, of pay', category: 'retirement', kind: 'number', unit: 'percent', range: [0, 20], synonyms: ['match', 'employer match', '401k match', 'company match'] },
  'retirement.nonelective': { label: 'Contribution without a match, of pay', category: 'retirement', kind: 'number', unit: 'percent', range: [0.5, 20], synonyms: ['non-elective', 'profit sharing', 'safe harbor contribution', 'discretionary contribution'] },
  'retirement.vesting': { label: 'Vesting', category: 'retirement', kind: 'choice', options: ['immediate', 'cliff', 'graded'], synonyms: ['vesting', 'vested'] },
  'retirement.vesting_years': { label: 'Years until fully vested', category: 'retirement', kind: 'number', unit: 'years', range: [0, 10], synonyms: ['vesting schedule', 'fully vested'] },
  'retirement.auto_enrollment': { label: 'Automatic enrolment at', category: 'retirement', kind: 'number', unit: 'percent', range: [1, 15], synonyms: ['automatic enrollment', 'auto-enroll', 'automatically enrolled'] },
  'retirement.roth': { label: 'Roth savings', category: 'retirement', kind: 'yes_no', synonyms: ['roth'] },

  'time_off.unlimited': { label: 'Unlimited time off', category: 'time off', kind: 'yes_no', synonyms: ['unlimited pto', 'unlimited vacation', 'flexible time off'] },
  'time_off.days_year_1': { label: 'Vacation or PTO, first year', category: 'time off', kind: 'number', unit: 'days', range: [3, 45], synonyms: ['pto', 'vacation', 'paid time off', 'annual leave'] },
  'time_off.days_year_5': { label: 'Vacation or PTO, after 5 years', category: 'time off', kind: 'number', unit: 'days', range: [5, 50], synonyms: ['pto after 5 years', 'vacation after five years'] },
  'time_off.days_year_10': { label: 'Vacation or PTO, after 10 years', category: 'time off', kind: 'number', unit: 'days', range: [5, 55], synonyms: ['pto after 10 years', 'vacation after ten years'] },
  'time_off.days_year_20': { label: 'Vacation or PTO, after 20 years', category: 'time off', kind: 'number', unit: 'days', range: [5, 60], synonyms: ['pto after 20 years', 'vacation after twenty years'] },
  'time_off.sick_days': { label: 'Sick days', category: 'time off', kind: 'number', unit: 'days', range: [1, 60], synonyms: ['sick leave', 'sick time', 'sick days'] },
  'time_off.holidays': { label: 'Paid holidays', category: 'time off', kind: 'number', unit: 'days', range: [3, 25], synonyms: ['holidays', 'company holidays', 'paid holidays'] },
  'time_off.floating_holidays': { label: 'Floating holidays', category: 'time off', kind: 'number', unit: 'days', range: [1, 10], synonyms: ['floating holiday', 'floating holidays', 'personal days'] },
  'time_off.carryover_days': { label: 'Days that carry over', category: 'time off', kind: 'number', unit: 'days', range: [1, 60], synonyms: ['carry over', 'rollover', 'unused days'] },

  'leave.parental_birth_weeks': { label: 'Paid parental leave, birth parent', category: 'leave', kind: 'number', unit: 'weeks', range: [1, 60], synonyms: ['parental leave', 'maternity leave', 'birthing parent', 'paid parental leave'] },
  'leave.parental_other_weeks': { label: 'Paid parental leave, other parent', category: 'leave', kind: 'number', unit: 'weeks', range: [1, 60], synonyms: ['paternity leave', 'non-birthing parent', 'bonding leave', 'secondary caregiver'] },
  'leave.parental_pay': { label: 'Parental leave, share of pay', category: 'leave', kind: 'number', unit: 'percent', range: [20, 100], synonyms: ['parental leave pay', 'full pay'] },
  'leave.caregiver_days': { label: 'Paid caregiver leave', category: 'leave', kind: 'number', unit: 'days', range: [1, 120], synonyms: ['caregiver leave', 'family care leave', 'care for a family member'] },
  'leave.bereavement_days': { label: 'Bereavement leave', category: 'leave', kind: 'number', unit: 'days', range: [1, 40], synonyms: ['bereavement', 'funeral leave'] },
  'leave.sabbatical_weeks': { label: 'Sabbatical', category: 'leave', kind: 'number', unit: 'weeks', range: [1, 52], synonyms: ['sabbatical'] },
  'leave.sabbatical_years': { label: 'Years until a sabbatical', category: 'leave', kind: 'number', unit: 'years', range: [1, 20], synonyms: ['sabbatical eligibility'] },
  'leave.volunteer_days': { label: 'Paid volunteer time', category: 'leave', kind: 'number', unit: 'days', range: [0.5, 20], synonyms: ['volunteer time', 'volunteer days', 'vto'] },

  'programs.tuition': { label: 'Tuition assistance', category: 'programs', kind: 'number', unit: 'usd_year', range: [200, 60_000], synonyms: ['tuition', 'tuition reimbursement', 'education assistance'] },
  'programs.learning': { label: 'Learning stipend', category: 'programs', kind: 'number', unit: 'usd_year', range: [50, 20_000], synonyms: ['learning stipend', 'professional development', 'training budget', 'continuing education'] },
  'programs.wellness': { label: 'Wellness stipend', category: 'programs', kind: 'number', unit: 'usd_year', range: [20, 5000], synonyms: ['wellness stipend', 'gym reimbursement', 'fitness reimbursement', 'wellbeing'] },
  'programs.eap_sessions': { label: 'EAP counseling sessions', category: 'programs', kind: 'number', unit: 'count', range: [1, 30], synonyms: ['eap', 'employee assistance program', 'counseling sessions'] },
  'programs.adoption': { label: 'Adoption assistance', category: 'programs', kind: 'number', unit: 'usd', range: [500, 50_000], synonyms: ['adoption assistance', 'adoption'] },
  'programs.home_office': { label: 'Home office stipend', category: 'programs', kind: 'number', unit: 'usd', range: [50, 10_000], synonyms: ['home office', 'remote work stipend', 'office setup'] },
  'programs.phone_internet': { label: 'Phone and internet', category: 'programs', kind: 'number', unit: 'usd_month', range: [5, 500], synonyms: ['internet', 'cell phone', 'phone stipend'] },
} as const satisfies Record<string, Metric>; // prettier-ignore

export type MetricKey = keyof typeof metrics;

/** A metric by its key, in the form that all of them share. */
export const metricOf = (key: MetricKey): Metric => metrics[key];

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
