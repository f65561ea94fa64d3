import { metricOf, type MetricKey } from '../../../../contract/metrics.ts';
import { stopWords, weakWords } from '../words.ts';
import type { Found, LibraryValues, Reader } from './reading.ts';
import { firstWords, phraseAt, type TypedWord } from './typed-words.ts';

const aliases: readonly [shows: string, phrases: readonly string[]][] = [
  ['unitedhealth', ['uhc', 'united healthcare', 'united health care', 'unitedhealthcare', 'united health']],
  ['bluecross', ['bcbs', 'blue cross', 'blue cross blue shield', 'blue cross and blue shield', 'bluecross']],
  ['kaiser', ['kaiser', 'kaiser permanente']],
  ['aetna', ['aetna']],
  ['cigna', ['cigna', 'cigna healthcare']],
  ['anthem', ['anthem', 'elevance']],
  ['humana', ['humana']],
  ['delta', ['delta dental']],
  ['vsp', ['vsp', 'vision service plan']],
  ['metlife', ['metlife', 'met life']],
];
const aliasesBegin = firstWords(aliases.flatMap(([, phrases]) => phrases));
const squeeze = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
/** First words that many carriers share, and that say nothing alone. */
const common = new Set(['united', 'blue', 'health', 'national', 'american', 'first', 'summit', 'the', 'medical', 'mutual', 'premier', 'tri', 'community', 'self', 'delta', 'dental', 'vision', 'standard', 'principal', 'guardian', 'equitable', 'group', 'care', 'life', 'network', 'plan']); // prettier-ignore

/** The other lines of cover, whose carriers are facts of a guide: by the words that say which line is meant. */
const lines: readonly [MetricKey, readonly string[]][] = [
  ['dental.carrier', ['dental', 'dentist', 'dppo', 'dhmo', 'orthodontia', 'ortho']],
  ['vision.carrier', ['vision', 'eye', 'eyewear', 'glasses', 'frames', 'frame', 'sight']],
];

interface Named {
  names: string[];
  length: number;
}

/** Carriers by their name, its first word, or a short name: "Aetna", "UHC", "Blue Cross", "Delta Dental". */
export const readCarriers: Reader = (words, known, isTaken) => {
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (isTaken(at)) continue;
    const read = carrierAt(words, at, known);
    if (read === null) continue;
    found.push(read);
    at = read.to - 1;
  }
  return found;
};

/** Of a line that is named beside it, else of medical plans, else of whichever line knows the name. */
function carrierAt(words: readonly TypedWord[], at: number, known: LibraryValues): Found | null {
  const medical = namedAt(words, at, known.values('carrier'), known);
  const others = lines.flatMap(([metric, says]) => {
    const named = namedAt(words, at, known.namesOf(metric), known);
    return named === null ? [] : [{ metric, named, isSaid: isBeside(words, at, named.length, says) }];
  });
  const said = others.find(({ isSaid }) => isSaid);
  const longest = others.toSorted((a, b) => b.named.length - a.named.length)[0];
  const other = said ?? (medical === null || (longest?.named.length ?? 0) > medical.length ? longest : undefined);
  if (other !== undefined) return ofLine(other.metric, other.named, at);
  // A medical carrier's name before "dental" means another cover of the same house.
  if (medical === null || lines.some(([, says]) => isBeside(words, at, medical.length, says))) return null;
  const { names, length } = medical;
  const filter = { carriers: names.slice(0, 60) };
  return { kind: 'carrier', label: names.join(' or '), filter, from: at, to: at + length, mentions: names };
}

function ofLine(metric: MetricKey, { names, length }: Named, at: number): Found | null {
  const [is] = names;
  // A fact is one name: the commonest of several that begin alike cannot be told.
  if (is === undefined || names.length > 1) return null;
  const label = `${metricOf(metric).label}: ${is}`;
  const keep = [at, at + length] as const;
  return { kind: 'fact', label, filter: { facts: [{ metric, is }] }, from: at, to: at + length, keep, mentions: [is] };
}

