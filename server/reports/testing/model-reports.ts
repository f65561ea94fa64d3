import * as fc from 'fast-check';

/** How many guides a run has. */
export const GUIDES = 5;

/** What a person, an administrator and time may do. A guide is drawn among those with which the step makes sense. */
export const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('unlock' as const), guide: guide() }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('report' as const), guide: guide() }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reportAll' as const) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('review' as const),
        guide: guide(),
        status: fc.constantFrom('approved' as const, 'denied' as const),
        credits: fc.integer({ min: 0, max: 10 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('age' as const), guide: guide(), hours: fc.constantFrom(0, 2, 100) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('price' as const), credits: fc.integer({ min: 1, max: 6 }) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('settings' as const),
        autoRefundsEnabled: fc.boolean(),
        maxAutoRefunds: fc.integer({ min: 0, max: 4 }),
        refundCreditAmount: fc.integer({ min: 1, max: 10 }),
        reportTimeWindow: fc.constantFrom(1, 72),
      }),
    },
  ),
  { minLength: 16, maxLength: 40 },
);

function guide() {
  return fc.nat({ max: GUIDES - 1 });
}

type Step = (typeof steps extends fc.Arbitrary<infer Drawn> ? Drawn : never)[number];

interface ModelGuide {
  /** Credits that it cost; null while it is locked. */
  paid: number | null;
  /** Hours since it was unlocked. */
  age: number;
  /** Whether its open report brought credits back at once; null where none is open. */
  open: { auto: boolean } | null;
  /** Credits that came back for it, by whichever report. */
  back: number;
}

/** What should become of one person's credits, told without a database. */
export class ModelReports {
  balance: number;
  price = 1;
  used = 0;
  settings = { autoRefundsEnabled: true, maxAutoRefunds: 3, refundCreditAmount: 1, reportTimeWindow: 72 };
  readonly guides: ModelGuide[] = Array.from({ length: GUIDES }, () => ({ paid: null, age: 0, open: null, back: 0 }));

  constructor(balance: number) {
    this.balance = balance;
  }

  at(index: number): ModelGuide {
    const one = this.guides[index];
    if (one === undefined) throw new Error(`There is no guide ${index}`);
    return one;
  }

  /** The step with a guide of which it makes sense, where there is one: most that is drawn at random would do nothing. */
  resolve(step: Step): Step | null {
    if (step.do !== 'review' && step.do !== 'age') return step;
    const fitting = this.indices(({ open, paid }) => (step.do === 'review' ? open !== null : paid !== null));
    const chosen = fitting[step.guide % fitting.length];
    return chosen === undefined ? null : { ...step, guide: chosen };
  }

  private indices(fits: (one: ModelGuide) => boolean): number[] {
    return this.guides.flatMap((one, index) => (fits(one) ? [index] : []));
  }

  /** The status of the answer. */
  unlock(index: number): number {
    const one = this.at(index);
    if (one.paid !== null) return 200;
    if (this.balance < this.price) return 402;
    this.balance -= this.price;
    Object.assign(one, { paid: this.price, age: 0 });
    return 200;
  }

  /** Credits that a report would bring back at once, were the person's number of such refunds not limited. */
  due(index: number): number {
    const { paid, age, back } = this.at(index);
    if (paid === null || !this.settings.autoRefundsEnabled || back > 0) return 0;
    return age <= this.settings.reportTimeWindow ? Math.min(paid, this.settings.refundCreditAmount) : 0;
  }

  /** The status of the answer, and the credits that come back at once. */
  report(index: number): [number, number] {
    const one = this.at(index);
    if (one.paid === null) return [403, 0];
    if (one.open !== null) return [409, 0];
    const back = this.used < this.settings.maxAutoRefunds ? this.due(index) : 0;
    this.noteReport(index, back);
    return [200, back];
  }

  noteReport(index: number, back: number): void {
    const one = this.at(index);
    one.open = { auto: back > 0 };
    one.back += back;
    this.balance += back;
    if (back > 0) this.used += 1;
  }

  /** The status of the answer to a decision about the open report of a guide. */
  review(index: number, status: 'approved' | 'denied', credits: number): number {
    const one = this.at(index);
    if (one.open === null) throw new Error('Only an open report is decided');
    if (credits > 0 && (status === 'denied' || one.open.auto)) return 400;
    if (credits > 0 && one.back > 0) return 409;
    one.back += credits;
    this.balance += credits;
    one.open = null;
    return 200;
  }
}
