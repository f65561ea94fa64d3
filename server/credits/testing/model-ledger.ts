import { ModelDebts } from './model-debts.ts';
import { ModelLots, THIRTY_DAYS, type Lot } from './model-lots.ts';
import { fromLast, monthFrom, sourceOfMonth, START, type Outcome, type Step } from './steps.ts';

type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>;

interface Hold {
  amount: number;
  until: number;
  open: boolean;
  /** A lot for each credit. */
  of: Lot[];
}

const GRACE = 2 * 3_600_000;

/** One person's credits as one would count them by hand: lists in memory, nothing at once, no keys lost. */
export class ModelLedger {
  now = START;
  #lots = new ModelLots();
  #debts = new ModelDebts(this.#lots);
  #keys = new Map<string, { request: string; result: number }>();
  /** What each charge took, a credit at a time, in the order in which it was taken and not given back yet. */
  #charges: Lot[][] = [];
  #holds: Hold[] = [];
  #grants: Lot[] = [];
  #holdKeys = new Map<string, number>();

  take(step: Step): Outcome {
    this.#lots.settle(this.now);
    const outcome = this.#take(step);
    this.#lots.settle(this.now);
    return outcome;
  }

  balance(): number {
    return this.#lots.available();
  }

  owed(): number {
    return this.#debts.owed;
  }

  held(): number {
    return this.#lots.all.reduce((total, lot) => total + lot.held, 0);
  }

  /** Credits left and expiry of each lot, in the order in which they came to be. */
  lots(): [number, number | null][] {
    return this.#lots.all.map((lot) => [lot.remaining, lot.expiresAt]);
  }

