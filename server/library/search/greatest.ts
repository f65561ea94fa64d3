import { Reused } from './reused.ts';

/** Whether the value at `a` comes before an equal one at `b`. */
export type IsBefore = (a: number, b: number) => boolean;

/** Values, and what decides between equal ones. */
interface Order {
  values: Float64Array;
  isBefore: IsBefore;
}

const heapRoom = Reused.uint32();

/** The places of the `count` greatest of the first `size` values, the greatest first. */
export function greatest(values: Float64Array, size: number, count: number, isBefore: IsBefore): number[] {
  const order = { values, isBefore };
  return [...heapOf(order, size, count)].sort((a, b) => (comesAfter(order, a, b) ? 1 : -1));
}

/** The places of the `count` greatest of the first `size` values in the order of the places; of equals the first ones. */
export function placesOfGreatest(values: Float64Array, size: number, count: number): Uint32Array {
  if (size <= count) return Uint32Array.from({ length: size }, (_, place) => place);
  return heapOf({ values, isBefore: (a, b) => a < b }, size, count)
    .slice()
    .sort();
}

/** They are kept in a heap whose root is the least of them, so that most values cost one comparison. */
function heapOf(order: Order, size: number, count: number): Uint32Array {
  const { values } = order;
  const heap = heapRoom.of(Math.max(0, Math.min(size, count)));
  for (let place = 0; place < heap.length; place += 1) raise(heap, place, order);
  if (heap.length === 0) return heap;
  let least = values[heap[0] ?? 0] ?? 0;
  for (let place = heap.length; place < size; place += 1) {
    if ((values[place] ?? 0) < least || comesAfter(order, place, heap[0] ?? 0)) continue;
    sinkFromRoot(heap, place, order);
    least = values[heap[0] ?? 0] ?? 0;
  }
  return heap;
}

function comesAfter({ values, isBefore }: Order, a: number, b: number): boolean {
  const one = values[a] ?? 0;
  const other = values[b] ?? 0;
  return one < other || (one === other && !isBefore(a, b));
}

/** Puts `place` into the heap of the places before it. */
function raise(heap: Uint32Array, place: number, order: Order): void {
  let at = place;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent] ?? 0;
    if (!comesAfter(order, place, above)) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = place;
}

/** Puts `place` where the root was. */
function sinkFromRoot(heap: Uint32Array, place: number, order: Order): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && comesAfter(order, heap[child + 1] ?? 0, heap[child] ?? 0)) child += 1;
    if (!comesAfter(order, heap[child] ?? 0, place)) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = place;
}
