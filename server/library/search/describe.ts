import type { Understanding } from './understand.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** What was found, and on which terms. */
export interface Outcome {
  /** Guides that satisfy every condition, and how many of them hold all of the words. */
  shown: number;
  complete: number;
  /** The labels of conditions that were given up, since nothing satisfied them together. */
  relaxed?: readonly string[];
  following?: Following;
  /** Benefits that were wanted absent. */
  denied?: readonly string[];
  /** What was said not to be wanted and was left out, as it was typed. */
  leftOut?: readonly string[];
  /** What an "or" stands in, as it was typed, where guides must be both. */
  both?: readonly { words: string; labels: readonly string[] }[];
}

/** Guides after those that satisfy everything. */
export interface Following {
  count: number;
  /** The labels of conditions of which it is not known whether these guides satisfy them. */
  unknown: readonly string[];
  /** Whether guides of other plan years are among them. */
  isOtherYear: boolean;
}

/** Says what was corrected, left out or relaxed; null when the query was taken as it stands. */
export function describeRelaxing(
  { corrections, unknown }: Understanding,
  { shown, complete, relaxed = [], following, denied = [], leftOut = [], both = [] }: Outcome,
): string | null {
  if (shown === 0) return null;
  const said: string[] = [];
  if (corrections.length > 0) {
    const [taken, typed] = [corrections.map((c) => c.taken), corrections.map((c) => c.typed)];
    said.push(`Showing results for ${quoted(taken)} instead of ${quoted(typed)}.`);
  }
  if (unknown.length > 0) {
    said.push(
      `No guide mentions ${quoted([...new Set(unknown)])}, so ${unknown.length === 1 ? 'it was' : 'they were'} left out.`,
    );
  }
  if (leftOut.length > 0) {
    const were = leftOut.length === 1 ? 'was' : 'were';
    said.push(`Guides are found by what they have and are, so ${quoted(leftOut)} ${were} left out.`);
  }
  // Of what was set aside or left out, one side alone is asked for.
  const isWhole = ({ words, labels }: (typeof both)[number]): boolean =>
    !labels.some((label) => relaxed.includes(label)) &&
    !words.toLowerCase().split(/[^\p{L}\p{N}]+/u).some((word) => unknown.includes(word)); // prettier-ignore
  const joint = both.filter(isWhole).map(({ words }) => words);
  if (joint.length > 0) {
    const join = joint.length === 1 ? 'joins' : 'join';
    said.push(`${quoted(joint)} ${join} different kinds of things, so both were asked for.`);
  }
  if (relaxed.length > 0) {
    const { length } = relaxed;
    said.push(
      `Nothing in the library is all of this at once, so ${quoted(relaxed)} ${length === 1 ? 'was' : 'were'} set aside.`,
    );
  }
  if (complete === 0) said.push('No guide has everything you asked for; these have most of it.');
  else if (complete < shown) {
    said.push(
      `${complete === 1 ? 'One guide has' : `${complete} guides have`} everything you asked for; the others have a part of it.`,
    );
  }
  if (denied.length > 0)
    said.push(`Guides seldom say what they do not offer, so these are guides that mention ${quoted(denied)}.`);
  if (following !== undefined && following.count > 0) said.push(describeFollowing(following));
  return said.length === 0 ? null : said.join(' ');
}

function describeFollowing({ count, unknown, isOtherYear }: Following): string {
  const guides = count === 1 ? 'One guide' : `${count} guides`;
  const follow = count === 1 ? 'follows' : 'follow';
  if (unknown.length === 0) return `${guides} of other plan years ${follow}.`;
  const open = `of which this is not known: ${quoted(unknown)}`;
  return isOtherYear ? `${guides} ${follow}, of other plan years or ${open}.` : `${guides} ${follow} ${open}.`;
}
