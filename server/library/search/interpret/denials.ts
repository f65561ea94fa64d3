import type { Found, Reader } from './reading.ts';
import { phraseAt, type TypedWord } from './typed-words.ts';

/** Words after which something is not wanted. */
const denying = ['no', 'not', 'neither', 'non', 'never', 'without', 'lacking', 'exclude', 'excludes', 'excluding', 'except', 'excepting', 'except for', 'other than', 'anything but', 'anywhere but', 'rather than', 'instead of', 'apart from', 'aside from', 'outside', 'outside of', 'minus', 'avoid', 'avoiding', 'nor']; // prettier-ignore
const longest = Math.max(...denying.map((phrase) => phrase.split(' ').length));
/** Behind a name, it says the same: "PPO not offered". */
const denyingAfter = ['not offered', 'is not offered', 'are not offered', "isn't offered", "aren't offered", 'not available', 'is not available', "isn't available", 'not included', 'not provided', 'not wanted', 'excluded', 'not allowed']; // prettier-ignore
const denyingWords = new Set([...denying, ...denyingAfter].flatMap((phrase) => phrase.split(' ')));

/** Whether any word may deny something: most queries hold none. */
export function mayDeny(words: readonly TypedWord[]): boolean {
  return words.some(({ low }) => denyingWords.has(low) || low.endsWith("n't") || low === 'cannot');
}

/** What may stand between such a word and what it denies. */
const between = new Set(['-', 'a', 'an', 'any', 'the', 'in', 'from', 'with', 'of', 'by', 'use', 'using', 'have', 'having', 'has', 'offer', 'offers', 'offering', 'provide', 'providing', 'include', 'includes', 'including', 'based', 'located', 'plan', 'year']); // prettier-ignore
const MOST_BETWEEN = 3;
/** What joins a second name to one that is denied: "not PPO or HMO". */
const joining = new Set([',', 'or', 'and', 'nor']);

/** Said of what is denied, and adding nothing: "no PPO plans offered", "not HSA-eligible". */
const belongings = ['plan', 'plans', 'option', 'options', 'account', 'accounts', 'benefit', 'benefits', 'coverage', '- eligible', 'eligible', '- compatible', 'compatible', '- qualified', 'offered', 'available', 'provided', 'plans offered', 'plan offered', 'option offered', 'options offered', 'plans available', 'plan available', 'coverage offered', 'account offered']; // prettier-ignore

/** What is a name of something: amounts and yes or no have their own readers. */
function isName({ kind, filter }: Found): boolean {
  if (kind === 'size') return false;
  const [fact] = filter.facts ?? [];
  return kind !== 'fact' || (fact?.is !== undefined && fact.is !== 'no' && fact.is !== 'yes');
}

/** Words that deny what they name, the denial included: "not PPO or HMO". */
export interface Denied {
  from: number;
  to: number;
  /** Where the names stand. */
  names: { from: number; to: number }[];
}

/** The stretches of words that deny what a reader found in them. What is denied is not what that reader took it for. */
export function deniedAmong(
  words: readonly TypedWord[],
  found: readonly Found[],
  isTaken: Parameters<Reader>[2],
): Denied[] {
  return deniedNames(
    words,
    found.filter((one) => one.isName !== true && isName(one)),
    isTaken,
  );
}

/** The stretches of words that deny some of these names. */
export function deniedNames(
  words: readonly TypedWord[],
  names: readonly { from: number; to: number }[],
  isTaken: Parameters<Reader>[2],
): Denied[] {
  const denied: Denied[] = [];
  for (const { from, to } of names.toSorted((a, b) => a.from - b.from)) {
    const last = denied.at(-1);
    const end = to + phraseAt(words, to, belongings);
    const before = denialBefore(words, from, isTaken);
    const behind = phraseAt(words, to, denyingAfter);
    const name = { from, to };
    if (before !== null) denied.push({ from: before, to: end, names: [name] });
    else if (last !== undefined && isJoined(words, last.to, from)) {
      last.to = end;
      last.names.push(name);
    } else if (behind > 0) denied.push({ from, to: to + behind, names: [name] });
  }
  return denied;
}

/** Where the words begin that deny the name at `at`; null where none do. */
export function denialBefore(words: readonly TypedWord[], at: number, isTaken: Parameters<Reader>[2]): number | null {
  for (let end = at; end >= Math.max(1, at - MOST_BETWEEN); end -= 1) {
    if (isTaken(end - 1)) return null;
    for (let length = Math.min(longest, end); length > 0; length -= 1) {
      if (phraseAt(words, end - length, denying) === length) return end - length;
    }
    const low = words[end - 1]?.low ?? '';
    if (low.endsWith("n't") || low === 'cannot') return end - 1;
    if (!between.has(low)) return null;
  }
  return null;
}

/** Whether nothing but such words stands between the two, and at least one of them. */
function isJoined(words: readonly TypedWord[], from: number, to: number): boolean {
  const apart = words.slice(from, to);
  const isJoint = ({ low }: TypedWord): boolean => joining.has(low) || between.has(low) || low === 'plans';
  return apart.some(({ low }) => joining.has(low)) && apart.every(isJoint);
}
