import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestLedger, type TestLedger } from '../testing/ledger.ts';
import { checkInvariants } from './check-invariants.ts';
import { readBalance } from './read-balance.ts';
import { readHistory } from './read-history.ts';
import { listLots } from './testing/lots.ts';

let ledger: TestLedger;
let userId: string;
let month: string;

const start = new Date('2027-01-31T12:00:00Z');
const day = 86_400_000;
const after = (days: number) => new Date(start.getTime() + days * day);
const figures = async () => {
  const { available, held, owed } = await readBalance(ledger.db, userId);
  return { available, held, owed };
};
const history = async () => (await readHistory(ledger.db, userId)).map(({ type, delta }) => `${type} ${delta}`);
const reported = (transactionId: string, amount?: number) =>
  ledger.giveBack({ userId, transactionId, key: randomUUID(), ...(amount === undefined ? {} : { amount }) });

beforeAll(async () => {
  ledger = await openTestLedger();
});

afterAll(() => ledger.close());

beforeEach(async () => {
  userId = randomUUID();
  month = `month:${userId}`;
  await ledger.db.execute(sql`delete from setting_history`);
  await ledger.setClock(start);
  await ledger.give(userId, 250, { kind: 'subscription', sourceRef: month, expiresAt: after(28) });
});

describe('nobody owes credits that nobody used', () => {
  test('what a refund brought back and what expired of it', async () => {
    const { transactionId } = await ledger.take(userId, 100);
    await ledger.setClock(after(30));
    await reported(transactionId);
    await ledger.setClock(after(70));
    expect(await ledger.takeBack(userId, month, 250)).toEqual({ takenBack: 0, owed: 0, balance: 0 });
    await ledger.expectSound();
  });

  test('of what a refund brought back, only what was spent again is owed', async () => {
    const { transactionId } = await ledger.take(userId, 100);
    await ledger.setClock(after(30));
    await reported(transactionId);
    await ledger.take(userId, 30);
    expect(await ledger.takeBack(userId, month, 80)).toEqual({ takenBack: 70, owed: 10, balance: 0 });
    expect(await ledger.takeBack(userId, month, 250)).toEqual({ takenBack: 0, owed: 30, balance: 0 });
    await ledger.expectSound();
  });

  test('what a won dispute brought back and what expired of it', async () => {
    await ledger.take(userId, 40);
    await ledger.takeBack(userId, month, 250);
    await ledger.takeBack(userId, month, 0);
    await ledger.setClock(after(70));
    expect(await ledger.takeBack(userId, month, 250)).toEqual({ takenBack: 0, owed: 40, balance: 0 });
    await ledger.expectSound();
  });
});

describe('nobody owes who has credits on hand', () => {
  const pack = (name: string) => `${name}:${userId}`;
  const remaining = async () => (await listLots(ledger.db, userId)).map((lot) => lot.remaining);

  test('what was spent of a disputed pack is paid at once by another, and comes back when the dispute is won', async () => {
    await ledger.give(userId, 100, { sourceRef: pack('A') });
    await ledger.give(userId, 50, { sourceRef: pack('B') });
    await ledger.take(userId, 330);
    expect(await ledger.takeBack(userId, pack('A'), 100)).toEqual({ takenBack: 70, owed: 30, balance: 0 });
    expect((await history()).slice(0, 2)).toEqual(['chargeback -50', 'chargeback -20']);
    expect(await ledger.give(userId, 40)).toMatchObject({ balance: 10 });
    expect(await ledger.takeBack(userId, pack('A'), 0)).toEqual({ takenBack: -100, owed: 0, balance: 110 });
    expect(await remaining()).toEqual([0, 20, 50, 40]);
    await ledger.expectSound();
  });

  test('first the lot itself pays, then what burns first', async () => {
    await ledger.give(userId, 60, { sourceRef: pack('soon'), expiresAt: after(10) });
    await ledger.give(userId, 100, { sourceRef: pack('A') });
    await ledger.take(userId, 330);
    await ledger.give(userId, 70, { sourceRef: pack('next'), expiresAt: after(20) });
    await ledger.give(userId, 70, { sourceRef: pack('later'), expiresAt: after(30) });
    expect(await ledger.takeBack(userId, pack('A'), 100)).toEqual({ takenBack: 100, owed: 0, balance: 120 });
    expect(await remaining()).toEqual([0, 0, 0, 50, 70]);
    await ledger.expectSound();
  });

  test('what is held is left alone until it is released, and pays then', async () => {
    await ledger.give(userId, 100, { sourceRef: pack('A') });
    await ledger.take(userId, 350);
    await ledger.give(userId, 80, { sourceRef: pack('B') });
    const { holdId } = await ledger.hold(userId, 60);
    expect(await ledger.takeBack(userId, pack('A'), 100)).toEqual({ takenBack: 20, owed: 80, balance: 0 });
    expect(await figures()).toEqual({ available: 0, held: 60, owed: 80 });
    await ledger.release(userId, holdId);
    expect(await figures()).toEqual({ available: 0, held: 0, owed: 20 });
    await ledger.expectSound();
  });

  test('the migration settles a debt from before this was so, and leaves what is held', async () => {
    await ledger.give(userId, 100, { sourceRef: pack('A') });
    await ledger.take(userId, 350);
    await ledger.give(userId, 80, { sourceRef: pack('B') });
    const { holdId } = await ledger.hold(userId, 30);
    await ledger.db.execute(sql`select ledger_claw_back_grant(${userId}, ${pack('A')}, 100, 'Disputed', true)`);
    expect(await figures()).toEqual({ available: 50, held: 30, owed: 100 });
    const broken = (await checkInvariants(ledger.db)).filter(({ violations }) => violations > 0);
    expect(broken.map(({ name }) => name)).toEqual(['nobody owes who has credits on hand']);

    const migration = readFileSync(
      new URL('../db/migrations/0015_debt-is-paid-from-hand.sql', import.meta.url),
      'utf8',
    );
    await ledger.db.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''));
    expect(await figures()).toEqual({ available: 0, held: 30, owed: 50 });
    await ledger.release(userId, holdId);
    expect(await figures()).toEqual({ available: 0, held: 0, owed: 20 });
    await ledger.expectSound();
  });
});

