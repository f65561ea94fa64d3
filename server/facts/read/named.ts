import { medicalOthers, medicalSpecs } from './metrics/medical.ts';
import { planSpecs } from './metrics/plans.ts';
import type { Spec } from './metrics/spec.ts';
import { workSpecs } from './metrics/work.ts';
import { mentions, type Said, said } from './words.ts';

/** All that values may be of, and what takes values without being a metric. */
export const specs: readonly Spec[] = [...medicalSpecs, ...medicalOthers, ...planSpecs, ...workSpecs];

export interface NamedSpec {
  spec: Spec;
  from: number;
  to: number;
  size: number;
}

const cache = new WeakMap<Said, NamedSpec[]>();

/** What a text names, without names that are a part of a longer one. */
export function namedIn(text: Said): NamedSpec[] {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const all = specs.flatMap((spec) => mentions(text, spec.says).map((mention) => ({ ...mention, spec })));
  // "Brand/non-formulary" are two names, though "brand non formulary" is one.
  const isTwo = ({ from, to, size, spec }: NamedSpec): boolean => {
    const at = size > 1 ? text.text.slice(from, to).indexOf('/') : -1;
    const isNamed = (start: number, end: number): boolean =>
      all.some((other) => other.spec !== spec && other.from >= start && other.to <= end);
    const within = all.filter((other) => other.size < size && other.from >= from && other.to <= to);
    return at !== -1 && isNamed(from, from + at) && within.some((other) => other.from > from + at);
  };
  const whole = all.filter((one) => !isTwo(one));
  const found = whole.filter(
    ({ from, to, size }) => !whole.some((other) => other.size > size && other.from <= from && other.to >= to),
  );
  cache.set(text, found);
  return found;
}

/** Whether a text names a metric. */
export const namesMetric = (text: string): boolean => namedIn(said(text)).some(({ spec }) => spec.metric !== null);

/** Whether a text names what one pays for a service, or up to what. */
export const namesService = (text: string): boolean =>
  namedIn(said(text)).some(
    ({ spec }) => spec.shape === 'cost' || spec.shape === 'limit' || spec.shape === 'plan share',
  );
