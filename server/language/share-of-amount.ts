import { listed } from '../../contract/vocabulary/listed.ts';
import { isMetric, metricOf } from '../../contract/metrics.ts';
import type { Cue } from '../../contract/vocabulary/cues.ts';
import type { Mention } from './mentions.ts';
import type { MetricSeen } from './metrics.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Words for those who are counted. */
export const owners = new Set(
  listed(`
    employers, companies, cos, firms, ers, guides, plans, organizations, groups, clients, businesses
  `),
);
const percents = new Set([
  'percent',
  'percentage',
  'percentages',
  'share',
  'portion',
  'proportion',
  'fraction',
  'what',
]);
const offers = new Set(
  listed(`
    offer, offers, offering, have, has, with, provide, provides, use, allow, give, gives, let
  `),
);

/** "What percent of fillings is covered", "match % for nonprofits": of a metric in percent it is the amount, unless employers are counted. */
export function isOfAmount(
  { from, to }: Found<Cue>,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  metrics: readonly MetricSeen[],
): boolean {
  const isPercent =
    metrics.length > 0 && metrics.every(({ metric }) => isMetric(metric) && metricOf(metric).unit === 'percent');
  if (!isPercent || !percents.has(tokens[from]?.low ?? '')) return false;
  if (metrics.some((one) => one.to === from)) return true;
  const end = tokens[to - 1]?.low === 'of' ? to - 1 : to;
  const counted = tokens[end]?.low === 'of' ? end + 1 : end;
  const ahead = tokens.slice(counted, counted + 2).map(({ low }) => low);
  const isTrade = mentions.some(
    ({ value, from: at }) => ['industry', 'size'].includes(value.kind) && at >= counted && at <= counted + 1,
  );
  const isOwned = ahead.some((low) => owners.has(low)) && !['do', 'does', 'employer'].includes(ahead[0] ?? '');
  return !isOwned && !isTrade && !offers.has(ahead[0] ?? '');
}
