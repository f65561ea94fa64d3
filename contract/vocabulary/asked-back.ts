import type { MetricKey } from '../metrics.ts';

/** Names by which people mean different figures, none of them most of the time: whoever computes asks which one is meant. */
export const askedBack: Readonly<Record<string, readonly MetricKey[]>> = {
  premium: ['medical.premium', 'medical.contribution', 'medical.employer_share'],
  premiums: ['medical.premium', 'medical.contribution', 'medical.employer_share'],
};
