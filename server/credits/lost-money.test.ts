// Ways in which others lost money or took too much of it, each with its number in our list of thirty. The others concern
// payments: server/billing/lost-money.test.ts.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '../../contract/errors.ts';
import { inTransaction } from '../db/connect.ts';
import { openTestLedger, type TestLedger } from '../testing/ledger.ts';
import { adjust } from './adjust.ts';
import { grant } from './grant.ts';
import { listLots } from './testing/lots.ts';

let ledger: TestLedger;
let userId: string;

const start = new Date('2027-01-31T05:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
const after = (ms: number) => new Date(start.getTime() + ms);
const many = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));
const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) =>
    result.status === 'fulfilled' ? 'done' : result.reason instanceof Refusal ? result.reason.code : result.reason,
  );
const tally = (results: PromiseSettledResult<unknown>[]) => {
  const counts: Record<string, number> = {};
  for (const code of codes(results)) counts[String(code)] = (counts[String(code)] ?? 0) + 1;
  return counts;
};

beforeAll(async () => {
  ledger = await openTestLedger(20);
});

afterAll(async () => {
  await ledger.expectSound();
  await ledger.close();
});

beforeEach(async () => {
  userId = randomUUID();
  await ledger.setClock(start);
});

/** How many connections of the ledger wait for a lock. */
async function waitersForLocks(): Promise<number> {
  const { rows } = await ledger.db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.waiting ?? 0;
}

describe('1. check-then-charge overspends in parallel', () => {
  test('200 charges at once of 1 on 30 credits: 30 made, 170 refused', async () => {
    await ledger.give(userId, 30);
    expect(tally(await many(200, () => ledger.take(userId, 1)))).toEqual({ done: 30, insufficient_credits: 170 });
    expect(await ledger.available(userId)).toBe(0);
  });

  test('charges of 3 and of 1 at once leave no credit unspent that one of 1 could have had', async () => {
    await ledger.give(userId, 20);
    await many(60, (index) => ledger.take(userId, index % 2 === 0 ? 3 : 1));
    expect(await ledger.available(userId)).toBe(0);
  });
});

describe('5. a duplicate check by select-then-insert', () => {
  test('40 grants of one cause at once are one grant', async () => {
    const results = await many(40, () => ledger.give(userId, 5, { sourceRef: `signup:${userId}` }));
    const granted = results.filter((result) => result.status === 'fulfilled' && result.value.granted);
    expect(granted).toHaveLength(1);
    expect(await ledger.available(userId)).toBe(5);
  });

  test('one cause cannot be granted to two people', async () => {
    const cause = `payment:${randomUUID()}`;
    const results = await many(10, (index) =>
      ledger.give(index % 2 === 0 ? userId : randomUUID(), 5, { sourceRef: cause }),
    );
    expect(results.filter((result) => result.status === 'fulfilled' && result.value.granted)).toHaveLength(1);
    expect(new Set(codes(results))).toEqual(new Set(['done', 'key_conflict']));
  });
});

describe('9. expired lots are spendable while no renewal runs', () => {
  test('nothing but the clock takes them away', async () => {
    await ledger.give(userId, 250, { kind: 'subscription', expiresAt: after(28 * day) });
    await ledger.setClock(after(90 * day));
    await expect(ledger.take(userId, 1)).rejects.toMatchObject({ details: { available: 0 } });
    expect(await ledger.available(userId)).toBe(0);
  });

  test('a charge that waits for the lock while the lot expires does not spend it', async () => {
    await ledger.setClock(after(0));
    await ledger.give(userId, 5, { expiresAt: after(day) });
    const blocker = await ledger.db.pool.connect();
    await blocker.query('begin');
    await blocker.query('select 1 from credit_account where user_id = $1 for update', [userId]);
    const waiting = ledger.take(userId, 1).catch((error: unknown) => error);
    await expect.poll(waitersForLocks).toBe(1);
    await ledger.setClock(after(2 * day));
    await blocker.query('commit');
    blocker.release();
    expect(await waiting).toMatchObject({ code: 'insufficient_credits', details: { needed: 1, available: 0 } });
  });
});

describe('10. carry-over is lost when a transition misfires', () => {
  test('credits are carried over however late anybody looks, and only once', async () => {
    await ledger.setMonthlyExpire(false, after(-day));
    await ledger.give(userId, 10, { kind: 'subscription', expiresAt: after(28 * day) });
    await ledger.setMonthlyExpire(true, after(29 * day));
    await ledger.setClock(after(200 * day));
    await many(20, () => ledger.available(userId));
    expect(await ledger.available(userId)).toBe(10);
    await ledger.db.execute(sql`delete from setting_history`);
  });
});

