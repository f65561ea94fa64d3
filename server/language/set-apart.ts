import { heldAgainst } from '../../contract/vocabulary/operators.ts';
import type { Dimension } from '../../contract/reading.ts';
import type { Named } from './lexicon.ts';
import type { Mention } from './mentions.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

const versus = new Set(heldAgainst);
const frequent = new Set(['common', 'popular', 'prevalent', 'usual', 'frequent', 'likely', 'widespread']);
const dimensionOf: Partial<Record<Named['kind'], Dimension>> = {
  industry: 'industry',
  state: 'state',
  region: 'region',
  planType: 'planType',
  carrier: 'carrier',
  funding: 'funding',
};

/** "More common in tech than in finance", "self-funded vs fully insured": the sides of one kind, by which figures are told apart. */
export function setApart(tokens: readonly Token[], mentions: readonly Mention[]): Found<Dimension> | null {
  // "HMO or PPO, what is most common": each of them.
  const isOfFrequency = tokens.some(
    ({ low }, at) => frequent.has(low) && ['most', 'more'].includes(tokens[at - 1]?.low ?? ''),
  );
  for (const [index, one] of mentions.entries()) {
    const value = dimensionOf[one.value.kind];
    const other = mentions.slice(index + 1).find(({ value: { kind } }) => kind === one.value.kind);
    if (value === undefined || other === undefined || JSON.stringify(other.value) === JSON.stringify(one.value))
      continue;
    const between = tokens.slice(one.to, other.from);
    const isNumber = between.some(({ number }) => number !== null);
    const isEither = isOfFrequency && between.length === 1 && between[0]?.low === 'or';
    if (!isNumber && (isEither || between.some(({ low }, at) => versus.has(low) && between[at - 1]?.low !== 'rather')))
      return { value, from: one.from, to: one.to, isExact: true };
  }
  return null;
}
