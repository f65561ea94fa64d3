import { isMetric, isMetricGroup, type MetricGroup, type MetricKey, metrics } from '../../contract/metrics.ts';

/** What whoever asks for a metric wants to know beside it, where a guide states it. */
const companions: Readonly<Partial<Record<MetricKey, readonly MetricKey[]>>> = {
  'retirement.effective_match': ['retirement.match_formula', 'retirement.nonelective'],
  'retirement.match_formula': ['retirement.effective_match', 'retirement.nonelective'],
  'retirement.vesting': ['retirement.vesting_years'],
  'retirement.vesting_years': ['retirement.vesting'],
  'retirement.plan_type': [
    'retirement.match_formula',
    'retirement.effective_match',
    'retirement.nonelective',
    'retirement.vesting',
  ],
  'time_off.days_year_1': ['time_off.unlimited', 'time_off.days_year_5', 'time_off.days_year_10'],
  'time_off.unlimited': ['time_off.days_year_1'],
  'leave.parental_birth_weeks': ['leave.parental_other_weeks', 'leave.parental_pay'],
  'leave.parental_other_weeks': ['leave.parental_birth_weeks', 'leave.parental_pay'],
  'leave.sabbatical_weeks': ['leave.sabbatical_years'],
  'leave.sabbatical_years': ['leave.sabbatical_weeks'],
  'life.multiple': ['life.flat', 'life.maximum'],
  'life.flat': ['life.multiple', 'life.maximum'],
  'std.percent': ['std.weekly_maximum', 'std.waiting_days', 'std.maximum_weeks'],
  'ltd.percent': ['ltd.monthly_maximum', 'ltd.waiting_days'],
  'medical.fertility': ['medical.fertility_maximum'],
  'medical.fertility_maximum': ['medical.fertility'],
  'medical.plan_type': ['medical.carrier', 'hsa.eligible'],
  'hsa.eligible': ['hsa.employer_contribution'],
  'fsa.health_limit': ['fsa.carryover'],
};

const all = Object.keys(metrics).filter(isMetric);

/** The metrics whose values answer a question for some: themselves first, a group as its metrics, then what goes with them. */
export function withCompanions(asked: readonly (MetricKey | MetricGroup)[]): MetricKey[] {
  const own = asked.flatMap((one) => (isMetricGroup(one) ? all.filter((key) => key.startsWith(`${one}.`)) : [one]));
  return [...new Set([...own, ...own.flatMap((key) => companions[key] ?? [])])];
}
