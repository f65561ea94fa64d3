/**
 * How close together the concepts of a query stand in a doc: 1 when they follow one another, towards 0 when they are far
 * apart or fewer than two are there.
 *
 * @param places by concept: where its names begin in the doc, ascending
 */
export function nearness(places: readonly (readonly number[])[]): number {
  const found = places.filter((own) => own.length > 0);
  if (found.length < 2) return 0;
  const span = shortestSpan(found);
  return found.length / Math.max(found.length, span);
}

/** The length of the shortest stretch that holds a place of every list (each ascending). */
function shortestSpan(lists: readonly (readonly number[])[]): number {
  const at = new Uint32Array(lists.length);
  let shortest = Infinity;
  for (;;) {
    let low = Infinity;
    let high = -Infinity;
    let behind = 0;
    for (let list = 0; list < lists.length; list += 1) {
      const head = lists[list]?.[at[list] ?? 0] ?? 0;
      if (head < low) {
        low = head;
        behind = list;
      }
      if (head > high) high = head;
    }
    shortest = Math.min(shortest, high - low + 1);
    const next = (at[behind] ?? 0) + 1;
    at[behind] = next;
    if (next >= (lists[behind]?.length ?? 0)) return shortest;
  }
}
