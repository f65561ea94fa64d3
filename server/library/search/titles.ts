import type { Segment } from './segment.ts';
import { tokenize } from './tokenize.ts';

const keyOf = (text: string): string =>
  tokenize(text)
    .map(({ word }) => word)
    .join(' ');

const known = new WeakMap<Segment, ReadonlyMap<string, readonly number[]>>();

/** By title: the guides of a segment that have it. */
function titlesOf(segment: Segment): ReadonlyMap<string, readonly number[]> {
  const before = known.get(segment);
  if (before !== undefined) return before;
  const made = new Map<string, number[]>();
  segment.guides.forEach(({ title }, guide) => {
    const key = keyOf(title);
    const own = made.get(key);
    if (own === undefined) made.set(key, [guide]);
    else own.push(guide);
  });
  known.set(segment, made);
  return made;
}

/** By segment: the guides whose title a query is, whatever its letter case and signs; null where there is none. */
export function guidesTitled(
  query: string,
  segments: readonly Segment[],
  isPresent: (segment: Segment, guide: number) => boolean,
): ReadonlyMap<Segment, ReadonlySet<number>> | null {
  const key = keyOf(query);
  if (key === '') return null;
  const found = new Map<Segment, ReadonlySet<number>>();
  for (const segment of segments) {
    const guides = (titlesOf(segment).get(key) ?? []).filter((guide) => isPresent(segment, guide));
    if (guides.length > 0) found.set(segment, new Set(guides));
  }
  return found.size === 0 ? null : found;
}
