import { isMetric, metricOf, type MetricKey, metrics } from '../../../../contract/metrics.ts';
import { type TypedWord, typedWords } from './typed-words.ts';

/** What people type for a metric beside its label and synonyms. */
const more: Partial<Record<MetricKey, readonly string[]>> = {
  'medical.deductible': ['medical deductible', 'health plan deductible'],
  'medical.out_of_pocket_max': ['out of pocket', 'out of pocket max', 'oop', 'moop'],
  'medical.pcp_copay': ['pcp copay', 'primary care copay', 'office visit copay', 'doctor copay'],
  'medical.specialist_copay': ['specialist copay'],
  'medical.er_copay': ['er copay', 'emergency room copay', 'er'],
  'medical.fertility_maximum': ['fertility', 'fertility benefit', 'ivf', 'fertility coverage'],
  'hsa.employer_contribution': ['hsa', 'employer hsa contribution', 'company hsa contribution', 'hsa funding', 'hsa match'],
  'dental.annual_maximum': ['dental max', 'dental annual maximum', 'dental annual max'],
  'dental.orthodontia_maximum': ['orthodontia', 'orthodontia maximum', 'orthodontia lifetime maximum', 'braces'],
  'life.multiple': ['life insurance', 'basic life insurance', 'life'],
  'life.flat': ['life insurance', 'basic life'],
  'std.percent': ['short - term disability', 'short term disability'],
  'std.weekly_maximum': ['short - term disability', 'short term disability', 'std', 'std weekly maximum', 'short - term disability weekly maximum'],
  'std.waiting_days': ['short - term disability', 'std', 'std waiting period', 'short term disability waiting period'],
  'std.maximum_weeks': ['short - term disability', 'short term disability', 'std'],
  'ltd.percent': ['long term disability'],
  'ltd.monthly_maximum': ['long - term disability', 'long term disability', 'ltd', 'ltd monthly maximum', 'long - term disability monthly maximum'],
  'ltd.waiting_days': ['long - term disability', 'long term disability', 'ltd', 'ltd waiting period'],
  'leave.sabbatical_years': ['sabbatical after', 'sabbaticals after', 'sabbatical eligibility after'],
  'retirement.effective_match': ['401k matching', '403b match', 'retirement match', 'matching', '401k', '401k employer match', '401k company match'],
  'retirement.vesting_years': ['vesting', 'vesting period'],
  'time_off.days_year_1': ['vacation days', 'pto days', 'vacation time', 'paid vacation', 'paid vacation days', 'days off'],
  'time_off.sick_days': ['paid sick days', 'paid sick leave'],
  'leave.parental_birth_weeks': ['maternity', 'paid maternity leave', 'fully paid parental leave', 'fully paid maternity leave'],
  'leave.parental_other_weeks': ['paternity', 'paid paternity leave'],
  'leave.bereavement_days': ['bereavement leave'],
  'leave.sabbatical_weeks': ['sabbatical leave'],
  'programs.tuition': ['tuition assistance', 'tuition benefit'],
  'programs.eap_sessions': ['eap sessions', 'eap visits', 'free counseling sessions', 'counseling visits'],
  'programs.wellness': ['gym', 'wellness', 'fitness stipend', 'gym stipend'],
  'programs.adoption': ['adoption benefit'],
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
/** Every name of a metric, in small letters. */
export const metricNames: readonly string[] = Object.keys(metrics)
  .filter(isMetric)
  .flatMap((key) => [metricOf(key).label.toLowerCase(), ...metricOf(key).synonyms, ...(more[key] ?? [])]);
const longest = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

/** The longest name of metrics that begins at `at`: whom it may mean, in the order of the catalogue. */
export function metricsAt(words: readonly TypedWord[], at: number): { length: number; keys: readonly MetricKey[] }[] {
  const found: { length: number; keys: readonly MetricKey[] }[] = [];
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const keys = byName.get(stemsOf(words.slice(at, at + length)));
    if (keys !== undefined) found.push({ length, keys });
  }
  return found;
}