  /** The step about something that is there, by its place from the first, or about the next that will be; amounts are at most what it has. */
  resolve(step: Step): Step {
    if (step.do === 'refund') return { ...step, charge: fromLast(this.#charges, step.charge) };
    if (step.do === 'release') return { ...step, hold: fromLast(this.#holds, step.hold) };
    // No two holds end in the same moment: a sweep would end them in any order.
    if (step.do === 'hold') return { ...step, minutes: step.minutes + this.#holds.length };
    if (step.do === 'capture') {
      const hold = fromLast(this.#holds, step.hold);
      return { ...step, hold, amount: Math.min(step.amount, this.#holds[hold]?.amount ?? step.amount) };
    }
    if (step.do === 'takeBack') {
      const grant = fromLast(this.#grants, step.grant);
      return { ...step, grant, total: Math.min(step.total, this.#grants[grant]?.granted ?? step.total) };
    }
    return step;
  }

  #take(step: Step): Outcome {
    switch (step.do) {
      case 'wait':
        this.now += step.ms;
        return 'done';
      case 'setMonthlyExpire':
        this.#lots.setMonthlyExpire(this.now, step.value);
        return 'done';
      case 'grant':
        return this.#grant(step);
      case 'month':
        return this.#month(step);
      case 'endPeriods':
        this.#lots.closePeriods(monthFrom(step.through).periodStart, this.now);
        return 'done';
      case 'charge':
        return this.#once(`charge:${step.key}`, step, () => this.#charge(step.amount));
      case 'refund':
        return this.#once(`refund:${step.key}`, step, () => this.#refund(step.charge, step.amount));
      case 'hold':
        return this.#hold(step);
      case 'capture':
        return this.#once(`capture:${step.key}`, step, () => this.#capture(step));
      case 'release':
        return this.#release(step.hold);
      case 'sweep':
        return this.#sweep();
      case 'takeBack':
        return this.#takeBack(step);
      case 'adjust':
        return this.#adjust(step);
    }
  }

  #give(made: Parameters<ModelLots['add']>[0]): 'done' | 'replayed' {
    if (this.#grants.some((lot) => lot.source === made.source)) return 'replayed';
    this.#grants.push(this.#fresh(made));
    return 'done';
  }

  #fresh(made: Parameters<ModelLots['add']>[0]): Lot {
    const lot = this.#lots.add(made);
    this.#debts.payWith(lot, lot.granted);
    return lot;
  }

  #grant({ source, amount, expiresIn }: StepOf<'grant'>): Outcome {
    return this.#give({ source, granted: amount, expiresAt: expiresIn === null ? null : this.now + expiresIn });
  }

  #month({ begin, amount, late }: StepOf<'month'>): Outcome {
    const { periodStart, periodEnd } = monthFrom(begin);
    const isUnbound = late && !this.#lots.carriesOver(periodEnd);
    const month = { isMonth: true, periodEnd, expiresAt: periodEnd + GRACE };
    const times = isUnbound ? { expiresAt: this.now + THIRTY_DAYS } : month;
    const source = sourceOfMonth(begin);
    const outcome = this.#give({ source, granted: amount, subscription: true, ...times });
    if (outcome === 'done') this.#lots.closePeriods(periodStart, this.now);
    return outcome;
  }

  #charge(amount: number): Outcome {
    if (this.balance() < amount) return 'insufficient_credits';
    this.#charges.push(this.#burn(amount));
    return 'done';
  }

  #burn(amount: number): Lot[] {
    const taken = this.#lots.inOrder().slice(0, amount);
    for (const lot of taken) lot.remaining -= 1;
    return taken;
  }

  #refund(charge: number, amount: number | null): Outcome {
    const taken = this.#charges[charge];
    if (taken === undefined) return 'not_found';
    const given = taken.splice(Math.max(0, taken.length - (amount ?? taken.length))).reverse();
    const fresh = new Map<Lot, Lot>();
    const homes = given.map((lot) => this.#home(lot, fresh));
    for (const lot of homes) lot.remaining += 1;
    this.#debts.pay(homes);
    return given.length;
  }

  /** Where a credit goes back to: its lot, or where that is over, a new one of the same rank. */
  #home(lot: Lot, fresh: Map<Lot, Lot>): Lot {
    const known = fresh.get(lot);
    if (known !== undefined) return known;
    if (!this.#lots.isOver(lot, this.now)) return lot;
    if (this.#lots.isCarried(lot)) {
      lot.expiresAt = null;
      return lot;
    }
    const made = this.#lots.add({
      source: '',
      granted: 0,
      subscription: lot.subscription,
      expiresAt: this.now + THIRTY_DAYS,
      origin: lot.origin ?? lot,
    });
    fresh.set(lot, made);
    return made;
  }

  #hold({ key, amount, minutes }: StepOf<'hold'>): Outcome {
    const known = this.#holdKeys.get(key);
    if (known !== undefined) return known === amount ? 'replayed' : 'key_conflict';
    if (this.balance() < amount) return 'insufficient_credits';
    const of = this.#lots.inOrder().slice(0, amount);
    for (const lot of of) lot.held += 1;
    this.#holds.push({ amount, until: this.now + minutes * 60_000, open: true, of });
    this.#holdKeys.set(key, amount);
    return 'done';
  }

  #capture({ hold: index, amount }: StepOf<'capture'>): Outcome {
    const hold = this.#holds[index];
    if (hold === undefined) return 'not_found';
    if (!hold.open || hold.until <= this.now) return 'hold_ended';
    this.#end(hold);
    const all = this.#lots.inOrder((lot) => hold.of.filter((one) => one === lot).length);
    const taken = all.slice(0, amount);
    for (const lot of taken) lot.remaining -= 1;
    this.#charges.push(taken);
    this.#debts.pay(all.slice(amount));
    return 'done';
  }

  #release(index: number): Outcome {
    const hold = this.#holds[index];
    if (hold?.open === true) this.#giveUp(hold);
    return hold === undefined ? 'not_found' : 'done';
  }

  #sweep(): number {
    const due = this.#holds.filter((hold) => hold.open && hold.until <= this.now).toSorted((a, b) => a.until - b.until);
    for (const hold of due) this.#giveUp(hold);
    return due.length;
  }

  #giveUp(hold: Hold): void {
    this.#end(hold);
    this.#debts.pay(hold.of);
  }

  #end(hold: Hold): void {
    hold.open = false;
    for (const lot of hold.of) lot.held -= 1;
  }

  #takeBack({ grant, total }: StepOf<'takeBack'>): Outcome {
    const lot = this.#grants[grant];
    return lot === undefined ? 'not_found' : this.#debts.takeBack(lot, total, this.now);
  }

  #adjust(step: StepOf<'adjust'>): Outcome {
    const { nonce, amount } = step;
    const outcome = this.#once(`adjust:${nonce}`, step, () => {
      if (amount > 0) this.#fresh({ source: '', granted: amount });
      else if (this.balance() < -amount) return 'adjustment_refused';
      else this.#burn(-amount);
      return 'done';
    });
    return outcome === 'replayed' ? 'done' : outcome;
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
