/** How what is held is read, weighed and limited. */
interface Holding<Value> {
  /** Reads values by id; what there is not is left out. */
  read: (ids: readonly string[]) => Promise<Iterable<readonly [string, Value]>>;
  /** What a value counts towards `most`. */
  weigh: (value: Value) => number;
  /** How much is held at most; beyond, what has been known longest is forgotten. */
  most: number;
}

/**
 * Values of the database that were read lately, by id: the same ones are asked for again and again. They are those of one
 * version of the library; the next one forgets them all.
 */
export class Known<Value> {
  private readonly holding: Holding<Value>;
  private readonly values = new Map<string, Value>();
  private weight = 0;
  private version = -1;

  constructor(holding: Holding<Value>) {
    this.holding = holding;
  }

  /**
   * Values by id, from the database where they are not known.
   *
   * @param version of the library that is asked about
   */
  async read(ids: Iterable<string>, version: number): Promise<Map<string, Value>> {
    if (version > this.version) this.begin(version);
    const isCurrent = version === this.version;
    const found = new Map<string, Value>();
    const missing: string[] = [];
    for (const id of ids) {
      const value = isCurrent ? this.values.get(id) : undefined;
      if (value === undefined) missing.push(id);
      else found.set(id, value);
    }
    if (missing.length === 0) return found;
    for (const [id, value] of await this.holding.read(missing)) {
      found.set(id, value);
      // Where the library went on while this was read, nobody knows whether it is still true.
      if (version === this.version) this.hold(id, value);
    }
    return found;
  }

  private begin(version: number): void {
    this.values.clear();
    this.weight = 0;
    this.version = version;
  }

  private hold(id: string, value: Value): void {
    const { weigh, most } = this.holding;
    if (this.values.has(id)) return;
    this.values.set(id, value);
    this.weight += weigh(value);
    if (this.weight <= most) return;
    // A map keeps its order: the first ones have been known longest.
    for (const [oldest, its] of this.values) {
      this.values.delete(oldest);
      this.weight -= weigh(its);
      if (this.weight <= most) return;
    }
  }
}
