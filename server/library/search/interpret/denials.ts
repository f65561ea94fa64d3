import type { Found, Reader } from './reading.ts';
import { phraseAt, type TypedWord } from './typed-words.ts';

/** Words after which something is not wanted. */
const denying = ['no', 'not', 'non', 'never', 'without', 'lacking', 'exclude', 'excludes', 'excluding', 'except', 'excepting', 'except for', 'other than', 'anything but', 'anywhere but', 'rather than', 'instead of', 'apart from', 'aside from', 'outside', 'outside of', 'minus', 'avoid', 'avoiding', 'nor']; // prettier-ignore
const longest = Math.max(...denying.map((phrase) => phrase.split(' ').length));
/** What may stand between such a word and what it denies. */
const between = new Set(['-', 'a', 'an', 'any', 'the', 'in', 'from', 'with', 'of', 'by', 'use', 'using', 'have', 'having', 'has', 'offer', 'offers', 'offering', 'provide', 'providing', 'include', 'includes', 'including', 'based', 'located', 'plan', 'year']); // prettier-ignore
const MOST_BETWEEN = 3;
/** What joins a second name to one that is denied: "not PPO or HMO". */
const joining = new Set([',', 'or', 'and', 'nor']);

/** What is a name of something: of it there is no opposite to look for. Amounts and yes or no have their own readers. */
function isName({ kind, filter }: Found): boolean {
  if (kind === 'size') return false;
  const [fact] = filter.facts ?? [];
  return kind !== 'fact' || (fact?.is !== undefined && fact.is !== 'no' && fact.is !== 'yes');
}

/**
 * The stretches of words that deny what a reader found in them, the denial included ("not PPO"). A filter holds what guides are
 * to have, never what they are not to have: such words are no condition.
 *
 * @param found in the order of the words
 */
export function deniedAmong(
  words: readonly TypedWord[],
  found: readonly Found[],
  isTaken: Parameters<Reader>[2],
): { from: number; to: number }[] {
  const denied: { from: number; to: number }[] = [];
  for (const one of found.toSorted((a, b) => a.from - b.from)) {
    if (one.isName === true || !isName(one)) continue;
    const last = denied.at(-1);
    const from = denialBefore(words, one.from, isTaken);
    if (from !== null) denied.push({ from, to: one.to });
    else if (last !== undefined && isJoined(words, last.to, one.from)) last.to = one.to;
  }
  return denied;
}

function denialBefore(words: readonly TypedWord[], at: number, isTaken: Parameters<Reader>[2]): number | null {
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
