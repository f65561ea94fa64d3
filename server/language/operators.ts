import {
  absenceWords,
  chartNames,
  denyingWords,
  dimensionNames,
  endNames,
  followNames,
  namesBeforeAmounts,
  namesBehindAmounts,
  statisticNames,
} from '../../contract/vocabulary/operators.ts';
import { listed } from '../../contract/vocabulary/listed.ts';
import { type Found, Phrases } from './phrases.ts';
import type { Token } from './tokens.ts';

const named = <Value>(table: readonly (readonly [Value, readonly string[]])[]): Phrases<Value> =>
  new Phrases(table.flatMap(([value, names]) => names.map((name) => [name, value] as const)));

export const statistics = named(statisticNames);
export const dimensions = named(dimensionNames);
export const charts = named(chartNames);
export const ends = named(endNames);
export const before = named(namesBeforeAmounts);
export const behind = named(namesBehindAmounts);
export const denials = named<true>([[true, denyingWords]]);
export const absences = named<true>([[true, absenceWords]]);
export const follows = named(followNames);

const whole = new Set(
  listed('all, every, everybody, everyone, everywhere, any, anybody, anyone, anywhere, nobody, none'),
);
const LEAD = 4;
const placing = new Set(listed('in, at, with, for, by, among, on'));

/** "All states but Ohio": somebody is left out. Any other "but" joins: "for all, but tech above all", "for all but in Ohio". */
export const exceptsIn = (tokens: readonly Token[]): Found<true>[] =>
  tokens.flatMap(({ low }, at) =>
    low === 'but' &&
    tokens[at - 1]?.isMark === false &&
    !placing.has(tokens[at + 1]?.low ?? '') &&
    tokens.slice(Math.max(0, at - LEAD), at).some((one) => whole.has(one.low))
      ? [{ value: true, from: at, to: at + 1, isExact: true }]
      : [],
  );
