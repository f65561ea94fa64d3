import { isMetric, isMetricGroup, metricGroups, type MetricKey, metricOf } from '../../contract/metrics.ts';
import type { AskedMetric, Reading } from '../../contract/reading.ts';
import { husks } from '../../contract/vocabulary/follow-ups.ts';
import { shortMetricNames } from '../../contract/vocabulary/metric-names.ts';
import { paidBy, payerNames, payingVerbs } from '../../contract/vocabulary/payers.ts';
import { subjects } from '../../contract/vocabulary/subjects.ts';
import { isContent } from './left.ts';
import { lexicon } from './lexicon.ts';
import { ends } from './operators.ts';
import { Phrases } from './phrases.ts';
import { emptyToken, type Token, tokensOf, withDisability } from './tokens.ts';

/** Words that lean on what was asked before: they are read again beside its names. */

const payers = new Set(Object.values(payerNames).flat());
const prices = new Set<string>(Object.values(paidBy).flat());
const paying = new Phrases(payingVerbs.map((name) => [name, true] as const));

const husk = new Set([...husks, 'ones']);
const pronouns = new Set(['it', 'that', 'this', 'them', 'one']);
const MOST_WORDS = 12;

/** What a question was about, in words that another one may lean on: "dental", "HSA"; none where it was about several things. */
function topicsOf(last: Reading): { words: readonly string[]; metric: string | null; line: string | null } | null {
  const [only, ...others] = last.metrics;
  const [subject, ...more] = last.subjects;
  if (only === undefined && subject !== undefined && more.length === 0) {
    return { words: [subjects[subject.value].label], metric: null, line: null };
  }
  if (only === undefined || others.length > 0) return null;
  const { metric } = only.value;
  const line = metric.split('.')[0] ?? '';
  const group = isMetricGroup(line) ? metricGroups[line] : '';
  const name = isMetricGroup(metric) ? group : (shortMetricNames[metric] ?? metricOf(metric).label.replace(/,.*/, ''));
  return { words: [...new Set([group, name.split(' ').at(-1) ?? ''])], metric, line };
}

/**
 * "The fathers", "cap on it", "what does the worker pay": words that name no figure by themselves, and another one of the same benefit
 * beside what was asked for before; null where they do not.
 */
export function ofLine(
  tokens: readonly Token[],
  plainly: Reading,
  last: Reading,
  reread: (tokens: readonly Token[]) => Reading,
): Reading | null {
  const topic = topicsOf(last);
  if (topic === null || plainly.metrics.length + plainly.subjects.length > 0 || tokens.length > MOST_WORDS) return null;
  const { where, statistic, chart, groupBy, limit, left } = plainly;
  const isOfPeers = (where !== null || groupBy.length > 0) && left.every(({ word }) => husk.has(word.toLowerCase()));
  const saysElse = [statistic, chart, limit].some((slot) => slot !== null) || isOfPeers;
  const says = tokens.some((token) => isContent(token) || payers.has(token.low)) || paying.all(tokens).length > 0;
  if (saysElse || !says) return null;
  const end = tokens.at(-1)?.span[1] ?? 0;
  // "Long term", after short-term disability.
  const term = tokens.findIndex(
    ({ low }, at) => low === 'term' && ['long', 'short', '-'].includes(tokens[at - 1]?.low ?? ''),
  );
  const terms = term !== -1 && ['std', 'ltd'].includes(topic.line ?? '') ? ['disability'] : [];
  for (const words of [...terms, ...topic.words]) {
    const said = tokensOf(words.toLowerCase()).map((token) => ({ ...token, text: '', span: [end, end] as const }));
    const at = terms.includes(words) ? term + 1 : tokens.length;
    const own = tokens.toSpliced(at, 0, ...said).filter(({ low, isMark }) => !pronouns.has(low) && !isMark);
    const reading = reread(withDisability(own));
    const [found, ...more] = reading.metrics;
    // The name of the line alone says nothing new, unless it leaves open which of its figures is meant.
    const sameOfOther = sibling(found?.value, topic.metric);
    if (sameOfOther !== null && found !== undefined && more.length === 0)
      return { ...reading, metrics: [{ ...found, value: { metric: sameOfOther } }], text: plainly.text };
    const isOfName = reread(said).metrics.some(
      ({ value }) => value.metric === found?.value.metric && value.or === undefined,
    );
    if (found === undefined || isOfName) continue;
    // "Between mothers and fathers": both of the same benefit.
    const isAll = more.every(
      ({ value }) => value.metric.startsWith(`${topic.line ?? ''}.`) && value.or === undefined && topic.line !== null,
    );
    if (more.length > 0 && isAll && found.value.or === undefined) return { ...reading, text: plainly.text };
    if (more.length > 0 || found.value.metric === topic.metric) continue;
    const isOfLine = topic.line === null || found.value.metric.startsWith(`${topic.line}.`);
    const isOfPayer = prices.has(found.value.metric) && tokens.some(({ low }) => payers.has(low));
    if (!isOfLine || !(found.value.or === undefined || isOfPayer)) continue;
    const { or: _, ...value } = found.value;
    return { ...reading, metrics: [{ ...found, value }], text: plainly.text };
  }
  return null;
}

