/** What the search thread shows while it works and can say nothing: which question it is at, and its number at the system. */
export class ThreadSign {
  readonly shared: SharedArrayBuffer;
  private readonly cells: Int32Array;

  constructor(shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.shared = shared;
    this.cells = new Int32Array(shared);
  }

  /** The question that is being answered; 0 for none. */
  get question(): number {
    return Atomics.load(this.cells, 0);
  }

  set question(id: number) {
    Atomics.store(this.cells, 0, id);
  }

  /** The thread's number at the system; null where it is not known. */
  get thread(): number | null {
    return Atomics.load(this.cells, 1) || null;
  }

  set thread(number: number | null) {
    Atomics.store(this.cells, 1, number ?? 0);
  }
}
