import type { GuideFacts, Segment } from './segment.ts';

/** A modelled guide gives way to an imported one that matches about as well. */
const SAMPLE_FACTOR = 0.75;

const priors = new WeakMap<Segment, Float64Array>();

/** How much each guide counts for before any word is looked at: a later plan year wins a tie between guides of one employer. */
export function priorsOf(segment: Segment): Float64Array {
  const known = priors.get(segment);
  if (known !== undefined) return known;
  const made = Float64Array.from(segment.guides, prior);
  priors.set(segment, made);
  return made;
}

function prior({ planYear, sample }: GuideFacts): number {
  const recent = Math.max(0, Math.min(10, (planYear ?? 2015) - 2018));
  return (sample ? SAMPLE_FACTOR : 1) * (1 + 0.004 * recent);
}
