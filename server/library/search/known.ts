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
   * Values by id and in the order of the ids, from the database where they are not known; undefined for what there is not.
   *
   * @param version of the library that is asked about
   */
  async read(ids: readonly string[], version: number): Promise<(Value | undefined)[]> {
    if (version > this.version) this.begin(version);
    const isCurrent = version === this.version;
    const values = ids.map((id) => (isCurrent ? this.values.get(id) : undefined));
    if (!values.includes(undefined)) return values;
    const missing = new Set(ids.filter((_, at) => values[at] === undefined));
    const read = new Map(await this.holding.read([...missing]));
    // Where the library went on while this was read, nobody knows whether it is still true.
    if (version === this.version) for (const [id, value] of read) this.hold(id, value);
    return values.map((value, at) => value ?? read.get(ids[at] ?? ''));
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
