import type { MetricKey, Network, Tier } from '../../contract/metrics.ts';

/** A fact as it was found in the passages of a guide, before it is stored. */
export interface FoundFact {
  metric: MetricKey;
  /** In the unit of the metric; null where it is words. */
  value: number | null;
  /** A choice, a name, `yes` or `no`; null where it is a number. */
  words: string | null;
  plan: string | null;
  planType: string | null;
  tier: Tier | null;
  network: Network | null;
  /** The passage that says it, counted from 0 within the guide; the quote is these characters of its text. */
  ordinal: number;
  quoteFrom: number;
  quoteTo: number;
  method: 'rule' | 'model' | 'sample';
  /** 0 to 1. */
  confidence: number;
  review: boolean;
}
