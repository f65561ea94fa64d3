import type { MetricKey } from '../../../contract/metrics.ts';

const named: ReadonlySet<MetricKey> = new Set([
  'eligibility.enrollment_days',
  'eligibility.event_days',
  'medical.dependent_share',
  'dental.waiting_months',
  'vision.materials_copay',
  'leave.eligibility_months',
  'leave.jury_duty_days',
  'programs.health_stipend',
  'programs.severance_weeks',
  'leave.volunteer_days',
  'medical.tobacco_surcharge',
  'medical.spousal_surcharge',
  'hra.employer_contribution',
  'rx.tier_1',
  'rx.tier_2',
  'rx.tier_3',
  'rx.specialty',
  'dental.deductible',
  'dental.annual_maximum',
  'dental.orthodontia_maximum',
  'dental.preventive',
  'dental.basic',
  'dental.major',
  'vision.exam_copay',
  'vision.frame_allowance',
  'vision.contact_allowance',
]);

const families = /^(?:life|std|ltd|hsa|hra|fsa|commuter)\./;
/** Whether sentences are read for a metric here; of all others `extract` reads what sentences say. */
export const isOfSentences = (metric: MetricKey): boolean => named.has(metric) || families.test(metric);
