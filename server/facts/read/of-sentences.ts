import type { MetricKey } from '../../../contract/metrics.ts';

const byRules = /^(?:retirement|time_off)\.|\.carrier$|^medical\.(?:employer_share|plan_type)$/;

/** Whether sentences are read for a metric here; of all others `extract` reads what sentences say. */
export const isOfSentences = (metric: MetricKey): boolean => !byRules.test(metric);
