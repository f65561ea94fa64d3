import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/connect.ts';
import { addLibrary } from '../analysis/testing/library.ts';
import { grant } from '../credits/grant.ts';
import { person as people } from '../db/tables/account.ts';
import { maximusSession } from '../db/tables/maximus.ts';
import type { Asked } from '../../maximus/wire.ts';
import { changeSetting } from '../settings/read-setting.ts';
import { sharedSecret } from '../settings/shared-secret.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { signTicket } from './session-ticket.ts';
import { openFrame, send, ticketOf } from './testing/frame.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house?.close());

async function rich(amount = 100): Promise<TestPerson> {
  const person = await house.person();
  const source = { type: 'admin_adjustment', sourceRef: `test:${person.id}`, description: 'Test' } as const;
  await inTransaction(house.db, (tx) => grant(tx, { userId: person.id, amount, ...source }));
  return person;
}

const begin = (person: TestPerson) => person.call('POST /api/maximus/session', { body: {} });

test('a session begins at the price of a query, and is continued with a fresh ticket', async () => {
  const person = await house.person();
  const poor = await begin(person);
  expect([poor.status, poor.error.code, poor.error.message]).toEqual([
    403,
    'maximus_credits',
    'You need at least 10 credits to use Maximus',
  ]);
  await changeSetting(house.db, 'cost.maximus', 2, null);
  const first = await begin(person);
  const second = await begin(person);
  await changeSetting(house.db, 'cost.maximus', 5, null);
  expect(second.body.sessionId).toBe(first.body.sessionId);
  expect(ticketOf(second.body.sessionUrl)).not.toBe(ticketOf(first.body.sessionUrl));
  expect(second.body.sessionUrl.startsWith(`${second.body.defaultUrl}#`)).toBe(true);
  expect(new URL(second.body.defaultUrl).port).toBe(String(house.config.ports.maximus));
  const { body } = await person.call('GET /api/maximus/session/{sessionId}', {
    params: { sessionId: first.body.sessionId },
  });
  expect(body).toEqual({ session: { queryCount: 0, totalCreditsUsed: 0 } });
});

test('whoever is on the waitlist waits only while Maximus is not open to everybody', async () => {
  const [waiting, other] = [await rich(), await rich()];
  await house.db.update(people).set({ onWaitlistCohortimus: true }).where(eq(people.id, waiting.id));
  expect((await begin(waiting)).status).toBe(200);
  await changeSetting(house.db, 'maximus.enabled', false, null);
  const refused = await begin(waiting);
  expect([refused.status, refused.error.code]).toEqual([403, 'maximus_waitlist']);
  expect((await begin(other)).status).toBe(200);
  expect((await other.call('GET /api/config')).body.maximusEnabled).toBe(false);
  await changeSetting(house.db, 'maximus.enabled', true, null);
});

test('with too few credits earlier analyses are opened, and nothing is asked; without any there is nothing to open', async () => {
  await addLibrary(house.db, 40);
  const person = await rich(10);
  const earlier = (of: TestPerson) => of.call('POST /api/maximus/session/earlier', { body: {} });
  const none = await earlier(person);
  expect([none.status, none.error.code]).toEqual([404, 'not_found']);
  const frame = await openFrame(person);
  const asked = await frame.ask('Median PTO');
  expect(asked.body.turn.charged).toBe(10);
  expect((await begin(person)).status).toBe(403);

  const { body: session } = await earlier(person);
  const url = session.defaultUrl.replace(/\/$/, '');
  const signed = await send<{ token: string }>(`${url}/api/token`, 'POST', null, {
    ticket: ticketOf(session.sessionUrl),
  });
  const { token } = signed.body;
  const opened = await send<{ turns: unknown[] }>(
    `${url}/api/conversations/${asked.body.conversation.id}`,
    'GET',
    token,
  );
  expect([opened.status, opened.body.turns.length]).toEqual([200, 1]);
  const body = { queryId: randomUUID(), conversationId: null, text: 'How many guides are from Texas?', spec: null };
  const { body: refused } = await send<Asked>(`${url}/api/ask`, 'POST', token, body);
  expect(refused.turn.charged).toBe(0);
  expect(refused.turn.outcome).toMatchObject({ kind: 'failed', code: 'maximus_credits' });
});

test('a ticket signs one frame in, once, within a minute; a forged one none', async () => {
  const person = await rich();
  const { sessionId, sessionUrl, defaultUrl } = (await begin(person)).body;
  const redeem = (ticket: unknown) => send(`${defaultUrl}api/token`, 'POST', null, { ticket });
  const ticket = ticketOf(sessionUrl);
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(ticket)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 401)]);

  const key = await sharedSecret(house.db, 'maximus-service');
  const whose = { sessionId, userId: person.id };
  expect((await redeem(signTicket(key, whose, Date.now() - 61_000))).status).toBe(401);
  expect((await redeem(signTicket(`${key}x`, whose))).status).toBe(401);
  const [payload = '', mac = ''] = signTicket(key, whose).split('.');
  const forged = Buffer.from(payload, 'base64url').toString().replace(person.id, house.config.port.toString());
  for (const bad of [`${Buffer.from(forged).toString('base64url')}.${mac}`, `${payload}.`, '', '.', 'x.y'])
    expect((await redeem(bad)).status, bad).toBe(401);
  for (const bad of [null, 7, 'x'.repeat(3000)]) expect((await redeem(bad)).status).toBe(400);
});

test('without a token that counts no call is answered; a session whose time is over ends the frame', async () => {
  const person = await rich();
  const frame = await openFrame(person);
  for (const token of [null, 'nonsense', 'A'.repeat(43), person.token]) {
    const answer = await send(`${frame.url}/api/conversations`, 'GET', token);
    expect([answer.status, answer.error.code]).toEqual([401, 'session_expired']);
  }
  expect((await frame.list()).body).toEqual([]);
  await house.db.update(maximusSession).set({ expiresAt: new Date() }).where(eq(maximusSession.id, frame.sessionId));
  const over = await frame.ask('Median PTO');
  expect([over.status, over.error.code]).toEqual([401, 'session_expired']);
  expect((await begin(person)).body.sessionId).not.toBe(frame.sessionId);
});

test("another person's session is not there", async () => {
  const [person, other] = [await rich(), await rich()];
  const { sessionId } = (await begin(person)).body;
  const look = (who: TestPerson) => who.call('GET /api/maximus/session/{sessionId}', { params: { sessionId } });
  expect([(await look(person)).status, (await look(other)).status]).toEqual([200, 404]);
});

test('only the product may show the frame, which may load nothing of others', async () => {
  const { defaultUrl } = (await begin(await rich())).body;
  const answer = await fetch(`${defaultUrl}api/nothing`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(
    `frame-ancestors http://localhost:${house.config.port} http://127.0.0.1:${house.config.port}`,
  );
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([404, null]);
  const page = await fetch(house.url);
  expect(page.headers.get('content-security-policy')).toContain(`http://127.0.0.1:${house.config.ports.maximus}`);
});
