import type { SearchCorrection } from '../../../contract/vision.ts';
import type { Understanding } from './understand.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');
const any = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** What was found, and on which terms. */
export interface Outcome {
  /** Guides that satisfy every condition, and how many of them hold all of the words. */
  shown: number;
  complete: number;
  /** The labels of conditions that were given up, since nothing satisfied them together. */
  relaxed?: readonly string[];
  /** The labels of amounts that no guide has together with the rest: those that state another stand by how near it is. */
  eased?: readonly string[];
  following?: Following;
  /** Of the words, those that guides say, and how many do: where the others are the better part of them, nothing is found. */
  rest?: { count: number; words: readonly string[] };
  /** Carriers that no guide states, each with what those state that stand in its place. */
  absent?: readonly { typed: string; stated: string }[];
}

/** Guides after those that satisfy everything. */
export interface Following {
  count: number;
  /** The labels of conditions of which it is not known whether these guides satisfy them. */
  unknown: readonly string[];
  /** Whether guides of other plan years are among them. */
  isOtherYear: boolean;
}

/** So many names of what is near are told. */
const MOST_NAMES = 3;

/** Says which words were taken for others; null where none were. */
export function describeCorrections(corrections: readonly Pick<SearchCorrection, 'typed' | 'taken'>[]): string | null {
  if (corrections.length === 0) return null;
  const [taken, typed] = [corrections.map((one) => one.taken), corrections.map((one) => one.typed)];
  return `Showing results for ${quoted(taken)} instead of ${quoted(typed)}.`;
}

function describeRest({ count, words }: { count: number; words: readonly string[] }): string {
  const guides = count === 1 ? 'One guide mentions' : `${count.toLocaleString('en-US')} guides mention`;
  return `${guides} ${quoted(words)} alone.`;
}

/** Says what was left out, replaced or relaxed; null when the query was taken as it stands. */
export function describeRelaxing(
  { unknown, replaced }: Pick<Understanding, 'unknown' | 'replaced'>,
  { shown, complete, relaxed = [], eased = [], following, rest, absent = [] }: Outcome,
): string | null {
  const missing = [...new Set(unknown)];
  if (shown === 0) {
    const none = `No guide ${missing.length === 0 ? 'has all of this' : `mentions ${quoted(missing)}`}.`;
    return rest === undefined || rest.count * rest.words.length === 0 ? none : `${none} ${describeRest(rest)}`;
  }
  const said: string[] = [];
  if (missing.length > 0)
    said.push(`No guide mentions ${quoted(missing)}, so we ignored ${missing.length === 1 ? 'it' : 'them'}.`);
  for (const { typed, names } of replaced) {
    const near = names.slice(0, MOST_NAMES).map((name) => `“${name}”`);
    said.push(`No guide mentions “${typed}”. These are the nearest: they mention ${any.format(near)}.`);
  }
  for (const { typed, stated } of absent)
    said.push(`No guide names “${typed}”. These are the nearest: they state a ${stated}.`);
  if (eased.length > 0) said.push(`No guide that matches has ${quoted(eased)}; the nearest come first.`);
  if (relaxed.length > 0) said.push(`No guide matches all of this, so we ignored ${quoted(relaxed)}.`);
  if (complete === 0) said.push('No guide has everything you asked for; these have most of it.');
  else if (complete < shown) {
    said.push(
      `${complete === 1 ? 'One guide has' : `${complete} guides have`} everything you asked for; the others have a part of it.`,
    );
  }
  if (following !== undefined && following.count > 0) said.push(describeFollowing(following));
  return said.length === 0 ? null : said.join(' ');
}

function describeFollowing({ count, unknown, isOtherYear }: Following): string {
  const more = `${count} more ${count === 1 ? 'guide' : 'guides'}`;
  const [is, may, do_] = count === 1 ? ['is', 'it', "doesn't"] : ['are', 'they', "don't"];
  if (unknown.length === 0) return `${more} at the end ${is} of other plan years.`;
  const open = `${may} ${do_} say: ${quoted(unknown)}`;
  return isOtherYear
    ? `${more} at the end ${is} of other plan years, or may match; ${open}.`
    : `${more} at the end may match; ${open}.`;
}
