import { listed } from '../../contract/vocabulary/listed.ts';
import type { Payer } from '../../contract/vocabulary/payers.ts';
import type { Amount } from './amounts.ts';
import type { Mention } from './mentions.ts';
import { type MetricSeen, shareOfPremium, tierFor } from './metrics.ts';
import { paidBy, speaksOfCover } from './payers.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

const priced = new Set(
  listed(`
    charg, pai, cost, contribut, contrib, coverag, price, deduct, rate, tier, cheapest, cheap, cheaper, pricei, pricier
    expens, afford
  `),
);

/** Two names of one price are one; at two levels it is two. */
export const onceEach = (metrics: readonly MetricSeen[]): MetricSeen[] =>
  metrics.filter(
    (one, at) => metrics.findIndex(({ metric, tier }) => metric === one.metric && tier === one.tier) === at,
  );

const articles = new Set(['the', 'our', 'an', 'a', 'their', 'each']);

/** "90% of single and 70% of family": what share of the price of a level is paid can be of nothing else. */
function sharesOfLevels(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  amounts: readonly Amount[],
): MetricSeen[] {
  return mentions.flatMap(({ value, from, to }): MetricSeen[] => {
    if (value.kind !== 'level') return [];
    const of = articles.has(tokens[from - 1]?.low ?? '') ? from - 2 : from - 1;
    const isShare = tokens[of]?.low === 'of' && amounts.some((amount) => amount.unit === 'percent' && amount.to === of);
    const tier = tierFor('medical.employer_share', value.tier);
    if (!isShare || tier === null) return [];
    return [{ metric: 'medical.employer_share', candidates: ['medical.employer_share'], group: null, tier, from, to }];
  });
}

/** What is paid for a coverage level or a plan, where nothing else of it is named. */
export function withPrice(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  metrics: readonly MetricSeen[],
  amounts: readonly Amount[],
  payer: Found<Payer> | null,
): readonly MetricSeen[] {
  const level = mentions.find((one) => one.value.kind === 'level');
  // "EE+SP under $400": what stands right behind a level is its price.
  const isBehind = (amount: Amount): boolean =>
    amount.from === level?.to && amount.compared !== null && !amount.isPeople && !amount.isYear;
  const isPriced =
    tokens.some(
      ({ key, low }, at) =>
        !(level !== undefined && at >= level.from && at < level.to) && (priced.has(key) || low === 'pay'),
    ) || amounts.some((amount) => isBehind(amount) || (amount.unit === 'usd' && amount.period !== null));
  if (metrics.length > 0) return metrics;
  const shares = payer?.value === 'employee' ? [] : sharesOfLevels(tokens, mentions, amounts);
  if (shares.length > 0) return shares;
  const isPaid = payer !== null && (speaksOfCover(tokens) || mentions.some(({ value }) => value.kind === 'planType'));
  const at = level !== undefined && isPriced ? level : isPaid ? payer : payer && level;
  if (at === null || at === undefined) return metrics;
  const { from, to } = at;
  const price: MetricSeen = {
    metric: 'medical.contribution',
    candidates: ['medical.contribution', 'medical.premium'],
    group: null,
    from,
    to,
  };
  return payer === null ? [shareOfPremium(price, tokens)] : paidBy(price, payer.value, tokens);
}
