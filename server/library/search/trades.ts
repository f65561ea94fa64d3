import { tradeNames } from '../../../contract/vocabulary/trade-names.ts';
import type { Segment } from './segment.ts';
import { tokenize } from './tokenize.ts';
import { stopWords, weakWords } from './words.ts';

const termsOf = (text: string): string[] => tokenize(text).map(({ term }) => term);

const called = new Map(
  tradeNames.flatMap(([typed, names]) => typed.map((one) => [termsOf(one).join(' '), names.map(termsOf)] as const)),
);

const saying = (term: string): boolean => !stopWords.has(term) && !weakWords.has(term);

/** Ways in which employers may be called after a trade: each is words that stand side by side in a name. */
export function namesOfTrade(trade: string): readonly (readonly string[])[] {
  const terms = termsOf(trade);
  const own = called.get(terms.join(' '));
  if (own !== undefined) return own;
  const left = terms.filter(saying);
  return left.length === 0 ? [] : [left];
}

const known = new WeakMap<Segment, Map<number, string>>();

/** The name of a guide's employer as terms between blanks. */
function nameOf(segment: Segment, guide: number): string {
  const names = known.get(segment) ?? new Map<number, string>();
  known.set(segment, names);
  const before = names.get(guide);
  if (before !== undefined) return before;
  const made = ` ${termsOf(segment.guides[guide]?.employer ?? '').join(' ')} `;
  names.set(guide, made);
  return made;
}

/** Whether an employer's name says one of some trades. */
export function isCalled(segment: Segment, guide: number, names: readonly (readonly string[])[]): boolean {
  const own = nameOf(segment, guide);
  return names.some((terms) => own.includes(` ${terms.join(' ')} `));
}
