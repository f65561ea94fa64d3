import { THIRTY_DAYS, type Lot, type ModelLots } from './model-lots.ts';

/** The same lot once for each credit. */
const times = (count: number, lot: Lot): Lot[] => Array.from({ length: count }, () => lot);

/** What one person owes because money went back, and what paid it. */
export class ModelDebts {
  owed = 0;
  readonly #lots: ModelLots;
  /** Payment by payment, a lot for each credit; what was brought back of a payment is gone from its list. */
  #payments: Lot[][] = [];

  constructor(lots: ModelLots) {
    this.#lots = lots;
  }

  /** Credits that have come, a lot for each, pay what is owed: those first that would be spent first. */
  pay(came: Lot[]): void {
    const paid = this.#lots.inOrder((lot) => came.filter((one) => one === lot).length).slice(0, this.owed);
    for (const lot of paid) lot.remaining -= 1;
    this.owed -= paid.length;
    if (paid.length > 0) this.#payments.push(paid);
  }

  payWith(lot: Lot, count: number): void {
    this.pay(times(count, lot));
  }

  /** Brings what is taken back of a grant to `total`; the credits that are gone by it, negative where some came. */
  takeBack(grant: Lot, total: number, now: number): number {
    const family = this.#lots.familyOf(grant);
    const expired = family.reduce((sum, lot) => sum + lot.expired, 0);
    const before = grant.takenBack + grant.indebted;
    const more = Math.min(total, Math.max(before, grant.granted - expired)) - before;
    if (more < 0) return this.#bringBack(grant, -more, now);
    const available = this.#lots.available();
    const there = family.flatMap((lot) => times(lot.remaining - lot.held, lot)).slice(0, more);
    for (const lot of there) lot.remaining -= 1;
    grant.takenBack += there.length;
    grant.indebted += more - there.length;
    this.owed += more - there.length;
    this.pay(this.#lots.inOrder());
    return available - this.#lots.available();
  }

  /** Credit by credit: what is owed, then what paid the debt, then what was taken. That pays what others still owe. */
  #bringBack(grant: Lot, amount: number, now: number): number {
    const before = this.#lots.available();
    const returned: { payment: Lot[]; lot: Lot; count: number }[] = [];
    let taken = 0;
    for (let credit = 0; credit < amount; credit += 1) {
      if (grant.indebted === 0) {
        taken += 1;
        continue;
      }
      grant.indebted -= 1;
      if (this.owed > 0) this.owed -= 1;
      else {
        const { payment, lot } = this.#undoPayment();
        const last = returned.at(-1);
        if (last?.payment === payment && last.lot === lot) last.count += 1;
        else returned.push({ payment, lot, count: 1 });
      }
    }
    for (const { lot, count } of returned) this.#reinstate(lot, count, now);
    grant.takenBack -= taken;
    if (taken > 0) this.payWith(this.#reinstate(grant, taken, now), taken);
    return before - this.#lots.available();
  }

  /** The credit that paid last. */
  #undoPayment(): { payment: Lot[]; lot: Lot } {
    const payment = this.#payments.findLast((paid) => paid.length > 0);
    const lot = payment?.pop();
    if (payment === undefined || lot === undefined) throw new Error('A debt is gone that nobody paid.');
    return { payment, lot };
  }

  /** Where credits of a lot are after they have come back. */
  #reinstate(lot: Lot, count: number, now: number): Lot {
    const isOver = this.#lots.isOver(lot, now);
    if (lot.expiresAt === null || (isOver && this.#lots.isCarried(lot))) {
      lot.expiresAt = null;
      lot.remaining += count;
      return lot;
    }
    const thirtyDays = now + THIRTY_DAYS;
    const end = isOver
      ? { expiresAt: thirtyDays }
      : { expiresAt: Math.max(lot.expiresAt, thirtyDays), periodEnd: lot.periodEnd };
    const origin = lot.origin ?? lot;
    return this.#lots.add({ source: '', granted: count, subscription: lot.subscription, origin, ...end });
  }
}
