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
import { Phrases } from './phrases.ts';

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
