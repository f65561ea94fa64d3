import type { Mention } from './mentions.ts';
import { type MetricSeen, modified } from './metrics.ts';
import type { Token } from './tokens.ts';

const joints = new Set(['vs', 'versus', 'and', 'or', 'than', 'against', 'compared', 'to', '/', ',', 'with', 'plus']);
const none = { tier: null, network: null, planType: null } as const;

/** "Individual versus family deductible", "in-network and out-of-network": one metric at each of the levels or networks. */
export function onEachSide(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  metrics: readonly MetricSeen[],
): MetricSeen[] {
  const [only, ...others] = metrics;
  if (only === undefined || others.length > 0) return [...metrics];
  for (const kind of ['level', 'network'] as const) {
    const said = mentions.filter(({ value }) => value.kind === kind);
    const other = mentions.find(({ value }) => value.kind === (kind === 'level' ? 'network' : 'level'));
    const whole = other === undefined ? only : atSide(only, other.value);
    const ones = said.map(({ value }) => atSide(whole, value));
    const differ = new Set(ones.map(({ tier, network }) => `${tier ?? ''} ${network ?? ''}`)).size;
    if (said.length > 1 && differ === said.length && areJoined(tokens, said, only)) return ones;
  }
  return [...metrics];
}

function atSide(one: MetricSeen, value: Mention['value']): MetricSeen {
  const tier = value.kind === 'level' ? value.tier : null;
  const network = value.kind === 'network' ? value.network : null;
  const { tier: _, ...bare } = one;
  return { ...(tier === null ? one : bare), ...modified(one, { ...none, tier, network }) };
}

/** Whether a word stands between that sets one beside the other, or an amount of the one; the metric itself may stand there too. */
function areJoined(tokens: readonly Token[], said: readonly Mention[], metric: MetricSeen): boolean {
  return said.slice(1).every((one, index) => {
    const before = said[index];
    const between = tokens.slice(before?.to ?? 0, one.from).filter((_, at) => {
      const stands = (before?.to ?? 0) + at;
      return stands < metric.from || stands >= metric.to;
    });
    return between.length <= 3 && between.some(({ low, number }) => joints.has(low) || number !== null);
  });
}
