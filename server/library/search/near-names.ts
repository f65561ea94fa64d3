import { nearNames } from '../../../contract/vocabulary/near-names.ts';
import type { Alternative } from './concepts.ts';
import { synonymGroups } from '../../../contract/vocabulary/synonyms.ts';
import { tokenize } from './tokenize.ts';

/** What is only near to what was typed weighs less than its own name. */
const NEAR = 0.35;

const stemsOf = (text: string): string[] => tokenize(text).map(({ term }) => term);

/** By the stems of a name: what is near to it, each with how it is written. */
const byName = new Map<string, { name: string; terms: string[] }[]>();

function add(name: string, others: readonly string[]): void {
  const key = stemsOf(name).join(' ');
  const own = byName.get(key) ?? [];
  for (const other of others) {
    const terms = stemsOf(other);
    if (terms.join(' ') !== key && terms.length > 0) own.push({ name: other, terms });
  }
  byName.set(key, own);
}

for (const group of nearNames) for (const name of group) add(name, group);
for (const { same, related = [] } of synonymGroups) for (const name of related) add(name, [...same, ...related]);

const longest = Math.max(...[...byName.keys()].map((key) => key.split(' ').length));

/** What is near to the name that begins at `at`: how many words it has, and what may stand for it. */
export interface NearNames {
  length: number;
  names: readonly string[];
  alternatives: readonly Alternative[];
}

/** What stands for a name that no guide holds; null where nothing near to it is there either. */
export function namesNear(
  terms: readonly string[],
  at: number,
  isThere: (alternative: Alternative) => boolean,
): NearNames | null {
  for (let length = Math.min(longest, terms.length - at); length > 0; length -= 1) {
    const near = byName.get(terms.slice(at, at + length).join(' ')) ?? [];
    const held = near.filter((one) => isThere({ terms: one.terms, weight: NEAR }));
    if (held.length === 0) continue;
    return {
      length,
      names: held.map(({ name }) => name),
      alternatives: held.map((one) => ({ terms: one.terms, weight: NEAR })),
    };
  }
  return null;
}
