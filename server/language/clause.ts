import { employerWords } from '../../contract/vocabulary/company-sizes.ts';
import type { Token } from './tokens.ts';

const owners = new Set([...employerWords, 'hospitals', 'ones', 'plans', 'places']);
const leads = new Set(['whose', 'that', 'which', 'where', 'with', 'without', 'offering', 'having', 'who', 'providing']);
const ends = new Set(['by', 'as', 'per', '?', '.', ';', 'versus', 'vs']);

/** The words behind "employers that", up to where something else begins: they say whom is meant, and not what is asked for. */
export interface Clause {
  from: number;
  to: number;
}

/**
 * "Deductible at employers whose match is at least 5%": what stands behind the employers is a condition on them, where the figure is
 * named before them. Null where no figure is: "employers with an HSA" asks for the HSA.
 */
export function clauseIn(tokens: readonly Token[], metrics: readonly { from: number; to: number }[]): Clause | null {
  for (const [at, { low }] of tokens.entries()) {
    const lead = tokens[at + 1]?.low ?? '';
    if (!owners.has(low) || !leads.has(lead)) continue;
    const isNamedBefore = metrics.some(({ to }) => to <= at);
    const end = tokens.findIndex((token, index) => index > at + 1 && ends.has(token.low));
    const to = end === -1 ? tokens.length : end;
    const isNamedWithin = metrics.some((one) => one.from > at && one.from < to);
    if (isNamedBefore && isNamedWithin) return { from: at + 1, to };
  }
  return null;
}
