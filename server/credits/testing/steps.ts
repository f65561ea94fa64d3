import * as fc from 'fast-check';
import type { ErrorCode } from '../../../contract/errors.ts';

/** Something that is done to one person's credits. Of grants, charges and holds, 0 is the last that was made. */
export type Step =
  | { do: 'grant'; source: string; amount: number; expiresIn: number | null }
  | { do: 'month'; begin: number; amount: number; late: boolean }
  | { do: 'endPeriods'; through: number }
  | { do: 'charge'; key: string; amount: number }
  | { do: 'refund'; key: string; charge: number; amount: number | null }
  | { do: 'hold'; key: string; amount: number; minutes: number }
  | { do: 'capture'; key: string; hold: number; amount: number }
  | { do: 'release'; hold: number }
  | { do: 'sweep' }
  | { do: 'takeBack'; grant: number; total: number }
  | { do: 'adjust'; nonce: string; amount: number }
  | { do: 'wait'; ms: number }
  | { do: 'setMonthlyExpire'; value: boolean };

/** `done`, `replayed`, the credits or holds that it was about, or the code of the refusal. */
export type Outcome = 'done' | 'replayed' | number | ErrorCode;

const HOUR = 3_600_000;
/** When everything begins; months are counted from here. */
export const START = Date.parse('2027-01-01T00:00:00Z');
const MONTH = 4 * HOUR;

/** A month of these tests lasts four hours and begins every two: half of them overlap, as after a switch of plans. */
export const monthFrom = (begin: number): { periodStart: number; periodEnd: number } => ({
  periodStart: START + (begin * MONTH) / 2,
  periodEnd: START + (begin * MONTH) / 2 + MONTH,
});

/** The place in a list, from 0, of what is counted from its last; in each round once the place of the next to come. */
export const fromLast = ({ length }: readonly unknown[], back: number): number =>
  (2 * length - (back % (length + 1))) % (length + 1);

export const sourceOfMonth = (begin: number): string => `month ${begin}`;

const credits = (max: number) => fc.integer({ min: 1, max });
const name = (most: number) => fc.integer({ min: 1, max: most }).map(String);
const hours = (max: number) => fc.integer({ min: 0, max }).map((count) => count * HOUR);

/** Longer than credits last that come back after their time. */
export const longWait: Step = { do: 'wait', ms: 31 * 24 * HOUR };

/** Few names, small amounts and round times, so that keys repeat, boundaries are met and time runs past what is open. */
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      source: name(6),
      amount: credits(6),
      expiresIn: fc.option(hours(12), { freq: 2 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('month' as const),
      begin: fc.nat(5),
      amount: credits(8),
      late: fc.integer({ min: 0, max: 3 }).map((drawn) => drawn === 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('endPeriods' as const), through: fc.nat(5) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('charge' as const), key: name(20), amount: credits(8) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      key: name(20),
      charge: fc.nat(40),
      amount: fc.option(credits(3)),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      key: name(15),
      amount: credits(8),
      minutes: fc.constantFrom(60, 600, 1200),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('capture' as const),
      key: name(15),
      hold: fc.nat(40),
      amount: credits(8),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('release' as const), hold: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'sweep' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('takeBack' as const),
      grant: fc.nat(40),
      total: fc.constantFrom(0, 0, 1, 3, 8),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      nonce: name(8),
      amount: fc.integer({ min: -5, max: 5 }).filter((amount) => amount !== 0),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: hours(4) }) },
  { weight: 1, arbitrary: fc.constant(longWait) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('setMonthlyExpire' as const), value: fc.boolean() }) },
);

/** A grant, or a month that has just begun, whose payment is disputed, and the dispute won, at least in part. */
const dispute: fc.Arbitrary<Step[]> = fc
  .record({
    begin: fc.option(fc.nat(5)),
    expire: fc.boolean(),
    grant: fc.nat(3),
    total: fc.constantFrom(3, 8),
    left: fc.constantFrom(0, 0, 1),
  })
  .map(({ begin, expire, grant, total, left }) => {
    const month: Step[] =
      begin === null
        ? []
        : [
            { do: 'month', begin, amount: 4, late: false },
            { do: 'setMonthlyExpire', value: expire },
          ];
    const disputed = begin === null ? grant : 0;
    return [...month, { do: 'takeBack', grant: disputed, total }, { do: 'takeBack', grant: disputed, total: left }];
  });

/** Credits that are spent, end and come back, and perhaps end again; they are taken back before or after that. */
const report: fc.Arbitrary<Step[]> = fc
  .record({ source: name(6), key: name(20), refund: name(20), isLate: fc.boolean(), isOwed: fc.boolean() })
  .map(({ source, key, refund, isLate, isOwed }) => {
    const takeBack: Step = { do: 'takeBack', grant: 0, total: 8 };
    return [
      { do: 'grant', source, amount: 4, expiresIn: HOUR },
      { do: 'charge', key, amount: 3 },
      ...(isOwed ? [takeBack] : []),
      { do: 'wait', ms: 2 * HOUR },
      { do: 'refund', key: refund, charge: 0, amount: null },
      ...(isLate ? [longWait] : []),
      takeBack,
    ];
  });

/** Credits that are held while their grant is taken back, and then not spent, or in part. */
const heldBack: fc.Arbitrary<Step[]> = fc
  .record({
    source: name(6),
    key: name(15),
    end: fc.constantFrom<Step[]>(
      [{ do: 'release', hold: 0 }],
      [{ do: 'capture', key: 'held', hold: 0, amount: 1 }],
      [{ do: 'wait', ms: 2 * HOUR }, { do: 'sweep' }],
    ),
  })
  .map(({ source, key, end }) => [
    { do: 'grant', source, amount: 4, expiresIn: HOUR },
    { do: 'hold', key, amount: 3, minutes: 60 },
    { do: 'takeBack', grant: 0, total: 8 },
    ...end,
  ]);

/** Steps at random, and among them what random steps seldom make of themselves. */
export const steps: fc.Arbitrary<Step[]> = fc
  .array(
    fc.oneof(
      { weight: 20, arbitrary: step.map((one) => [one]) },
      { weight: 2, arbitrary: dispute },
      { weight: 1, arbitrary: report },
      { weight: 1, arbitrary: heldBack },
    ),
    { minLength: 15, maxLength: 30, size: 'max' },
  )
  .map((drawn) => drawn.flat());
