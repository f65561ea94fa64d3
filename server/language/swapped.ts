import { listed } from '../../contract/vocabulary/listed.ts';
import type { Reading } from '../../contract/reading.ts';
import { husks } from '../../contract/vocabulary/follow-ups.ts';
import { anyOf, allOf, is, partsOf, testsOf, without } from './conditions.ts';
import { keptOf, kindOf } from './follow-where.ts';
import { dimensions } from './operators.ts';
import { Phrases } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Follow-ups that put one thing in the place of another, or beside it: "regions rather than industries", "tech, not retail", "and by size too". */

const swaps = new Phrases<true>(
  [
    'instead of',
    'rather than',
    'in place of',
    'replace',
    'swap',
    'exchange',
    'substitute',
    'trade',
    'not',
    'no longer',
    'from',
    '>',
  ].map((name) => [name, true] as const),
);

/** Peers or groups of the question before in whose place others are said; null where nothing takes another's place. */
export function swapped(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  const isSwap = swaps.apart(tokens).length > 0 || tokens.some(({ text }) => text.includes('>'));
  if (!isSwap || reading.metrics.length > 0 || reading.amounts.length > 0) return null;
  const tests = testsOf(reading.where);
  const before = testsOf(last.where).map(({ test }) => JSON.stringify(test));
  const wanted = tests.filter(({ test }) => !before.includes(JSON.stringify(test)));
  const gone = tests.filter(({ test }) => before.includes(JSON.stringify(test)));
  const kinds = new Set(gone.map(({ test }) => kindOf(test)));
  if (wanted.length > 0 && gone.length > 0 && wanted.every(({ test }) => kinds.has(kindOf(test)))) {
    const kept = partsOf(
      without(last.where, (test) => gone.some((one) => JSON.stringify(one.test) === JSON.stringify(test))),
    ).map(keptOf);
    const others = anyOf(wanted.map(({ test, from }) => is(test, from)));
    return { where: allOf([...kept, ...(others === null ? [] : [others])]) };
  }
  return null;
}

/** "Regions instead of industries", "not by industry, by region"; null where more is said. */
export function groupsSwapped(last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  const marked = swaps.apart(tokens);
  const said = dimensions.apart(tokens);
  const isPlaced = (at: number): boolean => [...said, ...marked].some(({ from, to }) => at >= from && at < to);
  if (marked.length === 0 || !tokens.every(({ low, isMark }, at) => isMark || isPlaced(at) || husk.has(low)))
    return null;
  const had = new Set(last.groupBy.map(({ value }) => value));
  const wanted = said.filter(({ value }) => !had.has(value));
  const gone = new Set(said.filter(({ value }) => had.has(value)).map(({ value }) => value));
  const [only, ...more] = wanted;
  if (only === undefined || more.length > 0 || gone.size === 0) return null;
  const kept = last.groupBy
    .filter(({ value }) => !gone.has(value))
    .map((one) => ({ ...one, from: { kind: 'carried' } as const }));
  return {
    groupBy: [...kept, { value: only.value, from: { kind: 'typed', span: spanOf(tokens, only) } }],
    sort: last.sort,
  };
}

const spanOf = (tokens: readonly Token[], { from, to }: { from: number; to: number }): readonly [number, number] => [
  tokens[from]?.span[0] ?? 0,
  tokens[to - 1]?.span[1] ?? 0,
];

const adding = new Set(
  listed(`
    too, also, add, plus, further, within, cross, crossed, x, additionally, then, and
  `),
);
const husk = new Set([...husks, 'split', 'break', 'broken', 'each', 'well', 'down', 'table', 'tabulate', 'it']);

/** "And by size too", "within each by size": a second grouping beside the one before. */
export function crossedBy(last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  const words = tokens.filter(({ isMark }) => !isMark);
  const [only, ...more] = dimensions.apart(words);
  const [before, ...others] = last.groupBy;
  if (only === undefined || before === undefined || more.length + others.length > 0 || only.value === before.value)
    return null;
  const rest = words.filter((_, at) => at < only.from || at >= only.to).map(({ low }) => low);
  const isAdded =
    rest.some((low) => adding.has(low) && low !== 'and' && low !== 'then') ||
    (rest[0] === 'and' && rest.at(-1) !== 'instead') ||
    rest.join(' ').endsWith('as well');
  if (!isAdded || !rest.every((low) => husk.has(low) || adding.has(low))) return null;
  return {
    groupBy: [
      { ...before, from: { kind: 'carried' } },
      { value: only.value, from: { kind: 'typed', span: spanOf(words, only) } },
    ],
    sort: null,
    limit: null,
  };
}
