import type { SearchFilters } from '../../../../contract/search-filters.ts';
import { stopWords, weakWords } from '../words.ts';
import { bothSides } from './both-sides.ts';
import { chosenNames } from './chosen-names.ts';
import { deniedAmong } from './denials.ts';
import { metricsAt } from './metric-names.ts';
import { groupAt } from './offered.ts';
import { readDenied } from './read-denied.ts';
import { joinEither } from './read-either.ts';
import { readPlanTypes } from './read-plan-types.ts';
import { readCarriers } from './read-carriers.ts';
import { readContributions } from './read-contributions.ts';
import { readMatches } from './read-matches.ts';
import { readChoices } from './read-choices.ts';
import { readFacts } from './read-facts.ts';
import { readIndustries } from './read-industries.ts';
import { readFormats, readYears } from './read-kinds.ts';
import { readPlaces } from './read-places.ts';
import { readLooseSizes, readSizes } from './read-sizes.ts';
import type { Found, LibraryValues, Reader } from './reading.ts';
import { type TypedWord, typedWords } from './typed-words.ts';

/** A condition that was understood, with the words that say it. */
export interface Understood extends Pick<Found, 'kind' | 'label'> {
  words: string;
  filter: SearchFilters;
  /** As in {@link Found}; of a benefit, its name as it was typed. */
  mentions: readonly string[];
  amounts: readonly string[];
}

/** A query taken apart. */
export interface QueryParts {
  conditions: Understood[];
  /** What is left as words, the names of benefits and plans that conditions are about included. */
  words: string;
  /** The same without these names: what a guide must hold beside its conditions. */
  own: string;
  /** What became a condition and may still rank: "parental leave 16 weeks", "PPO". Not what a guide is as a whole. */
  hints: string;
  /** For each name of a benefit among the words, the metrics that it may mean. */
  named: (readonly string[])[];
  /** Names of benefits that are wanted absent, and are no condition: guides hardly say what they do not offer. */
  denied: readonly string[];
  /** What was said not to be wanted and was left out, as it was typed: "not PPO". */
  leftOut: readonly string[];
  /** What an "or" stands in and guides must be both of, as it was typed ("Texas or PPO"), with the labels of its conditions. */
  both: readonly { words: string; labels: readonly string[] }[];
}

/** In this order: "500 employees" is no amount of a benefit, and a transportation benefit no industry. */
const readers: readonly Reader[] = [
  readSizes,
  readYears,
  readDenied,
  readContributions,
  readMatches,
  readFacts,
  readLooseSizes,
  readChoices,
  readPlaces,
  readPlanTypes,
  readCarriers,
  readFormats,
  readIndustries,
];
const unranked = new Set<Found['kind']>(['size', 'source', 'format', 'region', 'state', 'industry', 'year']);
/** So many conditions at most: guides keep a bit for each. */
const MOST = 12;
/** So many names of benefits at most lift the guides that state them. */
const MOST_NAMED = 4;
/** Longer queries are texts; their words rank, and little in them is a condition. */
const MOST_WORDS = 60;

/** Reads the conditions that stand in the words of a query, as far as the library has guides that could satisfy them. */
export function interpret(query: string, known: LibraryValues): QueryParts {
  const words = typedWords(query);
  let all: Found[] = [];
  const left: { from: number; to: number }[] = [];
  const taken = new Set<number>();
  words.forEach((word, at) => {
    if (word.isQuoted) taken.add(at);
  });
  if (words.length <= MOST_WORDS) {
    const isTaken = (at: number): boolean => taken.has(at);
    for (const read of readers) {
      const meant = read(words, known, isTaken);
      const denied = read === readDenied ? [] : deniedAmong(words, meant, isTaken);
      for (const { from, to } of denied) for (let at = from; at < to; at += 1) taken.add(at);
      left.push(...denied);
      // Read again without them, since a reader makes one condition of several names.
      for (const found of denied.length === 0 ? meant : read(words, known, isTaken)) {
        if (all.length === MOST) break;
        if (found.isName !== true) all.push(found);
        for (let at = found.from; at < found.to; at += 1) taken.add(at);
      }
    }
    all = joinEither(words, all, known, isTaken);
    for (const { from, to } of all) for (let at = from; at < to; at += 1) taken.add(at);
  }
  const isOwn = (at: number): boolean => [...all, ...left].every(({ from, to }) => at < from || at >= to);
  const isIn = (at: number, [from, to]: readonly [number, number]): boolean => at >= from && at < to;
  const isName = (at: number): boolean =>
    all.some(({ keep, spent = [] }) => keep !== undefined && isIn(at, keep) && !spent.some((part) => isIn(at, part)));
  const typed = ({ from, to }: { from: number; to: number }): string =>
    query.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
  const said = (isChosen: (at: number) => boolean): string => {
    const own = textOf(query, words, isChosen);
    return all.length + left.length === 0 ? query : isSaying(own.left) ? own.text : '';
  };
  return {
    named: namedIn(words, (at) => taken.has(at) && !words[at]?.isQuoted),
    denied: deniedIn(query, words, (at) => taken.has(at)),
    leftOut: left.toSorted((a, b) => a.from - b.from).map(typed),
    both: bothSides(words, all, (at) => taken.has(at)).map((one) => ({ words: typed(one), labels: one.labels })),
    conditions: conditionsOf(query, words, all),
    words: said((at) => isOwn(at) || isName(at)),
    own: said(isOwn),
    hints: all
      .filter((one) => !isDenial(one) && (!unranked.has(one.kind) || one.mentions !== undefined))
      .map(({ from, to }) => textOf(query, words, (at) => at >= from && at < to).text)
      .join(' '),
  };
}

