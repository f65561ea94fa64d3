import { listed } from '../../contract/vocabulary/listed.ts';
import { employerWords } from '../../contract/vocabulary/company-sizes.ts';
import type { Dimension, Test } from '../../contract/reading.ts';
import type { Amount } from './amounts.ts';
import type { Named } from './lexicon.ts';
import type { Mention } from './mentions.ts';
import { dimensions } from './operators.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Some peers held against all others: "manufacturing against all other industries", "do teachers get more than the rest". */
export interface EveryoneElse {
  from: number;
  to: number;
  /** What the others are named by, or whoever is held against them; null where the words before must say it. */
  value: Dimension | null;
}

const setting = new Set(['vs', 'versus', 'against', 'than', 'unlike', 'beside', 'alongside']);
/** They set one against another only behind a word of comparing. */
const weaklySetting = new Set(['to', 'with', 'from', 'and']);
const comparing = new Set(
  listed(`
    compare, compared, compares, comparing, comparison, differ, differs, different, relative, next, stack, contrast
  `),
);
const skipped = new Set(
  listed(`
    in, at, for, among, all, the, of, a, national, overall, market, industry
  `),
);
const everyone = new Set(
  listed(`
    everyone, everybody, anyone, anybody, all, somewhere, anywhere, everywhere, employers
  `),
);
const others = new Set(
  listed(`
    others, elsewhere, everyone, everybody, average, norm, market, most, nation, country
  `),
);
const owners = new Set([...employerWords, 'places', 'workplaces', 'ones', 'employees', 'workers', 'people']);

const dimensionOf: Partial<Record<Named['kind'] | Test['on'], Dimension>> = {
  industry: 'industry',
  state: 'state',
  region: 'region',
  size: 'size',
  planType: 'planType',
  carrier: 'carrier',
  funding: 'funding',
};

/** By what a condition tells its peers from the others; undefined where by nothing that figures are told apart by. */
export const dimensionOfTest = (test: Test): Dimension | undefined =>
  test.on === 'fact' && test.metric === 'medical.funding' ? 'funding' : dimensionOf[test.on];

/** The peers that a question names, each by what it is told from the others. */
export const peersNamed = (mentions: readonly Mention[], amounts: readonly Amount[]): Found<Dimension>[] => [
  ...mentions.flatMap(({ value: { kind }, from, to }): Found<Dimension>[] => {
    const value = dimensionOf[kind];
    return value === undefined ? [] : [{ value, from, to, isExact: true }];
  }),
  ...amounts.flatMap(({ isPeople, from, to }): Found<Dimension>[] =>
    isPeople ? [{ value: 'size', from, to, isExact: true }] : [],
  ),
];

const isSetting = (tokens: readonly Token[], at: number): boolean => {
  const low = tokens[at]?.low ?? '';
  const isWeak = weaklySetting.has(low) && tokens.slice(0, at).some((token) => comparing.has(token.low));
  return setting.has(low) || isWeak || (comparing.has(low) && low.startsWith('compar') && at === 0);
};

/** Where the others end that begin at a token, with the dimension that they are named by; null where none begin. */
function othersAt(tokens: readonly Token[], at: number): { to: number; value: Dimension | null } | null {
  const [low, next] = [tokens[at]?.low ?? '', tokens[at + 1]?.low ?? ''];
  if (everyone.has(low) && next === 'else') return { to: at + 2, value: null };
  if (low === 'rest' || low === 'other') {
    let to = at + 1;
    while (low === 'rest' && skipped.has(tokens[to]?.low ?? '')) to += 1;
    const named = dimensions.at(tokens, to)[0];
    if (named !== undefined) return { to: named.to, value: named.value };
    if (low === 'rest') return { to: at + 1, value: null };
    return owners.has(next) ? { to: at + 2, value: null } : null;
  }
  if (low === 'all' && owners.has(next)) return { to: at + 2, value: null };
  return others.has(low) && next !== 'of' ? { to: at + 1, value: null } : null;
}

/** The others against whom some peers are held. Peers that are named behind them narrow both sides: "tech in Texas against others in Texas". */
export function everyoneElseIn(tokens: readonly Token[], peers: readonly Found<Dimension>[]): EveryoneElse | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const isElsewhere = tokens[at]?.low === 'elsewhere';
    if (!isElsewhere && !isSetting(tokens, at)) continue;
    let from = isElsewhere ? at : at + 1;
    while (skipped.has(tokens[from]?.low ?? '') && othersAt(tokens, from) === null) from += 1;
    const found = othersAt(tokens, from);
    if (found === null) continue;
    const behind = new Set(peers.filter((one) => one.from >= found.to).map(({ value }) => value));
    const held = peers.find((one) => one.to <= at && !behind.has(one.value))?.value;
    // "Than elsewhere": in other places, where a place was named.
    const place =
      isElsewhere || tokens[found.to - 1]?.low === 'elsewhere'
        ? peers.find(({ value }) => value === 'state' || value === 'region')
        : undefined;
    return { from: at, to: found.to, value: place?.value ?? held ?? found.value };
  }
  return null;
}
