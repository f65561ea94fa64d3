import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stripeEvent } from '../db/tables/billing.ts';
import { sharedSecret } from '../settings/shared-secret.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { balance, comeBack, eventsSettled, expectSound, openPack, payAt, subscribe } from './testing/customers.ts';
import { breakTable, eventAbout, eventsOf, sendEvent, withoutEvents } from './testing/happenings.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await expectSound(house);
  await house.close();
});

const strange = () => eventAbout('customer.created', { object: 'customer' });
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

async function processed(id: string): Promise<boolean> {
  const [row] = await house.db.select().from(stripeEvent).where(eq(stripeEvent.id, id));
  return row !== undefined && row.processedAt !== null;
}

test('an event is taken with the right signature, and with no other', async () => {
  expect(await sendEvent(house, strange())).toBe(200);
  expect(await sendEvent(house, strange(), { secret: 'whsec_another' })).toBe(400);
  expect(await sendEvent(house, strange(), { at: secondsAgo(290) })).toBe(200);
  expect(await sendEvent(house, strange(), { at: secondsAgo(310) })).toBe(400);
});

test('what is no signed event at all is refused, and leaves nothing behind', async () => {
  const send = (init: RequestInit) => fetch(`${house.url}/api/webhooks/stripe`, { method: 'POST', ...init });
  await eventsSettled(house);
  const before = await house.db.$count(stripeEvent);
  const answers = await Promise.all([
    send({}),
    send({ body: '{"type":"invoice.paid"}', headers: { 'content-type': 'application/json' } }),
    send({ body: 'not json', headers: { 'content-type': 'text/plain', 'stripe-signature': 't=1,v1=00' } }),
    send({ body: Buffer.alloc(10), headers: { 'stripe-signature': 'nonsense' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect(await answers[0]?.json()).toMatchObject({ code: 'bad_signature' });
  expect(await house.db.$count(stripeEvent)).toBe(before);
});

test('a signed event whose body was changed on the way is refused', async () => {
  const payload = JSON.stringify(strange());
  const signature = await house.payments.stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: `whsec_${await sharedSecret(house.db, 'payments-webhook')}`,
  });
  const answer = await fetch(`${house.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload.replace('customer', 'Customer'),
  });
  expect(answer.status).toBe(400);
});

test('events of which nothing follows, and about things that are gone, are taken and done', async () => {
  for (const event of [
    strange(),
    eventAbout('checkout.session.completed', { object: 'checkout.session', id: 'cs_test_gone' } as never),
    eventAbout('customer.subscription.updated', { object: 'subscription', id: 'sub_1', customer: 'cus_gone' } as never),
    eventAbout('charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: 'pi_gone' } as never),
    eventAbout('some.future.event' as never, { object: 'unheard_of' }),
  ]) {
    expect(await sendEvent(house, event)).toBe(200);
    expect(await processed((event as { id: string }).id)).toBe(true);
  }
});

test('when the last step of an effect fails nothing of it remains, and the next attempt does it once', async () => {
  const person = await house.person();
  await subscribe(house, person);
  const session = await withoutEvents(house, async () => payAt(await openPack(person)));
  expect(session).toMatch(/^cs_/);
  const [completed] = await eventsOf(house, person, 'checkout.session.completed');
  const mend = await breakTable(house, 'stripe_event', 'new.processed_at is not null');
  expect(await sendEvent(house, completed ?? {})).toBe(500);
  expect(await balance(person)).toBe(255);
  expect(await processed(completed?.id ?? '')).toBe(false);
  await mend();
  expect(await sendEvent(house, completed ?? {})).toBe(200);
  expect(await processed(completed?.id ?? '')).toBe(true);
  expect(await balance(person)).toBe(405);
  expect(await sendEvent(house, completed ?? {})).toBe(200);
  expect(await balance(person)).toBe(405);
});

test('while the provider cannot be read an event is refused, so that it comes again', async () => {
  const person = await house.person();
  await subscribe(house, person);
  const session = await withoutEvents(house, async () => payAt(await openPack(person)));
  const [completed] = await eventsOf(house, person, 'checkout.session.completed');
  await house.db.execute(sql`alter schema embedded_payments rename to out_of_order`);
  const asked = await comeBack(person, session ?? '');
  expect(await sendEvent(house, completed ?? {})).toBe(502);
  await house.db.execute(sql`alter schema out_of_order rename to embedded_payments`);
  expect(asked.error.code).toBe('payments_unavailable');
  expect(await balance(person)).toBe(255);
  expect(await sendEvent(house, completed ?? {})).toBe(200);
  expect(await balance(person)).toBe(405);
});