/**
 * A query whose words are taken as words. The name of a benefit, a type of plan or a carrier that a filter is about is what
 * the filter asks for already, and ranks.
 */
export function asWords(query: string, filters: SearchFilters, known: LibraryValues): QueryParts {
  const words = typedWords(query);
  const named = chosenNames(words, filters, known);
  const other = namedIn(words, (at) => named.has(at));
  const nothing = { denied: [], leftOut: [], both: [] };
  if (named.size === 0) return { conditions: [], words: query, own: query, hints: '', named: other, ...nothing };
  const own = textOf(query, words, (at) => !named.has(at));
  const hints = textOf(query, words, (at) => named.has(at)).text;
  return { conditions: [], words: query, own: isSaying(own.left) ? own.text : '', hints, named: other, ...nothing };
}

/** Whether a condition says what guides are not to have: its words do not rank. */
export function isDenial({ filter }: Pick<Understood, 'filter'>): boolean {
  return filter.facts?.some(({ not }) => not === true) === true;
}

function namedIn(words: readonly TypedWord[], isTaken: (at: number) => boolean): (readonly string[])[] {
  const named = new Map<string, readonly string[]>();
  for (let at = 0; at < Math.min(words.length, MOST_WORDS); at += 1) {
    const [longest] = isTaken(at) ? [] : metricsAt(words, at);
    if (longest === undefined) continue;
    named.set(longest.keys.join(' '), longest.keys);
    at += longest.length - 1;
  }
  return [...named.values()].slice(0, MOST_NAMED);
}

const denying = [
  'no',
  'without',
  'not',
  'neither',
  'nor',
  'never',
  "don't",
  "doesn't",
  'lacking',
  'exclude',
  'excluding',
];
/** What may stand between a denial and the name. */
const between = ['offer', 'have', 'charge', 'provide', 'include', 'cover', 'a', 'an', 'any', 'offering', 'with'];

function deniedIn(query: string, words: readonly TypedWord[], isTaken: (at: number) => boolean): string[] {
  const nameAt = (at: number): number => (isTaken(at) ? 0 : (metricsAt(words, at)[0]?.length ?? groupAt(words, at)));
  const denied: string[] = [];
  words.slice(0, MOST_WORDS).forEach((word, at) => {
    if (isTaken(at) || !denying.includes(word.low)) return;
    let from = at + 1;
    while (between.includes(words[from]?.low ?? '')) from += 1;
    for (let length = nameAt(from); length > 0; length = nameAt(from)) {
      denied.push(query.slice(words[from]?.start ?? 0, words[from + length - 1]?.end ?? 0));
      from += length;
      if (words[from]?.low === 'or') from += 1;
      else return;
    }
  });
  return [...new Set(denied)];
}

/** Words beside conditions that say nothing ("companies with") are no words to find. */
function isSaying(left: readonly TypedWord[]): boolean {
  return left.some(({ stem, text }) => /[\p{L}\p{N}]/u.test(text) && !stopWords.has(stem) && !weakWords.has(stem));
}

function conditionsOf(query: string, words: readonly TypedWord[], all: readonly Found[]): Understood[] {
  const byFilter = new Map<string, Understood>();
  for (const { kind, label, filter, from, to, keep, mentions, amounts = [] } of all.toSorted(
    (a, b) => a.from - b.from,
  )) {
    const key = `${kind} ${JSON.stringify(filter)}`;
    const said = query.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0).trim();
    const name = keep === undefined ? said : query.slice(words[keep[0]]?.start ?? 0, words[keep[1] - 1]?.end ?? 0);
    const isNamed = keep !== undefined && (kind === 'fact' || mentions !== undefined);
    const named = [...(mentions ?? []), ...(isNamed ? [name] : [])];
    const known = byFilter.get(key);
    if (known === undefined) byFilter.set(key, { kind, label, words: said, filter, mentions: named, amounts });
    else byFilter.set(key, { ...known, words: `${known.words} ${said}`, mentions: [...known.mentions, ...named] });
  }
  return [...byFilter.values()];
}

const articles = new Set(['a', 'an', 'the']);

/** The words that are chosen, as they were typed; what stood between two of them stays. */
function textOf(
  query: string,
  words: readonly TypedWord[],
  isChosen: (at: number) => boolean,
): { text: string; left: TypedWord[] } {
  const left = words.filter((_, at) => isChosen(at));
  if (left.length === words.length) return { text: query.trim(), left };
  let text = '';
  let last = -2;
  words.forEach((word, at) => {
    if (!isChosen(at)) return;
    // "a" of "a manufacturer" goes with it.
    if (!word.isQuoted && articles.has(word.low) && at + 1 < words.length && !isChosen(at + 1)) return;
    // Marks of quotation belong to the words beside them.
    const open = word.isQuoted && query[word.start - 1] === '"' ? '"' : '';
    const close = word.isQuoted && query[word.end] === '"' ? '"' : '';
    const between = last === at - 1 ? query.slice(words[last]?.end ?? 0, word.start).replaceAll('"', '') : ' ';
    text += `${text === '' ? '' : between}${open}${word.text}${close}`;
    last = at;
  });
  const bare = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?: ?,)+/g, ',')
    // What the client is went into conditions.
    .replace(/^(?:my |our |the )?(?:client|prospect)(?: is)?,\s*/i, '')
    .replaceAll(/^[\s,–-]+|[\s,–-]+$/g, '')
    // What it joined went into conditions.
    .replaceAll(/\b(or|and|but)(?:\s+(?:or|and|but))+\b/gi, '$1')
    .replaceAll(/^(?:(?:or|and|but)\s+)+|(?:^|\s+)(?:or|and|but)(?:\s+(?:or|and|but))*$/gi, '');
  return { text: bare, left };
}
