import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { expectSound, moveClock, patience, post, subscribe } from './testing/customers.ts';
import { reconcile, withoutEvents } from './testing/happenings.ts';
import { current, itemOf, priceOf } from './testing/subscribers.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await expectSound(house);
  await house.close();
});

test('a downgrade that waits for the end of the month is told, until it is taken back or begins', async () => {
  const person = await house.person();
  await subscribe(house, person, 750);
  const { subscription } = await itemOf(house, person);
  const price = await priceOf(person, 250);
  const before = await current(person);
  expect(before).toMatchObject({ planName: 'Panorama', next: null });
  const portal = (await person.call('POST /api/subscriptions/portal', { body: {} })).body.url;
  const next = async () => (await current(person))?.next;

  await post(`${portal}/confirm`, { subscription, price });
  const waiting = { planName: 'Clarity', stripePriceId: price, startsAt: before?.currentPeriodEnd };
  await expect.poll(next, patience).toEqual(waiting);
  expect(await current(person)).toMatchObject({ planName: 'Panorama', cancelAtPeriodEnd: false });
  await post(`${portal}/resume`, { subscription });
  await expect.poll(next, patience).toBeNull();

  // Taken back in the product, where it was made; there is nothing to take back a second time.
  const keep = () => person.call('POST /api/subscriptions/keep');
  expect((await keep()).error.code).toBe('nothing_scheduled');
  await post(`${portal}/confirm`, { subscription, price });
  await expect.poll(next, patience).toEqual(waiting);
  expect((await keep()).body).toMatchObject({ planName: 'Panorama', next: null });
  expect(await next()).toBeNull();

  // No event tells it: it is found nevertheless.
  await withoutEvents(house, () => post(`${portal}/confirm`, { subscription, price }));
  expect(await next()).toBeNull();
  await reconcile(house);
  expect(await next()).toEqual(waiting);

  await moveClock(house, person, 'renewal');
  await expect.poll(async () => (await current(person))?.planName, patience).toBe('Clarity');
  expect(await current(person)).toMatchObject({ planCredits: 250, next: null });
});
