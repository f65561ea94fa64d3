import type { ErrorCode } from '../../../contract/errors.ts';

export type Step =
  | { do: 'grant'; source: string; amount: number; kind: 'perpetual' | 'subscription'; expiresIn: number | null }
  | { do: 'charge'; key: string; amount: number }
  | { do: 'refund'; key: string; charge: number; amount: number | null }
  | { do: 'wait'; ms: number }
  | { do: 'setMonthlyExpire'; value: boolean };

/** `done`, `replayed`, the credits that were given back, or the code of the refusal. */
export type Outcome = 'done' | 'replayed' | number | ErrorCode;

interface Lot {
  subscription: boolean;
  remaining: number;
  expiresAt: number | null;
  periodEnd: number | null;
}

interface Taken {
  lot: Lot;
  amount: number;
}

const GRACE = 2 * 3_600_000;
const THIRTY_DAYS = 720 * 3_600_000;

/** One person's credits as one would count them by hand: lists in memory, nothing at once, no keys lost. */
export class ModelLedger {
  now: number;
  #lots: Lot[] = [];
  #sources = new Set<string>();
  #keys = new Map<string, { request: string; result: number }>();
  /** What each charge took, a credit at a time, in the order in which it was taken and not given back yet. */
  #charges: Taken[][] = [];
  #expire: { from: number; value: boolean }[] = [];

  constructor(now: number) {
    this.now = now;
  }

  take(step: Step): Outcome {
    switch (step.do) {
      case 'wait':
        this.now += step.ms;
        return 'done';
      case 'setMonthlyExpire':
        this.#expire.push({ from: this.now, value: step.value });
        return 'done';
      case 'grant':
        return this.#grant(step);
      case 'charge':
        return this.#once(`charge:${step.key}`, step, () => this.#charge(step.amount));
      case 'refund':
        return this.#once(`refund:${step.key}`, step, () => this.#refund(step.charge, step.amount));
    }
  }

  balance(): number {
    this.#settle();
    return this.#lots.reduce((total, lot) => total + lot.remaining, 0);
  }

  /** Credits left and expiry of each lot, in the order in which they came to be. */
  lots(): [number, number | null][] {
    return this.#lots.map((lot) => [lot.remaining, lot.expiresAt]);
  }

  /** When a grant ends, as it is asked for: subscription credits always have an end. */
  endOf(step: Extract<Step, { do: 'grant' }>): number | null {
    const expiresIn = step.kind === 'subscription' ? (step.expiresIn ?? 0) : step.expiresIn;
    return expiresIn === null ? null : this.now + expiresIn;
  }

  #grant(step: Extract<Step, { do: 'grant' }>): Outcome {
    this.#settle();
    if (this.#sources.has(step.source)) return 'replayed';
    this.#sources.add(step.source);
    const end = this.endOf(step);
    const subscription = step.kind === 'subscription';
    const expiresAt = end !== null && subscription ? end + GRACE : end;
    this.#lots.push({ subscription, remaining: step.amount, expiresAt, periodEnd: subscription ? end : null });
    return 'done';
  }

  #charge(amount: number): Outcome {
    if (this.balance() < amount) return 'insufficient_credits';
    const order = this.#lots
      .filter((lot) => lot.remaining > 0)
      .sort(
        (a, b) =>
          Number(b.subscription) - Number(a.subscription) || (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || 0,
      );
    const taken: Taken[] = [];
    for (const lot of order) {
      while (lot.remaining > 0 && taken.length < amount) {
        lot.remaining -= 1;
        taken.push({ lot, amount: 1 });
      }
    }
    this.#charges.push(taken);
    return 'done';
  }

  #refund(charge: number, amount: number | null): Outcome {
    this.#settle();
    const taken = this.#charges[charge];
    if (taken === undefined) return 'not_found';
    const given = taken.splice(Math.max(0, taken.length - (amount ?? taken.length))).reverse();
    const fresh = new Map<Lot, Lot>();
    for (const { lot } of given) this.#home(lot, fresh).remaining += 1;
    return given.length;
  }

  /** Where a credit goes back to: its lot, or where that has expired, a new one of the same rank. */
  #home(lot: Lot, fresh: Map<Lot, Lot>): Lot {
    if (lot.expiresAt === null || lot.expiresAt > this.now) return lot;
    const known = fresh.get(lot);
    if (known !== undefined) return known;
    const made = { ...lot, remaining: 0, expiresAt: this.now + THIRTY_DAYS, periodEnd: null };
    fresh.set(lot, made);
    this.#lots.push(made);
    return made;
  }

  #settle(): void {
    for (const lot of this.#lots) {
      if (lot.remaining === 0 || lot.expiresAt === null || lot.expiresAt > this.now) continue;
      if (lot.periodEnd !== null && !this.#expiredAt(lot.periodEnd)) lot.expiresAt = null;
      else lot.remaining = 0;
    }
  }

  #expiredAt(moment: number): boolean {
    return this.#expire.filter((change) => change.from <= moment).at(-1)?.value ?? true;
  }

  #once(key: string, step: Step, work: () => Outcome): Outcome {
    const request = JSON.stringify({ ...step, key: '' });
    const known = this.#keys.get(key);
    if (known !== undefined) {
      if (known.request !== request) return 'key_conflict';
      return step.do === 'refund' ? known.result : 'replayed';
    }
    const outcome = work();
    // A refusal, and a refund of nothing, leave the key free.
    if (outcome === 'done' || (typeof outcome === 'number' && outcome > 0)) {
      this.#keys.set(key, { request, result: typeof outcome === 'number' ? outcome : 0 });
    }
    return outcome;
  }
}
