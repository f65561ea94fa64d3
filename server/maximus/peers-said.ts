import type { AnalysisSpec, PeerTest } from '../../contract/analysis.ts';
import { isMetric, metricOf } from '../../contract/metrics.ts';
import type { Reading } from '../../contract/reading.ts';
import { employerWords, peopleWords } from '../../contract/vocabulary/company-sizes.ts';
import { industryNouns } from '../../contract/vocabulary/industries.ts';
import { listed } from '../../contract/vocabulary/listed.ts';
import { peersPhrase } from '../analysis/labels.ts';
import { isBounded } from '../../contract/aspects.ts';
import { isContent } from '../language/left.ts';
import { isFiller } from './filler.ts';
import { testsOf } from '../language/conditions.ts';
import { Phrases } from '../language/phrases.ts';
import type { Asked } from './account-names.ts';

/** What a question made of the peers: what of it is said beside the figure, and what nobody can have meant. */

/** Peers that nobody named this time: they were named before, and may no longer be meant. */
export function asBefore(reading: Reading, spec: AnalysisSpec, before: AnalysisSpec | null): string[] {
  const said = new Set(
    testsOf(reading.where).flatMap(({ test, from }) => (from.kind === 'typed' ? [JSON.stringify(test)] : [])),
  );
  const had = new Set((before?.peers ?? []).map((one) => JSON.stringify(one)));
  const carried = spec.peers.filter(
    (one) => had.has(JSON.stringify(one)) && !one.any.some((test) => said.has(JSON.stringify(test))),
  );
  if (reading.operation === null || before === null) return [];
  const kinds = new Set(spec.peers.flatMap(({ any }) => any.map(({ on }) => on)));
  const gone = before.peers.filter(({ any, not }) => !not && !any.some(({ on }) => kinds.has(on)));
  // "And under 5000" may as well be both.
  const isMore = /^\W*(?:and|but|also|plus)\b/i.test(reading.text);
  const bounds = before.peers.filter(
    (one) =>
      isMore &&
      one.any.every(({ on }) => on === 'size' || on === 'year') &&
      !spec.peers.some((other) => keyOf(other) === keyOf(one)),
  );
  const sentences = [
    ...(carried.length === 0 ? [] : [`As before: employers ${peersPhrase({ peers: carried })}.`]),
    ...(gone.length + bounds.length === 0
      ? []
      : [`No longer only employers ${peersPhrase({ peers: [...new Set([...gone, ...bounds])] })}.`]),
    ...(isShareCarried(reading, spec, before) ? ['As before: the share of employers that state it.'] : []),
  ];
  return sentences.map((one) => one.slice(0, 300));
}

/** "At the same firms, match", after a share: a share of something else is not said to be wanted. */
function isShareCarried(
  { text }: Reading,
  { measures: [own] }: AnalysisSpec,
  { measures: [last] }: AnalysisSpec,
): boolean {
  const isOfAmount = own?.of === 'offering' && isMetric(own.metric) && metricOf(own.metric).kind === 'number';
  const isOther = isOfAmount && last?.of === 'offering' && own.metric !== last.metric && !isBounded(own);
  return isOther && !/\b(?:share|percent|percentage|many|count|offer|have|%)/i.test(text);
}

const sameTwice = (all: readonly unknown[]): boolean =>
  new Set(all.map((one) => JSON.stringify(one))).size < all.length;

const leads = new Set(listed('who, that, which, whose, with, where, having'));
const ofMetrics = new Set(['metric', 'group', 'choice']);
const owners = new Set([...employerWords, 'places', 'ones', 'those']);

