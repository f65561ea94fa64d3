/**
 * How far a heading is what is asked for: 1 where it is all of the query and nothing else, towards 0 where it is a small part of it
 * or says much besides.
 *
 * @param inHeading by concept: how many words of the heading name it
 * @param length words of the heading
 */
export function headed(inHeading: Uint8Array, length: number): number {
  if (length === 0) return 0;
  let words = 0;
  let concepts = 0;
  for (let at = 0; at < inHeading.length; at += 1) {
    const own = inHeading[at] ?? 0;
    words += own;
    if (own > 0) concepts += 1;
  }
  return (Math.min(1, words / length) * concepts) / Math.max(1, inHeading.length);
}
