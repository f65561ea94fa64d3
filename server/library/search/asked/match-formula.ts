import type { Span } from './left-words.ts';

/** How an employer matches, as guides state it: "50% of 6%". */
export interface MatchFormula {
  span: Span;
  is: string;
}

const shares = /\b(\d{1,3}) ?%(?: match)? (?:up to|of|on)(?: the first)?(?: up to)? (\d{1,2}) ?%/i;
const IN_FULL = 100;

/**
 * "50% up to 6%": two shares that say together how the employer matches, and no bound on either; null of none. "100% of 4%" is none:
 * it comes to 4%, and so it is asked for.
 */
export function matchFormulaIn(text: string): MatchFormula | null {
  const found = shares.exec(text);
  if (found === null || Number(found[1]) === IN_FULL) return null;
  return { span: [found.index, found.index + found[0].length], is: `${found[1]}% of ${found[2]}%` };
}
