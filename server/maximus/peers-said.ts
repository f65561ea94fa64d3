import type { AnalysisSpec, PeerTest } from '../../contract/analysis.ts';
import { isMetric, metricOf } from '../../contract/metrics.ts';
import type { Reading } from '../../contract/reading.ts';
import { employerWords, peopleWords } from '../../contract/vocabulary/company-sizes.ts';
import { industryNouns } from '../../contract/vocabulary/industries.ts';
import { listed } from '../../contract/vocabulary/listed.ts';
import { peersPhrase } from '../analysis/labels.ts';
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
  const sentences = [
    ...(carried.length === 0 ? [] : [`As before: employers ${peersPhrase({ peers: carried })}.`]),
    ...(gone.length === 0 ? [] : [`No longer only employers ${peersPhrase({ peers: gone })}.`]),
  ];
  return sentences.map((one) => one.slice(0, 300));
}

const sameTwice = (all: readonly unknown[]): boolean =>
  new Set(all.map((one) => JSON.stringify(one))).size < all.length;

/**
 * What a follow-up makes of the peers that nobody can have meant: "never mind the match" leaves no employers out, and banks and credit
 * unions are of one trade, of which there are no two sides.
 */
export function strangePeers({ tokens, spec, before }: Asked): string[] {
  if (before === null) return [];
  const had = new Set(before.peers.map((one) => JSON.stringify(one)));
  const isStrange = spec.peers
    .filter((one) => !had.has(JSON.stringify(one)))
    .some(({ any, not }) => sameTwice(any) || (not && any.some(isAmount) && dropping.all(tokens).length > 0));
  return isStrange ? [tokens.map(({ text }) => text).join(' ')] : [];
}
const isAmount = (test: PeerTest): boolean => test.on === 'fact' && isMetric(test.metric) && test.is === undefined;
const dropping = new Phrases(
  listed(
    'never mind, forget, forget about, minus, drop, remove, lose, skip, ignore, scrap, take off, take out, leave out, no more',
  ).map((name) => [name, true] as const),
);

/** "Over 3k" of a figure in dollars: which of the two it was taken for is said. */
export function sizesRead({ tokens, spec, before }: Asked): string[] {
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
  const isSaid = tokens.slice(Math.max(0, at - 4), at + 4).some(({ low }) => ofPeople.has(low));
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