describe('what comes back pays what is owed', () => {
  test('the refund of a charge, in a line of its own; the rest can be spent', async () => {
    const { transactionId } = await ledger.take(userId, 250);
    await ledger.takeBack(userId, month, 200);
    expect(await figures()).toEqual({ available: 0, held: 0, owed: 200 });
    expect(await reported(transactionId, 150)).toEqual({ refunded: 150, balance: 0 });
    expect(await figures()).toEqual({ available: 0, held: 0, owed: 50 });
    expect(await reported(transactionId)).toEqual({ refunded: 100, balance: 50 });
    expect(await figures()).toEqual({ available: 50, held: 0, owed: 0 });
    expect((await history()).slice(0, 4)).toEqual(['chargeback -50', 'refund 100', 'chargeback -150', 'refund 150']);
    await ledger.expectSound();
  });

  test('a refund that is told twice pays once', async () => {
    const { transactionId } = await ledger.take(userId, 250);
    await ledger.takeBack(userId, month, 250);
    const wanted = { userId, transactionId, key: 'report:1', amount: 10 };
    await ledger.giveBack(wanted);
    expect(await ledger.giveBack(wanted)).toEqual({ refunded: 10, balance: 0 });
    expect(await figures()).toEqual({ available: 0, held: 0, owed: 240 });
    await ledger.expectSound();
  });

  test('credits that would end first pay first', async () => {
    await ledger.give(userId, 50, { sourceRef: `pack:${userId}` });
    const { transactionId } = await ledger.take(userId, 300);
    await ledger.takeBack(userId, month, 250);
    await reported(transactionId);
    expect((await listLots(ledger.db, userId)).map((lot) => lot.remaining)).toEqual([0, 50]);
    await ledger.expectSound();
  });

  test.each(['released', 'forgotten', 'captured in part'])('a hold that is %s', async (how) => {
    const { holdId } = await ledger.hold(userId, 100);
    await ledger.takeBack(userId, month, 250);
    expect(await figures()).toEqual({ available: 0, held: 100, owed: 100 });
    if (how === 'released') expect(await ledger.release(userId, holdId)).toEqual({ balance: 0 });
    else if (how === 'captured in part') expect(await ledger.capture(userId, holdId, 30)).toMatchObject({ balance: 0 });
    else {
      await ledger.setClock(after(1));
      expect(await ledger.sweep()).toBe(1);
    }
    const paid = how === 'captured in part' ? 70 : 100;
    expect(await figures()).toEqual({ available: 0, held: 0, owed: 100 - paid });
    expect((await history())[0]).toBe(`chargeback -${paid}`);
    await ledger.expectSound();
  });

  test('a hold whose month is over by then: nobody used its credits, so they are not owed', async () => {
    const { holdId } = await ledger.hold(userId, 100, { minutes: 60 * 24 * 60 });
    await ledger.takeBack(userId, month, 220);
    await ledger.setClock(after(40));
    expect(await figures()).toEqual({ available: 0, held: 100, owed: 70 });
    await ledger.release(userId, holdId);
    expect(await figures()).toEqual({ available: 0, held: 0, owed: 0 });
    expect((await history()).slice(0, 2)).toEqual(['credit_expiry -30', 'chargeback -70']);
    await ledger.expectSound();
  });

  test('without a debt nothing is paid', async () => {
    const { transactionId } = await ledger.take(userId, 100);
    const { holdId } = await ledger.hold(userId, 50);
    await ledger.capture(userId, holdId, 20);
    await reported(transactionId);
    expect(await figures()).toEqual({ available: 230, held: 0, owed: 0 });
    expect((await history()).some((line) => line.startsWith('chargeback'))).toBe(false);
  });
});
