import { employerWords } from '../../contract/vocabulary/company-sizes.ts';
import type { Token } from './tokens.ts';

const owners = new Set([
  ...employerWords,
  'hospitals',
  'ones',
  'plans',
  'places',
  'those',
  'banks',
  'manufacturers',
  'retailers',
]);
const leads = new Set(['whose', 'that', 'which', 'where', 'with', 'without', 'offering', 'having', 'who', 'providing']);
/** "Sick days where PTO is unlimited": these lead a condition by themselves. */
const alone = new Set(['where', 'whose', 'wherever']);
const ends = new Set(['by', 'as', 'per', '?', '.', ';', 'versus', 'vs']);
/** A condition that is said first ends where what is asked for begins. */
const asks = new Set([',', ':', 'what', 'whats', 'how', 'show', 'give', 'is', 'are']);
const before = new Set(['at', 'among', 'for', 'of', 'from', 'in', 'across', 'amongst', 'with']);

/** The words behind "employers that", up to where something else begins: they say whom is meant, and not what is asked for. */
export interface Clause {
  from: number;
  to: number;
}

interface Range {
  from: number;
  to: number;
}

/**
 * "Deductible at employers whose match is at least 5%", "at employers that offer an HSA, what is the deductible": what stands behind the
 * employers is a condition on them, where the figure is named outside of it. Null where no figure is: "employers with an HSA" asks for
 * the HSA.
 */
export function clauseIn(tokens: readonly Token[], metrics: readonly Range[]): Clause | null {
  for (const [at, { low }] of tokens.entries()) {
    const isAlone = alone.has(low) && at > 0;
    if (!isAlone && !(owners.has(low) && leads.has(tokens[at + 1]?.low ?? ''))) continue;
    const clause = behind(tokens, at, metrics) ?? first(tokens, at, metrics);
    if (clause !== null) return clause;
  }
  return null;
}

/** Behind the figure that is asked for. */
function behind(tokens: readonly Token[], at: number, metrics: readonly Range[]): Clause | null {
  const end = tokens.findIndex((token, index) => index > at + 1 && ends.has(token.low));
  const to = end === -1 ? tokens.length : end;
  const isNamed = metrics.some((one) => one.to <= at);
  return isNamed && metrics.some((one) => one.from > at && one.from < to) ? { from: at + 1, to } : null;
}

/** "Of employers with an HSA, how many seed it": whom a question is about, said first; null where it does not begin so. */
export function openingIn(tokens: readonly Token[]): Clause | null {
  const at = tokens.findIndex(({ low }, index) => owners.has(low) && leads.has(tokens[index + 1]?.low ?? ''));
  if (at < 1 || at > 2 || !before.has(tokens[0]?.low ?? '')) return null;
  const end = tokens.findIndex((token, index) => index > at + 2 && asks.has(token.low));
  return end === -1 ? null : { from: at + 1, to: end };
}

/** At the beginning, before it: "among companies with unlimited PTO, how many sick days". */
function first(tokens: readonly Token[], at: number, metrics: readonly Range[]): Clause | null {
  if (at > 0 && !tokens.slice(Math.max(0, at - 2), at).some(({ low }) => before.has(low))) return null;
  const end = tokens.findIndex((token, index) => index > at + 2 && asks.has(token.low));
  const isNamed = metrics.some(({ from }) => from >= end);
  return end !== -1 && isNamed && metrics.some((one) => one.from > at && one.to <= end)
    ? { from: at + 1, to: end }
    : null;
}
