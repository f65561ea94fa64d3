/** Credits of one source, as one would note them by hand. Times are milliseconds. */
export interface Lot {
  source: string;
  subscription: boolean;
  granted: number;
  remaining: number;
  held: number;
  /** Gone because its time was over. */
  expired: number;
  clawedBack: number;
  expiresAt: number | null;
  periodEnd: number | null;
  /** Lots that a won dispute made of it. */
  reinstated: Lot[];
}

const free = (lot: Lot): number => lot.remaining - lot.held;

/** One person's lots: what is free of them, what burns first, what is over. */
export class ModelLots {
  readonly all: Lot[] = [];
  #through = -Infinity;
  #expire: { from: number; value: boolean }[] = [];

  add(made: Pick<Lot, 'source' | 'granted'> & Partial<Lot>): Lot {
    const lot: Lot = {
      subscription: false,
      remaining: made.granted,
      held: 0,
      expired: 0,
      clawedBack: 0,
      expiresAt: null,
      periodEnd: null,
      reinstated: [],
      ...made,
    };
    this.all.push(lot);
    return lot;
  }

  available(): number {
    return this.all.reduce((total, lot) => total + free(lot), 0);
  }

  /** The lots one credit at a time, in the order in which they burn, of `which` as many of each as it says. */
  inOrder(which: (lot: Lot) => number = free): Lot[] {
    return this.all
      .toSorted(
        (a, b) =>
          Number(b.subscription) - Number(a.subscription) || compare(a.expiresAt ?? Infinity, b.expiresAt ?? Infinity),
      )
      .flatMap((lot) => Array.from({ length: which(lot) }, () => lot));
  }

  setMonthlyExpire(from: number, value: boolean): void {
    this.#expire.push({ from, value });
  }

  /** Expires or carries over what is past its time and not held. */
  settle(now: number): void {
    for (const lot of this.all) {
      if (free(lot) === 0 || lot.expiresAt === null || lot.expiresAt > now) continue;
      if (this.isCarried(lot)) lot.expiresAt = null;
      else {
        lot.expired += free(lot);
        lot.remaining = lot.held;
      }
    }
  }

  closePeriods(through: number, now: number): void {
    this.#through = Math.max(this.#through, through);
    for (const lot of this.all) {
      const over = lot.remaining > 0 && lot.periodEnd !== null && lot.periodEnd <= this.#through;
      if (over && lot.expiresAt !== null && lot.expiresAt > now) lot.expiresAt = now;
    }
    this.settle(now);
  }

  isOver(lot: Lot, now: number): boolean {
    if (lot.expiresAt === null) return false;
    return lot.expiresAt <= now || (lot.periodEnd !== null && lot.periodEnd <= this.#through);
  }

  /** What has expired in part expires as a whole. */
  isCarried({ periodEnd, expired }: Lot): boolean {
    if (periodEnd === null || expired > 0) return false;
    return this.#expire.filter((change) => change.from <= periodEnd).at(-1)?.value === false;
  }
}

const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
