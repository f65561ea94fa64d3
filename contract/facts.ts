import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { type MetricKey, metricCategories, metrics, networks, tiers } from './metrics.ts';

const keys = Object.keys(metrics) as [MetricKey, ...MetricKey[]];
const Metric = z.enum(keys);

/** One thing that a guide states, with the place that says it. */
export const Fact = z.object({
  metric: Metric,
  label: z.string(),
  category: z.enum(metricCategories),
  /** The plan's name within the guide; null where the fact is of no one plan. */
  plan: z.string().nullable(),
  tier: z.enum(tiers).nullable(),
  network: z.enum(networks).nullable(),
  /** In the unit of the metric; null for names, choices, and yes or no. */
  value: z.number().nullable(),
  words: z.string().nullable(),
  /** The value as people write it: "$1,500 a year", "16 weeks", "Yes". */
  display: z.string(),
  page: z.int(),
  passageId: z.uuid(),
  /** The guide's own words. */
  quote: z.string(),
  method: z.enum(['rule', 'model', 'sample', 'person']),
  confidence: z.number(),
  review: z.boolean(),
});
export type Fact = z.output<typeof Fact>;

const GuideParams = z.object({ documentId: z.uuid() });
const Named = z.object({ metric: Metric, label: z.string(), category: z.enum(metricCategories) });

export const getGuideFacts = endpoint({
  method: 'GET',
  path: '/api/documents/{documentId}/facts',
  access: 'person',
  summary: 'What an unlocked guide states, each with page and quote, and what it does not state.',
  params: GuideParams,
  reply: z.object({ facts: z.array(Fact), notStated: z.array(Named) }),
  errors: ['guide_locked'],
});

export const getStatedMetrics = endpoint({
  method: 'GET',
  path: '/api/documents/{documentId}/stated',
  access: 'person',
  summary: 'Which facts a guide states, without their values: before it is unlocked.',
  params: GuideParams,
  reply: z.array(Named),
});