/** "The same for long term", after a figure of short-term disability: the same figure of the other line; null where it has none. */
function sibling(found: AskedMetric | undefined, metric: string | null): MetricKey | null {
  const [, name] = metric?.split('.') ?? [];
  const [line] = found?.metric.split('.') ?? [];
  const key = `${line ?? ''}.${name ?? ''}`;
  const isOther =
    found !== undefined &&
    key !== metric &&
    [line, metric?.split('.')[0]].every((one) => one === 'std' || one === 'ltd');
  const isOpen = found?.or !== undefined || (found !== undefined && isMetricGroup(found.metric));
  return isOther && isOpen && isMetric(key) ? key : null;
}

/** Whether a part speaks of paying: "and how much do they put in". */
export const speaksOfPaying = (tokens: readonly Token[]): boolean => paying.all(tokens).length > 0;

const doing = new Set(['is', 'has', 'must', 'can', 'may', 'needs', 'gets', 'should', 'would', 'could', 'might']);
const pointing = new Set(['the', 'that', 'this', 'which', 'what']);

/** "The least vacation one must take": somebody, and no figure that was asked for. */
const isSomebody = (tokens: readonly Token[], at: number): boolean =>
  doing.has(tokens[at + 1]?.low ?? '') && !pointing.has(tokens[at - 2]?.low ?? '');

const places = new Set(['first', 'second', 'third', 'last', 'next', 'other']);

/** "And the spousal one": a word that stands for what was asked for last is read as it. */
function withHead(tokens: readonly Token[], last: Reading): readonly Token[] {
  const [only, ...others] = last.metrics;
  const at = tokens.findIndex(
    ({ low }, index) =>
      (low === 'ones' || (low === 'one' && !isSomebody(tokens, index))) &&
      isContent(tokens[index - 1] ?? emptyToken) &&
      !places.has(tokens[index - 1]?.low ?? ''),
  );
  // "The big ones" are employers, and "the highest one" is an end.
  const isOfPeers =
    ends.at(tokens, at - 1).length > 0 ||
    lexicon.at(tokens, at - 1).some(({ value }) => ['size', 'industry', 'state', 'region'].includes(value.kind));
  if (only === undefined || others.length > 0 || at < 1 || isOfPeers) return tokens;
  const { metric } = only.value;
  const label = isMetricGroup(metric) ? metricGroups[metric] : metricOf(metric).label;
  const [head] = tokensOf(label.replace(/,.*/, '').split(' ').at(-1) ?? '');
  const own = tokens[at];
  return head === undefined || own === undefined
    ? tokens
    : withDisability(tokens.with(at, { ...head, text: own.text, span: own.span }));
}

/** A part with its "one" read as what was asked for last, unless nothing takes it for that: "real employers or sample ones". */
export function readWithHead(
  words: readonly Token[],
  last: Reading | null,
  readAs: (tokens: readonly Token[]) => Reading,
): { part: readonly Token[]; reading: Reading } {
  const part = last === null ? words : withHead(words, last);
  const reading = readAs(part);
  const head = part.find((token, at) => token !== words[at]);
  const isTaken =
    head === undefined || reading.covered.some(([from, to]) => head.span[0] >= from && head.span[1] <= to);
  return isTaken ? { part, reading } : { part: words, reading: readAs(words) };
}
