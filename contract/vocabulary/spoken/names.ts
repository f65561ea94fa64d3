import { isMetric, type MetricKey } from '../../metrics.ts';
import { listed } from '../listed.ts';
import { benefits } from './benefits.ts';
import { medical } from './medical.ts';
import { work } from './work.ts';

/** What people call metrics when they ask for them, beside the names by which guides are searched. */
export const spokenNames: Readonly<Partial<Record<MetricKey, readonly string[]>>> = Object.fromEntries(
  Object.entries({ ...medical, ...benefits, ...work }).flatMap(([key, names]) =>
    isMetric(key) ? [[key, listed(names)]] : [],
  ),
);
