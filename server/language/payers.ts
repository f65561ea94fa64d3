import { listed } from '../../contract/vocabulary/listed.ts';
import type { MetricKey } from '../../contract/metrics.ts';
import { employerWords } from '../../contract/vocabulary/company-sizes.ts';
import { industryNouns } from '../../contract/vocabulary/industries.ts';
import {
  chargingVerbs,
  coverNames,
  paidVerbs,
  partNames,
  type Payer,
  payerNames,
  payingVerbs,
  subsidyWords,
} from '../../contract/vocabulary/payers.ts';
import type { Mention } from './mentions.ts';
import type { MetricSeen } from './metrics.ts';
import { type Found, Phrases } from './phrases.ts';
import type { Token } from './tokens.ts';

const employerNouns = new Set([...employerWords, ...industryNouns]);
const phrasesOf = (names: readonly string[]) => new Phrases(names.map((name) => [name, true] as const));

const nouns = new Phrases(
  (['employer', 'employee'] as const).flatMap((payer) => payerNames[payer].map((name) => [name, payer] as const)),
);
const [paying, paid, charging, subsidies, parts, covers] = [
  payingVerbs,
  paidVerbs,
  chargingVerbs,
  subsidyWords,
  partNames,
  coverNames,
].map(phrasesOf) as [Phrases<true>, Phrases<true>, Phrases<true>, Phrases<true>, Phrases<true>, Phrases<true>];

/** Words that may stand between a payer and what is paid. */
const between = new Set(
  listed(`
    the, a, an, each, every, their, own, monthly, annual, yearly, weekly, typically, usually, typical, average
    generally, actually, have, to, must, -, –, are, is, being, do, does, premium
  `),
);

/** The first token from `at` on, in one direction, that is no word in between. */
function skip(tokens: readonly Token[], at: number, step: 1 | -1): number {
  let next = at;
  while (between.has(tokens[next]?.low ?? '') && !(step === -1 && tokens[next]?.low === 'to')) next += step;
  return next;
}

const exactAt = (phrases: Phrases<true>, tokens: readonly Token[], at: number): Found<true> | undefined =>
  phrases.at(tokens, at).find(({ isExact }) => isExact);

const ofPlaces = new Set(
  listed(`
    the, a, an, like, that, this, those, these, ours, such, similar, other, about, around, roughly, over, under
  `),
);
const wheres = new Set(['at', 'in', 'of', 'from', 'with', 'for']);

/** The first token behind where somebody works: "people in Chicago pay", "workers at large firms pay". */
function pastPlace(tokens: readonly Token[], at: number, mentions: readonly Mention[]): number {
  if (!wheres.has(tokens[at]?.low ?? '')) return at;
  const isNamed = (index: number): boolean =>
    mentions.some(
      ({ value, from, to }) => index >= from && index < to && !['metric', 'group', 'level'].includes(value.kind),
    );
  const isPart = (index: number): boolean =>
    typeof tokens[index]?.number === 'number' ||
    (typeof tokens[index - 1]?.number === 'number' && nouns.at(tokens, index).length > 0) ||
    isNamed(index) ||
    employerNouns.has(tokens[index]?.low ?? '') ||
    ofPlaces.has(tokens[index]?.low ?? '');
  let next = at + 1;
  while (next < tokens.length && isPart(next)) next += 1;
  return next > at + 1 ? next : at;
}

const isTrade = ({ value: { kind } }: Mention): boolean => kind === 'industry' || kind === 'employer';

const pronouns = new Set(['we', 'they']);

/** A verb of paying with a share right behind it: "fund 82%". */
function paysShare(tokens: readonly Token[], at: number): boolean {
  const verb = exactAt(paying, tokens, at);
  return verb !== undefined && tokens.slice(verb.to, verb.to + 2).some(({ unit }) => unit === 'percent');
}

/** A payer named by a noun, and employers of a trade or by name: "hospitals pay". */
function payersNamed(tokens: readonly Token[], mentions: readonly Mention[]): Found<Payer>[] {
  // "Law firms of 40 people pay": the people are how many work there.
  const isSize = (from: number): boolean => typeof tokens[from - 1]?.number === 'number';
  const named = nouns
    .apart(tokens)
    .filter(({ from, to, isExact }) => isExact && !isSize(from) && !isPartOf(mentions, from, to));
  // "Workers at hospitals pay": the hospitals are where they work.
  const places = named.map(({ to }) => ({ from: to, to: pastPlace(tokens, to, mentions) }));
  const trades = mentions
    .filter((one) => isTrade(one) && ![1, 2].some((back) => tokens[one.from - back]?.low === 'at'))
    .filter((one) => !places.some(({ from, to }) => one.from >= from && one.from < to))
    .map(({ from, to }): Found<Payer> => ({ value: 'employer', from, to, isExact: true }));
  const own = tokens.flatMap(({ low }, at): Found<Payer>[] =>
    low === 'we' && paysShare(tokens, at + 1) ? [{ value: 'employer', from: at, to: at + 1, isExact: true }] : [],
  );
  return [
    ...named,
    ...own,
    ...trades.filter((trade) => !named.some(({ from }) => from < trade.to && from >= trade.from)),
  ];
}

/** "Employee only" is a coverage level, and nobody who pays. */
const isPartOf = (mentions: readonly Mention[], from: number, to: number): boolean =>
  mentions.some((one) => one.value.kind === 'level' && one.from <= from && one.to >= to);

const backTo = new Set(['by', 'to', 'for', 'from']);

