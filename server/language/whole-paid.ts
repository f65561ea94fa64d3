import { payerNames, payingVerbs } from '../../contract/vocabulary/payers.ts';
import { Phrases } from './phrases.ts';
import type { Token } from './tokens.ts';

const paying = new Phrases([...payingVerbs, 'paid', 'covered'].map((name) => [name, true] as const));
const employees = new Set(payerNames.employee);
const whole = new Set(['full', 'whole', 'entire', 'all', 'complete']);
const paidFor = new Set(['premium', 'premiums', 'cost', 'costs', 'coverage', 'contribution', 'contributions']);
/** What may stand between "free" and "coverage". */
const ofLevel = new Set(['employee', 'employees', 'single', 'individual', 'self', 'only', '-', 'medical', 'health']);
const articles = new Set(['the', 'their', 'its', 'an', 'a', 'of']);
/** How far behind "the full" what is paid for may stand: "the full employee-only medical premium". */
const NEAR = 5;

/**
 * "Pay the full premium": all of it is 100% of it. Behind a verb of paying only, for a "full premium" alone is the name of a figure; and
 * not where employees pay it, for the share that guides state is the employer's.
 */
export function withWholePaid(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ low }, index) => (whole.has(low) ? isPaid(tokens, index) : isFree(tokens, index)));
  const token = tokens[at];
  if (token === undefined) return tokens;
  const percent: Token = { ...token, low: '100', key: '100', number: 100, unit: 'percent' };
  const of: Token = { ...token, text: '', low: 'of', key: 'of', span: [token.span[1], token.span[1]] };
  const isFollowed = tokens[at + 1]?.low === 'of';
  return [...tokens.slice(0, at), percent, ...(isFollowed ? [] : [of]), ...tokens.slice(at + 1)];
}

/** "Free single coverage": all of it is paid for whoever is covered. */
function isFree(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.low !== 'free') return false;
  const behind = tokens.slice(at + 1, at + 1 + NEAR);
  const to = behind.findIndex(({ low }) => paidFor.has(low));
  return to > 0 && behind.slice(0, to).every(({ low }) => ofLevel.has(low));
}

function isPaid(tokens: readonly Token[], at: number): boolean {
  const before = articles.has(tokens[at - 1]?.low ?? '') ? at - 2 : at - 1;
  const isLed = [before, before - 1].some(
    (from) => from >= 0 && paying.at(tokens, from).some(({ to, isExact }) => isExact && to === before + 1),
  );
  const isOfEmployees = tokens.slice(Math.max(0, before - NEAR), before).some(({ low }) => employees.has(low));
  return isLed && !isOfEmployees && tokens.slice(at + 1, at + 1 + NEAR).some(({ low }) => paidFor.has(low));
}