describe('11. a renewal or subscribing wipes purchased credits', () => {
  test('perpetual credits outlive every period', async () => {
    await ledger.give(userId, 50, { type: 'stripe_purchase', sourceRef: `${userId}:pack` });
    for (let month = 0; month < 3; month += 1) {
      await ledger.setClock(after(month * 30 * day));
      await ledger.give(userId, 10, { kind: 'subscription', expiresAt: after((month + 1) * 30 * day) });
    }
    await ledger.setClock(after(365 * day));
    expect(await ledger.available(userId)).toBe(50);
  });
});

describe('19. holds are stranded; a sweeper races a late settlement', () => {
  test('a hold that nobody ends is given back after its time', async () => {
    await ledger.give(userId, 10);
    await ledger.hold(userId, 10, { minutes: 30 });
    await ledger.setClock(after(hour));
    expect(await ledger.available(userId)).toBe(0);
    await ledger.sweep();
    expect(await ledger.take(userId, 10)).toMatchObject({ balance: 0 });
  });

  test('sweepers and captures at once: each hold pays in full or not at all', async () => {
    await ledger.setClock(null);
    await ledger.give(userId, 100);
    const holds = await Promise.all(Array.from({ length: 25 }, () => ledger.hold(userId, 4)));
    // Their time is over somewhere in the middle of what follows.
    await ledger.db.execute(sql`update credit_hold set expires_at = clock_timestamp() + interval '60 milliseconds'
      where user_id = ${userId}`);
    const sweeping = (async () => {
      for (const until = Date.now() + 400; Date.now() < until;) await ledger.sweep();
    })();
    const results = await many(25, async (index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 6));
      return ledger.capture(userId, holds[index]?.holdId ?? '', 3);
    });
    await sweeping;
    // A busy machine may have had no time for a sweep after the holds were due.
    await ledger.sweep();
    const { done = 0, hold_ended: ended = 0 } = tally(results);
    expect(done + ended).toBe(25);
    expect(await ledger.available(userId)).toBe(100 - 3 * done);
  });
});

describe('20. a hold is captured twice, or after its release', () => {
  test('20 captures at once are one payment', async () => {
    await ledger.give(userId, 10);
    const { holdId } = await ledger.hold(userId, 8);
    expect(tally(await many(20, () => ledger.capture(userId, holdId, 5)))).toEqual({ done: 1, hold_ended: 19 });
    expect(await ledger.available(userId)).toBe(5);
  });

  test('a release and a capture at once: one of them, and never both', async () => {
    await ledger.give(userId, 10);
    const { holdId } = await ledger.hold(userId, 8);
    const [captured] = await Promise.allSettled([ledger.capture(userId, holdId, 5), ledger.release(userId, holdId)]);
    expect(await ledger.available(userId)).toBe(captured?.status === 'fulfilled' ? 5 : 10);
    await expect(ledger.capture(userId, holdId, 5)).rejects.toMatchObject({ code: 'hold_ended' });
  });

  test('the database itself refuses a second payment of a hold', async () => {
    await ledger.give(userId, 10);
    const { holdId } = await ledger.hold(userId, 8);
    await ledger.capture(userId, holdId, 5);
    const again = ledger.db.execute(sql`insert into credit_transaction
      (user_id, seq, type, delta, balance_after, idempotency_key, request_hash, hold_id)
      values (${userId}, 3, 'maximus_query', -1, 4, 'again', '', ${holdId})`);
    await expect(again).rejects.toMatchObject({ cause: { constraint: 'credit_transaction_hold' } });
  });
});

describe('21. holds are left out of the available balance', () => {
  test('what is held is neither shown, spent, held again nor taken by an administrator', async () => {
    await ledger.give(userId, 10);
    await ledger.hold(userId, 8);
    const available = { details: { available: 2 } };
    expect(await ledger.available(userId)).toBe(2);
    await expect(ledger.take(userId, 3)).rejects.toMatchObject(available);
    await expect(ledger.hold(userId, 3)).rejects.toMatchObject(available);
    const adjusting = inTransaction(ledger.db, (tx) =>
      adjust(tx, { userId, amount: -3, notes: 'Too many', actorId: randomUUID() }),
    );
    await expect(adjusting).rejects.toMatchObject({ code: 'adjustment_refused', ...available });
  });

  test('40 holds of 1 at once on 10 credits: 10 made', async () => {
    await ledger.give(userId, 10);
    expect(tally(await many(40, () => ledger.hold(userId, 1)))).toEqual({ done: 10, insufficient_credits: 30 });
  });
});

describe('22. a lot that expires later burns first', () => {
  test('the order of granting does not matter', async () => {
    for (const days of [30, 10, 20]) {
      await ledger.give(userId, 1, { sourceRef: `${userId}:${days}`, expiresAt: after(days * day) });
    }
    await ledger.give(userId, 1, { sourceRef: `${userId}:always` });
    const left = async () =>
      (await listLots(ledger.db, userId)).filter((lot) => lot.remaining > 0).map((lot) => lot.name);
    const seen: string[][] = [];
    for (let spent = 0; spent < 4; spent += 1) {
      seen.push(await left());
      await ledger.take(userId, 1);
    }
    expect(seen).toEqual([['30', '10', '20', 'always'], ['30', '20', 'always'], ['30', 'always'], ['always']]);
  });
});

