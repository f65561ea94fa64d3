import { listed } from '../../contract/vocabulary/listed.ts';
import { isMetric, metricOf } from '../../contract/metrics.ts';
import { owners } from './share-of-amount.ts';
import type { Seen } from './seen.ts';

const asks = new Set(['do', 'does', 'are', 'is', 'did']);
const anybody = new Set(['anyone', 'anybody', 'any']);
/** With such a word it is asked which side has more, or how much there is. */
const ofDegree = new Set(
  listed(`
    more, less, fewer, higher, lower, better, richer, worse, longer, shorter, cheaper, greater, bigger, larger, smaller
    than, how, what, much, enough, increase, high, low, good, generous
  `),
);
const offering = new Set(
  listed(`
    offer, offers, offered, give, gives, provide, provides, provided, cover, covers, covered, have, allow, available
    reimburse, sponsor, grant, use, using, doing
  `),
);

const doing = new Set(['offering', 'giving', 'providing', 'covering', 'doing', 'having', 'else', 'still']);

/** "Do tech companies offer sabbaticals", "do hospitals auto-enroll": whether, and not how much. */
export function isAskedAtAll({ tokens, metrics, mentions, amounts, statistic, end, cues }: Seen): boolean {
  const asked = tokens.findIndex(({ low }, at) => asks.has(low) && (tokens[at - 1]?.isMark ?? true));
  // "Volunteer days anyone?", "anyone offering it?"
  const words = tokens.filter(({ isMark }) => !isMark).map(({ low }) => low);
  const isAnyone =
    anybody.has(words.at(-1) ?? '') || words.some((low, at) => low === 'anyone' && doing.has(words[at + 1] ?? ''));
  if ((asked === -1 && !isAnyone) || tokens[asked + 1]?.low === 'there' || metrics.length === 0) return false;
  if (
    amounts.some(({ isPeople, isYear }) => !isPeople && !isYear) ||
    statistic !== null ||
    end !== null ||
    tokens.some(({ low }) => ofDegree.has(low))
  )
    return false;
  if (cues.has('position') || cues.has('trend') || cues.has('change') || cues.has('premise')) return false;
  if (
    !metrics.every(
      ({ metric }) =>
        !isMetric(metric) ||
        ['number', 'yes_no'].includes(metricOf(metric).kind) ||
        mentions.some(({ value }) => value.kind === 'choice'),
    )
  )
    return false;
  // "Is it true that most companies help with it".
  const isOffered = tokens.some(
    ({ low }, at) =>
      offering.has(low) ||
      // "Do manufacturers do it".
      (low === 'do' && at > asked + 1) ||
      (low === 'all' && tokens[at - 1]?.low === 'at') ||
      (low === 'most' && owners.has(tokens[at + 1]?.low ?? '')),
  );
  const [only] = metrics;
  const isVerb =
    tokens[asked]?.low === 'do' &&
    only !== undefined &&
    mentions.some(({ value, to }) => value.kind === 'industry' && to === only.from);
  return isOffered || isVerb || isAnyone;
}
