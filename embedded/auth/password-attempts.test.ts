import fc from 'fast-check';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultPasswordLimits, makePasswordAttempts, type PasswordLimits, type Place } from './password-attempts.ts';
import { migrate } from './schema.ts';
import { createEmptyDatabase } from './testing/database.ts';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let pool: Pool;

beforeAll(async () => {
  database = await createEmptyDatabase();
  pool = new Pool({ connectionString: database.url, max: 10 });
  pool.on('error', () => undefined);
  await migrate(pool);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const places: readonly Place[] = [
  { kind: 'network', id: '192.0.2.1' },
  { kind: 'network', id: '192.0.2.2' },
  { kind: 'browser', id: 'own' },
];
const step = fc.record({
  seconds: fc.constantFrom(0, 1, 30, 300, 899, 900, 20_000),
  account: fc.constantFrom('ada', 'ben'),
  place: fc.constantFrom(...places),
  isRight: fc.oneof({ weight: 1, arbitrary: fc.constant(true) }, { weight: 4, arbitrary: fc.constant(false) }),
});
const count = (most: number, seconds: number) =>
  fc.record({ most: fc.integer({ min: 1, max: most }), seconds: fc.constant(seconds) });
const anyLimits: fc.Arbitrary<PasswordLimits> = fc.record({ perPlace: count(4, 900), perAccount: count(8, 86_400) });

let houses = 0;
/** Addresses of one run are nobody's in another. */
const fresh = (name: string): ((account: string) => string) => {
  houses += 1;
  return (account) => `${account}-${name}-${houses}@example.com`;
};

test('a password is looked at exactly where fewer wrong ones than the limits came before it, whatever came when', async () => {
  await fc.assert(
    fc.asyncProperty(anyLimits, fc.array(step, { minLength: 10, maxLength: 40 }), async (limits, steps) => {
      const address = fresh('model');
      let now = new Date('2026-05-01T08:00:00Z').getTime();
      const attempts = makePasswordAttempts(pool, () => new Date(now), limits);
      const wrong: { account: string; place: Place; at: number }[] = [];
      for (const { seconds, account, place, isRight } of steps) {
        now += seconds * 1000;
        const within = (seconds: number) =>
          wrong.filter((one) => one.account === account && one.at > now - seconds * 1000);
        const here = within(limits.perPlace.seconds).filter((one) => one.place === place).length;
        const day = within(limits.perAccount.seconds);
        const isOwn = place.kind === 'browser';
        const today = day.filter((one) => (isOwn ? one.place === place : one.place.kind === 'network')).length;
        const isOpen = here < limits.perPlace.most && today < limits.perAccount.most;
        let looked = false;
        const outcome = await attempts.look(address(account), place, async () => {
          looked = true;
          return isRight;
        });
        expect([outcome, looked]).toEqual(isOpen ? [isRight ? 'right' : 'wrong', true] : ['refused', false]);
        if (outcome === 'wrong') wrong.push({ account, place, at: now });
      }
    }),
    { numRuns: 20 },
  );
});

test('guesses at the same time, in two processes, share the limit; right passwords at the same time all pass', async () => {
  const now = () => new Date();
  const one = makePasswordAttempts(pool, now, defaultPasswordLimits);
  const other = makePasswordAttempts(pool, now, defaultPasswordLimits);
  const address = fresh('race')('ada');
  const together = (times: number, isRight: boolean) =>
    Promise.all(
      Array.from({ length: times }, (_, i) =>
        (i % 2 === 0 ? one : other).look(address, { kind: 'network', id: `192.0.2.${i % 4}` }, async () => isRight),
      ),
    );
  expect(await together(40, true)).toEqual(Array.from({ length: 40 }, () => 'right'));
  const guesses = await together(60, false);
  // Ten from each of four networks.
  expect(guesses.filter((one) => one === 'wrong')).toHaveLength(40);
  expect(guesses.filter((one) => one === 'refused')).toHaveLength(20);
});

test('a hundred wrong passwords a day from ever new networks, then none is looked at', async () => {
  const attempts = makePasswordAttempts(pool, () => new Date(), defaultPasswordLimits);
  const address = fresh('day')('ada');
  const outcomes = [];
  for (let i = 0; i < 103; i += 1) {
    outcomes.push(await attempts.look(address, { kind: 'network', id: `198.51.100.${i}` }, async () => false));
  }
  expect(outcomes.indexOf('refused')).toBe(100);
  expect(await attempts.look(address, { kind: 'browser', id: 'own' }, async () => true)).toBe('right');
});
