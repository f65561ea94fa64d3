/**
 * How far a heading is what is asked for: 1 where it is all of the query and nothing else, towards 0 where it is a small part of it
 * or says much besides.
 *
 * @param inHeading by concept: how many words of the heading name it
 * @param length words of the heading
 */
export function headed(inHeading: readonly number[], length: number): number {
  if (length === 0) return 0;
  let words = 0;
  let concepts = 0;
  for (const own of inHeading) {
    words += own;
    if (own > 0) concepts += 1;
  }
  return (Math.min(1, words / length) * concepts) / Math.max(1, inHeading.length);
}
