import type { Span } from './loose-values.ts';
import { isPlanLike } from './plans.ts';

/** Words of titles over tables, which name no plan. */
const plain =
  /^(?:the|a|an|and|or|of|for|to|in|by|per|with|your|our|if|who|those|all|employees?|plans?|options?|rates?|costs?|premiums?|contributions?|deductions?|coverage|benefits?|medical|dental|vision|health|insurance|monthly|weekly|bi-?weekly|semi-?monthly|annual|payroll|pay|period|level|tier|active|full-?time|summary|features?|services?|single|family|individual|spouse|child(?:ren)?|only|network|in-network|out-of-network|copays?|deductibles?|maximum|20\d\d|eligible|yes|no|new|current|total|employer|company)\b/;

/**
 * Names of plans that stand side by side without bounds, each over a column: as many words as columns ("Gold Silver"), names
 * that all begin with one word ("Option I Option II"), or with words in capitals ("HRA Choice OAPIN HRA Standard"). Null where they do not come
 * out even.
 */
export function looseNamesIn(text: string, original: string, width: number): Span[] | null {
  if (width < 2 || text.length > 70 || /[$%:;.,!?]/.test(text)) return null;
  const words = Array.from(original.matchAll(/\S+/g), ({ index, 0: word }) => ({ from: index, word }));
  if (words.length < width || words.length > 4 * width) return null;
  const [first] = words;
  const small = words.map(({ from, word }) => text.slice(from, from + word.length));
  const starts = [
    words.length === width ? words : [],
    words.filter(({ word }) => word === first?.word),
    words.filter(({ word }) => /^[\p{Lu}\d]{3,}$/u.test(word) && /\p{Lu}{2}/u.test(word)),
  ].find((found, at) => (found.length === width || (at === 1 && isOver(found.length, width))) && found[0] === first);
  if (starts === undefined) return null;
  const names = starts.map(({ from }, at) => {
    const to = starts[at + 1]?.from ?? text.length;
    return { from, to: from + text.slice(from, to).trimEnd().length };
  });
  const named = names.map(({ from, to }) => text.slice(from, to));
  const isOpen =
    words.length === width ? small.some((word) => plain.test(word)) : !named.every((name) => !isPlain(name));
  if (isOpen || new Set(named).size < named.length || original === original.toUpperCase()) return null;
  return named.some(isPlanLike) ? names : null;
}

/** Names that begin alike may stand over several columns each. */
const isOver = (names: number, columns: number): boolean => names > 1 && columns % names === 0;

/** Whether a name says nothing else than a title does. */
const isPlain = (name: string): boolean =>
  name.split(' ').every((word) => plain.test(word) && !/^(?:plan|option)$/.test(word));
