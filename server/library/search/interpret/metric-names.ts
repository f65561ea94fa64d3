import { isMetric, metricOf, type MetricKey, metrics } from '../../../../contract/metrics.ts';
import { type TypedWord, typedWords } from './typed-words.ts';

/** What people type for a metric beside its label and synonyms. */
const more: Partial<Record<MetricKey, readonly string[]>> = {
  'medical.deductible': ['ded', 'deductibles', 'medical deductible', 'health plan deductible'],
  'medical.out_of_pocket_max': ['oopm', 'out - of - pocket max', 'out - of - pocket limit', 'maximum out - of - pocket', 'out of pocket', 'out of pocket max', 'oop', 'moop'],
  'medical.pcp_copay': ['pcp copay', 'primary care copay', 'office visit copay', 'doctor copay'],
  'medical.specialist_copay': ['specialist copay'],
  'medical.er_copay': ['er copay', 'emergency room copay', 'er'],
  'medical.fertility_maximum': ['fertility', 'fertility benefit', 'ivf', 'fertility coverage'],
  'hsa.employer_contribution': ['hsa', 'employer hsa contribution', 'company hsa contribution', 'hsa funding', 'hsa match', 'hsa money', 'employer hsa money', 'contribute to the hsa', 'contributes to the hsa', 'contribution to the hsa', 'contributions to the hsa', 'er hsa contribution', 'hsa er contribution', 'employer hsa', 'hsa employer contribution'],
  'dental.annual_maximum': ['dental max', 'dental annual maximum', 'dental annual max'],
  'dental.orthodontia_maximum': ['ortho', 'ortho maximum', 'ortho lifetime maximum', 'ortho lifetime max', 'ortho max', 'orthodontic', 'orthodontic maximum', 'orthodontia lifetime max', 'orthodontia', 'orthodontia maximum', 'orthodontia lifetime maximum', 'braces'],
  'life.multiple': ['life insurance', 'basic life insurance', 'life'],
  'life.flat': ['life insurance', 'basic life', 'life'],
  'std.percent': ['short - term disability', 'short term disability'],
  'std.weekly_maximum': ['short - term disability', 'short term disability', 'std', 'std weekly maximum', 'short - term disability weekly maximum'],
  'std.waiting_days': ['std elimination period', 'short - term disability elimination period', 'short - term disability', 'std', 'std waiting period', 'short term disability waiting period'],
  'std.maximum_weeks': ['short - term disability', 'short term disability', 'std'],
  'ltd.percent': ['long term disability'],
  'ltd.monthly_maximum': ['long - term disability', 'long term disability', 'ltd', 'ltd monthly maximum', 'long - term disability monthly maximum'],
  'ltd.waiting_days': ['ltd elimination period', 'long - term disability elimination period', 'long - term disability', 'long term disability', 'ltd', 'ltd waiting period'],
  'leave.sabbatical_years': ['sabbatical after', 'sabbaticals after', 'sabbatical eligibility after'],
  'retirement.effective_match': ['401k matching', '403b match', 'retirement match', 'matching', '401k', '401k employer match', '401k company match'],
  'retirement.vesting_years': ['vesting', 'vesting period'],
  'time_off.days_year_1': ['vacation days', 'pto days', 'vacation time', 'paid vacation', 'paid vacation days', 'days off'],
  'time_off.sick_days': ['sick', 'paid sick time', 'paid sick days', 'paid sick leave'],
  'leave.parental_birth_weeks': ['maternity', 'maternal leave', 'new parent leave', 'baby leave', 'family leave for new parents', 'parental', 'birth parent leave', 'birthing parent leave', 'paid leave for new parents', 'leave for new parents', 'paid maternity leave', 'fully paid parental leave', 'fully paid maternity leave'],
  'leave.parental_other_weeks': ['paternity', 'paid paternity leave', 'paternal leave', 'non - birthing parent leave', 'non birthing parent', 'dad leave', 'fathers leave', 'secondary caregiver leave'],
  'leave.bereavement_days': ['bereavement leave'],
  'leave.sabbatical_weeks': ['sabbatical leave'],
  'programs.tuition': ['tuition assistance', 'tuition benefit', 'tuition help', 'educational assistance', 'education reimbursement', 'college tuition', 'tuition aid'],
  'programs.home_office': ['home office stipend', 'wfh stipend', 'remote work allowance', 'work from home stipend', 'home office allowance', 'remote work stipend'],
  'medical.contribution': ['payroll deductions', 'employee contributions', 'ee contribution', 'employee - only contribution', 'employee only contribution', 'ee only contribution', 'ee - only contribution', 'employee only cost', 'employee premiums', 'paycheck deduction', 'paycheck deductions'],
  'medical.opt_out_credit': ['opt - out', 'opt out', 'opt out credit', 'opt out credits', 'opt - out credits', 'opt - out payment', 'cash in lieu', 'waiver payment', 'opt - out bonus'],
  'medical.spousal_surcharge': ['spouse surcharge', 'spousal carve - out'],
  'medical.tobacco_surcharge': ['tobacco', 'smoking surcharge', 'tobacco premium', 'vaping surcharge'],
  'medical.glp1_weight_loss': ['weight loss medication', 'weight loss medications', 'glp1', 'glp - 1 drugs', 'glp1 drugs', 'glp - 1 coverage', 'glp1 coverage', 'anti - obesity drugs', 'anti - obesity medication', 'zepbound'],
  'leave.caregiver_days': ['elder care', 'eldercare', 'eldercare leave', 'elder care leave', 'elder care days', 'caregiver days', 'caregiving leave', 'family caregiver leave', 'caring for a family member', 'sick family member', 'ill family member', 'ill relative'],
  'retirement.nonelective': ['profit sharing contribution', 'nonelective', 'nonelective contribution', 'non - elective contribution', 'non elective contribution', 'core contribution', 'automatic company contribution', 'employer discretionary contribution', 'safe harbor'],
  'retirement.auto_enrollment': ['auto enrollment', 'auto - enrollment', 'automatic enrolment', 'auto enroll', 'enrolled automatically', 'auto - enrolment', 'autoenrollment'],
  'commuter.monthly': ['commuter benefit', 'commuter benefits', 'transit benefit', 'transit subsidy', 'commuting'],
  'rx.tier_1': ['generic drugs', 'generic copay', 'generic drug copay', 'generics'],
  'eligibility.hours': ['part time eligibility', 'part - time eligibility', 'hours to be eligible', 'eligibility hours', 'benefits eligible hours'],
  'time_off.carryover_days': ['pto rollover', 'pto carryover', 'vacation carryover', 'vacation rollover', 'pto carry over', 'vacation carry over'],
  'programs.eap_sessions': ['eap sessions', 'eap visits', 'eap counseling', 'counseling', 'free counseling sessions', 'counseling visits'],
  'programs.wellness': ['wellness reimbursement', 'wellness benefit', 'gym membership', 'gym memberships', 'fitness', 'gym', 'wellness', 'fitness stipend', 'gym stipend'],
  'programs.adoption': ['adoption benefit', 'adoption reimbursement', 'adoption support', 'adoption aid'],
}; // prettier-ignore

