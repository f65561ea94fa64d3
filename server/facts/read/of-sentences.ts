import type { MetricKey } from '../../../contract/metrics.ts';

/** Metrics of which sentences say more than a value beside a name: what they say is read as a whole, and not here. */
const ofWhole = /^(?:retirement|time_off)\.|^medical\.employer_share$/;

/** Whether the values of sentences are read for a metric by what names them. */
export const isOfSentences = (metric: MetricKey): boolean => !ofWhole.test(metric);
