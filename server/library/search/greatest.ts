/** Whether the value at `a` comes before an equal one at `b`. */
export type IsBefore = (a: number, b: number) => boolean;

/**
 * The places of the `count` greatest of the first `size` values, the greatest first. They are kept in a heap whose root is
 * the least of them, so that most values cost one comparison.
 */
export function greatest(values: Float64Array, size: number, count: number, isBefore: IsBefore): number[] {
  const heap: number[] = [];
  if (count <= 0) return heap;
  const comesAfter = (a: number, b: number): boolean => {
    const [one, other] = [values[a] ?? 0, values[b] ?? 0];
    return one < other || (one === other && !isBefore(a, b));
  };
  let least = -Infinity;
  for (let place = 0; place < size; place += 1) {
    const isFull = heap.length === count;
    if (isFull && ((values[place] ?? 0) < least || comesAfter(place, heap[0] ?? 0))) continue;
    if (isFull) sinkFromRoot(heap, place, comesAfter);
    else raise(heap, place, comesAfter);
    if (heap.length === count) least = values[heap[0] ?? 0] ?? 0;
  }
  return heap.sort((a, b) => (comesAfter(a, b) ? 1 : -1));
}

function raise(heap: number[], place: number, comesAfter: IsBefore): void {
  let at = heap.push(place) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent] ?? 0;
    if (!comesAfter(place, above)) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = place;
}

function sinkFromRoot(heap: number[], place: number, comesAfter: IsBefore): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && comesAfter(heap[child + 1] ?? 0, heap[child] ?? 0)) child += 1;
    if (!comesAfter(heap[child] ?? 0, place)) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = place;
}