/** Too wide to name a metric in a query, though a table of a guide means it. */
const tooWide = new Set(['per week', 'per month', 'weekly maximum', 'monthly maximum', 'up to age', 'coverage begins', 'waive coverage', 'full pay', 'contacts', 'carry over', 'rollover']); // prettier-ignore

/** Stems with numbers in digits: "after five years" is "after 5 years". */
const stemsOf = (words: readonly TypedWord[]): string =>
  words.map(({ stem, number }) => (number === null ? stem : String(number))).join(' ');

const byName = new Map<string, MetricKey[]>();
for (const key of Object.keys(metrics).filter(isMetric)) {
  const { label, synonyms } = metricOf(key);
  for (const name of [label, ...synonyms, ...(more[key] ?? [])]) {
    if (tooWide.has(name)) continue;
    const stems = stemsOf(typedWords(name.toLowerCase()));
    byName.set(stems, [...new Set([...(byName.get(stems) ?? []), key])]);
  }
}
/** The stems that names begin with. */
const firsts = new Set([...byName.keys()].map((name) => name.split(' ')[0]));

/** Every name of a metric, in small letters. */
export const metricNames: readonly string[] = Object.keys(metrics)
  .filter(isMetric)
  .flatMap((key) => [metricOf(key).label.toLowerCase(), ...metricOf(key).synonyms, ...(more[key] ?? [])]);
const longest = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

/** The longest name of metrics that begins at `at`: whom it may mean, in the order of the catalogue. */
export function metricsAt(words: readonly TypedWord[], at: number): { length: number; keys: readonly MetricKey[] }[] {
  const found: { length: number; keys: readonly MetricKey[] }[] = [];
  if (!firsts.has(stemsOf(words.slice(at, at + 1)))) return found;
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const keys = byName.get(stemsOf(words.slice(at, at + length)));
    if (keys !== undefined) found.push({ length, keys });
  }
  return found;
}
