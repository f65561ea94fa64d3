import type { Span } from './left-words.ts';

/** How an employer matches, as guides state it: "50% of 6%". */
export interface MatchFormula {
  span: Span;
  is: string;
}

const upTo = '(?: match)? (?:up to|of|on)(?: the first)?(?: up to)?';
const shares = new RegExp(`\\b(\\d{1,3}) ?%${upTo} (\\d{1,2}) ?%`, 'i');
const inFull = new RegExp(`\\bdollar[- ]for[- ]dollar${upTo} (\\d{1,2}) ?%`, 'i');

/** "50% up to 6%": two shares that say together how the employer matches, and no bound on either; null of none. */
export function matchFormulaIn(text: string): MatchFormula | null {
  const [whole, whose] = [shares.exec(text), inFull.exec(text)];
  const found = whole ?? whose;
  if (found === null) return null;
  const [share, pay] = whole === null ? ['100', whose?.[1] ?? ''] : [whole[1] ?? '', whole[2] ?? ''];
  return { span: [found.index, found.index + found[0].length], is: `${share}% of ${pay}%` };
}