describe('23. a grant or an expiry exactly at the boundary', () => {
  test('a lot is worth something a microsecond before its end and nothing at its end', async () => {
    await ledger.give(userId, 5, { expiresAt: after(day) });
    await ledger.db.execute(
      sql`update test_clock set moment = ${after(day).toISOString()}::timestamptz - interval '1 microsecond'`,
    );
    expect(await ledger.take(userId, 1)).toMatchObject({ balance: 4 });
    await ledger.setClock(after(day));
    await expect(ledger.take(userId, 1)).rejects.toMatchObject({ code: 'insufficient_credits' });
  });

  test('a grant that begins where another ends: never both, never neither', async () => {
    await ledger.give(userId, 5, { expiresAt: after(day) });
    await ledger.setClock(after(day));
    expect(await ledger.give(userId, 7, { expiresAt: after(2 * day) })).toMatchObject({ balance: 7 });
  });
});

describe('24. the end of the month drifts', () => {
  test('a period from 31 January ends when the provider says, to the millisecond, in every time zone', async () => {
    const end = new Date('2027-02-28T05:00:00.123Z');
    await ledger.db.transaction(async (tx) => {
      await tx.execute(sql`set local time zone 'Pacific/Auckland'`);
      const monthly = { type: 'subscription_monthly', kind: 'subscription' } as const;
      await grant(tx, {
        userId,
        amount: 250,
        sourceRef: `${userId}:february`,
        description: null,
        periodStart: start,
        expiresAt: end,
        ...monthly,
      });
    });
    expect((await listLots(ledger.db, userId))[0]?.expiresAt).toEqual(new Date(end.getTime() + 2 * hour));
  });
});

describe('25. credits expire before the renewal lands', () => {
  const month = (index: number) =>
    ledger.give(userId, 10, {
      kind: 'subscription',
      periodStart: after(index * 28 * day),
      expiresAt: after((index + 1) * 28 * day),
    });

  test('the old credits stay for the grace, and go when the renewal lands', async () => {
    await month(0);
    await ledger.setClock(after(28 * day + hour));
    expect(await ledger.take(userId, 1)).toMatchObject({ balance: 9 });
    expect(await month(1)).toMatchObject({ balance: 10 });
    expect((await listLots(ledger.db, userId)).map((lot) => lot.remaining)).toEqual([0, 10]);
  });

  test('they do not come back when the old month is told after the new one', async () => {
    await month(1);
    expect(await month(0)).toMatchObject({ granted: true, balance: 10 });
  });
});

describe('27. a negative cost mints credits', () => {
  test.each([-1, -100, 0, -0])('a charge of %s is refused and changes nothing', async (amount) => {
    await ledger.give(userId, 5);
    await expect(ledger.take(userId, amount)).rejects.toMatchObject({ code: 'amount_not_positive' });
    expect(await ledger.available(userId)).toBe(5);
  });
});

describe('28. an optional or unstable idempotency key', () => {
  test('a charge without a key is impossible', async () => {
    await ledger.give(userId, 5);
    await expect(ledger.take(userId, 1, { key: '' })).rejects.toThrow();
    expect(await ledger.available(userId)).toBe(5);
  });

  test('200 charges at once with one key are one charge, and all are told the same', async () => {
    await ledger.give(userId, 30);
    const results = await many(200, () => ledger.take(userId, 2, { key: 'view:1' }));
    expect(tally(results)).toEqual({ done: 200 });
    const values = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(values.filter((value) => !value.replayed)).toHaveLength(1);
    expect(new Set(values.map((value) => value.transactionId)).size).toBe(1);
    expect(await ledger.available(userId)).toBe(28);
  });
});

describe('29. a double click unlocks twice; referral farming', () => {
  test('the last credit pays for the guide once, and both clicks open it', async () => {
    await ledger.give(userId, 1);
    const results = await many(2, () => ledger.take(userId, 1, { key: `view:${userId}:guide` }));
    expect(tally(results)).toEqual({ done: 2 });
    expect(await ledger.available(userId)).toBe(0);
  });

  test('referral farming: one referred person is one bonus, whoever claims it and how often at once', async () => {
    const [first, second, sourceRef] = [randomUUID(), randomUUID(), `referral:${userId}`];
    const results = await many(20, (index) => ledger.give(index % 2 === 0 ? first : second, 5, { sourceRef }));
    expect(results.filter((result) => result.status === 'fulfilled' && result.value.granted)).toHaveLength(1);
    expect((await ledger.available(first)) + (await ledger.available(second))).toBe(5);
  });
});
