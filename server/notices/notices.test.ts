import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { person } from '../db/tables/account.ts';
import { mailMessage } from '../db/tables/mail.ts';
import { openTestLedger, type TestLedger } from '../testing/ledger.ts';
import { changeSettings } from './settings.ts';
import { tellCredits } from './tell-credits.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 4, 1, 12);

let ledger: TestLedger;
let userId: string;
let email: string;

beforeAll(async () => {
  ledger = await openTestLedger();
});

afterAll(() => ledger.close());

beforeEach(async () => {
  userId = randomUUID();
  email = `${userId}@a.test`;
  await ledger.db.insert(person).values({ id: userId, email });
  await ledger.setClock(new Date(START));
});

const look = () => tellCredits({ db: ledger.db, appUrl: 'https://app.test' })({});

/** What was queued for the person of this test: template and variables, oldest first. */
async function mails(): Promise<[string, Record<string, string>][]> {
  const rows = await ledger.db
    .select({ template: mailMessage.templateType, variables: mailMessage.variables })
    .from(mailMessage)
    .where(sql`${mailMessage.recipient} = ${email}`)
    .orderBy(mailMessage.createdAt);
  return rows.map(({ template, variables }) => [template, variables as Record<string, string>]);
}

test('a balance that falls to the cost of an analysis is told once, and again after it has recovered', async () => {
  await ledger.give(userId, 8);
  await look();
  expect(await mails()).toEqual([]);
  await ledger.take(userId, 3);
  await look();
  await look();
  expect(await mails()).toEqual([['credits_low', { credits: '5 credits', url: 'https://app.test/subscriptions' }]]);

  // To and fro at the edge is no new fall.
  await ledger.give(userId, 3);
  await ledger.take(userId, 4);
  await look();
  expect(await mails()).toHaveLength(1);

  await ledger.give(userId, 50);
  await ledger.take(userId, 53);
  await look();
  expect((await mails()).map(([, { credits }]) => credits)).toEqual(['5 credits', '1 credit']);
});

test('nobody is told of a fall of last week, nor who never had more', async () => {
  await ledger.give(userId, 9);
  await ledger.take(userId, 9);
  await ledger.setClock(new Date(START + 3 * DAY));
  await look();
  expect(await mails()).toEqual([]);
});

test('credits that end within a week are told once, those of a day together', async () => {
  const ends = (days: number) => ({ expiresAt: new Date(START + days * DAY) });
  await ledger.give(userId, 20, ends(6));
  await ledger.give(userId, 10, ends(6));
  await ledger.give(userId, 1, ends(7));
  await ledger.give(userId, 40, ends(30));
  await ledger.give(userId, 100);
  await look();
  await look();
  const told = 'credits_ending';
  const url = 'https://app.test/billing/history';
  const first = '30 credits end on May 7, 2026 (UTC).\n1 credit ends on May 8, 2026 (UTC).';
  expect(await mails()).toEqual([[told, { endings: first, url }]]);

  await ledger.setClock(new Date(START + 24 * DAY));
  await look();
  const second = '40 credits end on May 31, 2026 (UTC).';
  expect((await mails())[1]).toEqual([told, { endings: second, url }]);
});

test('monthly credits end with their month, not with the grace after it; carried over they do not end', async () => {
  await ledger.give(userId, 250, { kind: 'subscription', expiresAt: new Date(START + 5 * DAY) });
  await ledger.setMonthlyExpire(false, new Date(START - DAY));
  await look();
  expect(await mails()).toEqual([]);
  await ledger.setMonthlyExpire(true, new Date(START - DAY / 2));
  await look();
  expect((await mails()).map(([, { endings }]) => endings)).toEqual(['250 credits end on May 6, 2026 (UTC).']);
});

test('what is turned off is not sent', async () => {
  await changeSettings(ledger.db, userId, { creditsLow: false });
  await ledger.give(userId, 20, { expiresAt: new Date(START + 2 * DAY) });
  await ledger.take(userId, 18);
  await look();
  expect((await mails()).map(([template]) => template)).toEqual(['credits_ending']);

  await changeSettings(ledger.db, userId, { creditsLow: true, creditsEnding: false });
  await ledger.give(userId, 3, { expiresAt: new Date(START + 3 * DAY) });
  await ledger.take(userId, 1);
  await look();
  expect((await mails()).map(([template]) => template)).toEqual(['credits_ending', 'credits_low']);
});

test('two processes that look at the same time send one mail', async () => {
  await ledger.give(userId, 12, { expiresAt: new Date(START + 2 * DAY) });
  await ledger.take(userId, 10);
  await Promise.all([look(), look(), look()]);
  expect((await mails()).map(([template]) => template).toSorted()).toEqual(['credits_ending', 'credits_low']);
});