function isBeside(words: readonly TypedWord[], at: number, length: number, says: readonly string[]): boolean {
  const near = [words[at - 1], ...words.slice(at, at + length + 2)];
  return near.some((word) => word !== undefined && says.includes(word.low));
}

function namedAt(
  words: readonly TypedWord[],
  at: number,
  carriers: readonly string[],
  known: LibraryValues,
): Named | null {
  const { squeezed, begins, firsts } = indexOf(carriers);
  const low = words[at]?.low ?? '';
  const first = squeeze(low);
  if (first !== '' && begins.has(first.slice(0, BEGINNING))) {
    for (let length = Math.min(8, words.length - at); length > 0; length -= 1) {
      const typed = words.slice(at, at + length).map((word) => squeeze(word.low)).join(''); // prettier-ignore
      const names = squeezed.get(typed);
      if (names !== undefined) return { names, length };
    }
  }
  for (const [shows, phrases] of aliasesBegin.has(low) ? aliases : []) {
    const length = phraseAt(words, at, phrases);
    const names = length === 0 ? [] : carriers.filter((carrier) => squeeze(carrier).includes(shows));
    if (names.length > 0) return { names, length };
  }
  if (!firsts.has(low)) return null;
  return byFirstWord(words, at, carriers, known);
}

interface CarrierIndex {
  /** By the letters and digits alone. */
  squeezed: ReadonlyMap<string, string[]>;
  /** What these begin with: every first letter, first two and first three. */
  begins: ReadonlySet<string>;
  /** The words that names begin with. */
  firsts: ReadonlySet<string>;
}

/** So many letters of a word tell most words from the beginnings of carriers. */
const BEGINNING = 3;
const indexes = new WeakMap<readonly string[], CarrierIndex>();

function indexOf(carriers: readonly string[]): CarrierIndex {
  const before = indexes.get(carriers);
  if (before !== undefined) return before;
  const squeezed = new Map<string, string[]>();
  for (const name of carriers) squeezed.set(squeeze(name), [...(squeezed.get(squeeze(name)) ?? []), name]);
  const firsts = new Set(carriers.map((name) => firstWord(name)));
  const begins = new Set<string>();
  for (const name of squeezed.keys()) for (let end = 1; end <= BEGINNING; end += 1) begins.add(name.slice(0, end));
  const made = { squeezed, begins, firsts };
  indexes.set(carriers, made);
  return made;
}

const firstWord = (name: string): string => name.toLowerCase().split(/[\s-]/)[0] ?? '';

/** The first word of a name is enough where it is no common one, and not the name of an employer: "Northwind". */
function byFirstWord(
  words: readonly TypedWord[],
  at: number,
  carriers: readonly string[],
  known: LibraryValues,
): Named | null {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined) return null;
  const isVague = word.low.length < 5 || common.has(word.low);
  const isMeant = (name: string): boolean => {
    const [first, second] = name.toLowerCase().split(/[\s-]/);
    // A word that many names begin with says nothing without the next: "Summit Quill", "Tri Cedar".
    return first === word.low && (!isVague || second === (next?.low === '-' ? words[at + 2] : next)?.low);
  };
  const names = carriers.filter(isMeant);
  if (names.length === 0) return null;
  const isWord = next !== undefined && !stopWords.has(next.stem) && !weakWords.has(next.stem);
  if (isWord && known.isName(word.stem, next.stem) && !names.some((name) => squeeze(name).includes(squeeze(next.low))))
    return null;
  // "Tri Cedar" and "Summit Quill": the words of the name that follow belong to it.
  const rest = names[0]?.toLowerCase().split(/[\s-]/) ?? [];
  let length = 1;
  let part = 1;
  while (part < rest.length && (words[at + length]?.low === rest[part] || words[at + length]?.low === '-')) {
    if (words[at + length]?.low !== '-') part += 1;
    length += 1;
  }
  return { names, length };
}
