/** Credits of one source, as one would note them by hand. Times are milliseconds. */
export interface Lot {
  source: string;
  subscription: boolean;
  granted: number;
  remaining: number;
  held: number;
  /** Gone because its time was over. */
  expired: number;
  /** Of the credits whose money went back: those that were still there. The others, which are owed or were paid since. */
  takenBack: number;
  indebted: number;
  expiresAt: number | null;
  periodEnd: number | null;
  /** Whether it ends when a later month begins. */
  isMonth: boolean;
  /** The grant whose credits these are, where they came back as a lot of their own. */
  origin: Lot | null;
}

/** How long credits last that come back after their time, in milliseconds. */
export const THIRTY_DAYS = 720 * 3_600_000;

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
      takenBack: 0,
      indebted: 0,
      expiresAt: null,
      periodEnd: null,
      isMonth: false,
      origin: null,
      ...made,
    };
    this.all.push(lot);
    return lot;
  }

  /** A grant and what came back of it later. */
  familyOf(grant: Lot): Lot[] {
    return this.all.filter((lot) => lot === grant || lot.origin === grant);
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
      const over = lot.remaining > 0 && this.#isFollowed(lot);
      if (over && lot.expiresAt !== null && lot.expiresAt > now) lot.expiresAt = now;
    }
    this.settle(now);
  }

  isOver(lot: Lot, now: number): boolean {
    if (lot.expiresAt === null) return false;
    return lot.expiresAt <= now || this.#isFollowed(lot);
  }

  /** A later month has begun, or none will. */
  #isFollowed({ isMonth, periodEnd }: Lot): boolean {
    return isMonth && periodEnd !== null && periodEnd <= this.#through;
  }

  /** What has expired in part expires as a whole. */
  isCarried({ periodEnd, expired }: Lot): boolean {
    return periodEnd !== null && expired === 0 && this.carriesOver(periodEnd);
  }

  /** What is set for periods that end then. */
  carriesOver(periodEnd: number): boolean {
    return this.#expire.filter((change) => change.from <= periodEnd).at(-1)?.value === false;
  }
}

const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