/** What is said of one payer, or null where he is named for something else; the tokens that say it. */
function saidOf(payer: Found<Payer>, tokens: readonly Token[], mentions: readonly Mention[]): Found<Payer> | null {
  const ofTrade = mentions.some((each) => isTrade(each) && each.from === payer.from);
  const ahead = skip(tokens, pastPlace(tokens, payer.to, mentions), 1);
  const verb = exactAt(paying, tokens, ahead) ?? exactAt(charging, tokens, ahead);
  if (verb !== undefined) {
    const isCharged = ['are', 'is'].includes(tokens[payer.to]?.low ?? '') || payer.value === 'employee';
    // The name of a trade or an employer says itself, and only the verb who pays.
    if (exactAt(charging, tokens, ahead) === undefined || isCharged)
      return { ...payer, from: ofTrade || verb.from > payer.to + 1 ? verb.from : payer.from, to: verb.to };
  }
  if (ofTrade) return null;
  const own = exactAt(parts, tokens, ahead) ?? exactAt(paid, tokens, ahead);
  if (own !== undefined) return { ...payer, to: own.to };
  const before = skip(tokens, payer.from - 1, -1);
  if (exactAt(charging, tokens, before) !== undefined) return { ...payer, from: before };
  if (!backTo.has(tokens[before]?.low ?? '')) return null;
  const led = [before - 1, before - 2].find(
    (at) => at >= 0 && (exactAt(paid, tokens, at) ?? exactAt(parts, tokens, at))?.to === before,
  );
  return led === undefined ? null : { ...payer, from: led };
}

/**
 * Who pays what is asked for; null where nobody is said to pay, or both are ("company and worker together").
 */
export function payerIn(tokens: readonly Token[], mentions: readonly Mention[]): Found<Payer> | null {
  const subsidy = subsidies.all(tokens).find(({ isExact }) => isExact);
  if (subsidy !== undefined) return { ...subsidy, value: 'employer' };
  const named = payersNamed(tokens, mentions);
  const said = named.flatMap((one) => saidOf(one, tokens, mentions) ?? []);
  const [first] = said;
  return first === undefined || said.some(({ value }) => value !== first.value) ? null : first;
}

/** Whether medical cover is spoken of without a name of its own. */
export const speaksOfCover = (tokens: readonly Token[]): boolean => covers.all(tokens).some(({ isExact }) => isExact);

const employees: Readonly<Record<string, MetricKey>> = {
  medical: 'medical.contribution',
  dental: 'dental.contribution',
  vision: 'vision.contribution',
};
const ofLines = new Set<string>(['dental', 'vision']);
const prices = new Set<string>(['medical.premium', 'medical.contribution', 'medical.employer_share']);

/** "Employee 401k contribution", "what people put into their 401k". */
function standsBehindEmployees({ from, also = [] }: MetricSeen, tokens: readonly Token[]): boolean {
  const start = Math.min(from, ...also);
  const isSize = typeof tokens[start - 2]?.number === 'number';
  return (
    !isSize &&
    nouns.at(tokens, start - 1).some(({ value, to, isExact }) => value === 'employee' && isExact && to === start)
  );
}

/**
 * A price as the one who pays it knows it: the employer's is a share of the premium, the employee's a contribution. What employees put
 * into a plan is none of the catalogue's figures.
 */
export function paidBy(one: MetricSeen, payer: Payer | null, tokens: readonly Token[]): MetricSeen[] {
  const [line = ''] = one.metric.split('.');
  const saysMatch = tokens.slice(one.from, one.to).some(({ key }) => key.startsWith('match'));
  const isOfEmployees = payer === 'employee' || (payer === null && standsBehindEmployees(one, tokens));
  if (isOfEmployees && one.metric === 'retirement.effective_match' && !saysMatch) return [];
  if (payer === null) return [one];
  const own = payer === 'employee' ? employees[line] : 'medical.employer_share';
  const isPrice = prices.has(one.metric) || (payer === 'employee' && (one.group !== null || one.metric === own));
  if (own === undefined || !isPrice) return [one];
  return [{ ...one, metric: own, candidates: [own], group: null }];
}

/** "We fund 82% of single coverage": what somebody does with a share of a price, and the name of no figure. */
export const isPaying = (tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean => {
  const before = tokens[from - 1];
  const isPayer = pronouns.has(before?.low ?? '') || nouns.at(tokens, from - 1).some(({ isExact }) => isExact);
  return isPayer && exactAt(paying, tokens, from)?.to === to && paysShare(tokens, from);
};

/** "What employers pay toward gym memberships": who pays is no price of its own where what is paid for is named. */
export function withoutBarePayers(metrics: readonly MetricSeen[], tokens: readonly Token[]): readonly MetricSeen[] {
  const isBare = ({ from, to }: MetricSeen): boolean => {
    const payer = nouns.at(tokens, from)[0];
    return payer !== undefined && [paying, paid].some((verbs) => exactAt(verbs, tokens, payer.to)?.to === to);
  };
  const isPaidFor = metrics.some((one) => !prices.has(one.metric) && one.group === null);
  // "What do employers pay toward dental": no guide states the employer's part of another line than medical, so the line is left to ask about.
  const line = metrics.find(({ group }) => group !== null && ofLines.has(group));
  const isOfLine =
    line !== undefined && metrics.length === 2 && metrics.some((one) => prices.has(one.metric) && isBare(one));
  if (isOfLine) return [line];
  return isPaidFor ? metrics.filter((one) => !(prices.has(one.metric) && isBare(one))) : metrics;
}
