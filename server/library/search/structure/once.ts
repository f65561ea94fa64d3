import type { Segment } from '../segment.ts';

/** Asked again of the same segment, it answers what it answered before. */
export function once<Value>(make: (segment: Segment) => Value): (segment: Segment) => Value {
  const made = new Map<Segment, Value>();
  return (segment) => {
    const known = made.get(segment) ?? make(segment);
    made.set(segment, known);
    return known;
  };
}