/** "At employers who have separate vacation": what is said of the employers narrows them, or is what is measured. */
export function clauseOfPeers({ tokens, mentions, reading }: Asked): string[] {
  const at = tokens.findIndex(({ low }, index) => owners.has(low) && leads.has(tokens[index + 1]?.low ?? ''));
  if (at < 1 || reading.operation !== null) return [];
  const end = tokens.findIndex(({ isMark }, index) => index > at + 1 && isMark);
  const clause = tokens.slice(at + 2, end === -1 ? tokens.length : end);
  const [first, last] = [clause[0]?.span[0] ?? 0, clause.at(-1)?.span[1] ?? 0];
  const slots = [
    ...[...reading.metrics, ...reading.groupBy, ...reading.amounts, reading.limit, reading.sort].map(
      (slot) => slot?.from,
    ),
    ...testsOf(reading.where).map(({ from }) => from),
  ];
  const isRead =
    slots.some((from) => from?.kind === 'typed' && from.span[0] < last && from.span[1] > first) ||
    mentions.some(({ from, value }) => !ofMetrics.has(value.kind) && from > at + 1 && from < at + 2 + clause.length);
  return isRead || !clause.some((token) => isContent(token) && !isFiller(token))
    ? []
    : [clause.map(({ text }) => text).join(' ')];
}

const keyOf = (one: unknown): string => JSON.stringify(one);

/**
 * What is made of the peers and of what is measured that nobody can have meant: "hospitals only, not clinics" leaves nobody, "never mind
 * the match" leaves no employers out, and banks and credit unions are of one trade, of which there are no two sides.
 */
export function contradictionsIn({ tokens, spec, before }: Asked): string[] {
  const kept = new Set(spec.peers.flatMap(({ any, not }) => (not ? [] : any.map(keyOf))));
  const had = new Set((before?.peers ?? []).map(keyOf));
  const isDropping = before !== null && dropping.all(tokens).length > 0;
  const isStrange = spec.peers
    .filter((one) => !had.has(keyOf(one)))
    .some(
      ({ any, not }) =>
        (before !== null && sameTwice(any)) ||
        (not && any.every((test) => kept.has(keyOf(test)))) ||
        (not && any.some(isAmount) && isDropping),
    );
  // "Minus what the employer pays" adds no figure.
  const measured = new Set(before?.measures.map(keyOf));
  const isAdded =
    dropping.at(tokens, 0).length > 0 && isDropping && spec.measures.some((one) => !measured.has(keyOf(one)));
  return isStrange || isAdded ? [tokens.map(({ text }) => text).join(' ')] : [];
}
const isAmount = (test: PeerTest): boolean => test.on === 'fact' && isMetric(test.metric) && test.is === undefined;
const dropping = new Phrases(
  listed(
    'never mind, forget, forget about, minus, drop, remove, lose, skip, ignore, scrap, take off, take out, leave out, no more',
  ).map((name) => [name, true] as const),
);

/** "Over 3k" of a figure in dollars: which of the two it was taken for is said. */
export function sizesRead({ tokens, mentions, spec, before }: Asked): string[] {
  const isOfMoney = spec.measures.some(
    (one) => one.of === 'value' && metricOf(one.metric).unit?.startsWith('usd') === true,
  );
  const had = new Set((before?.peers ?? []).map((one) => JSON.stringify(one)));
  const ends = spec.peers
    .filter((one) => !had.has(JSON.stringify(one)))
    .flatMap(({ any }) =>
      any.flatMap((test) => (test.on === 'size' ? [test.atLeast, test.above, test.atMost, test.below] : [])),
    );
  const at = tokens.findLastIndex(({ number }) => number !== null && ends.includes(number));
  const isSaid =
    tokens.slice(Math.max(0, at - 4), at + 4).some(({ low }) => ofPeople.has(low)) ||
    mentions.some(({ value, to }) => value.kind === 'industry' && to <= at && to >= at - 2);
  return !isOfMoney || at === -1 || isSaid
    ? []
    : [`Read “${tokens[at]?.text ?? ''}” as a number of employees, and not as an amount.`];
}
const ofPeople = new Set([
  ...peopleWords,
  ...employerWords,
  ...industryNouns,
  'size',
  'sizes',
  'shops',
  'ones',
  'headcount',
]);
