import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { beginAnswer, isAnswering, untilAnswered } from './answering.ts';
import { createHttp } from '../http/create.ts';

const TURNS = 20;
/** Far longer than any answer here: who waits until then has waited for nothing. */
const LONG_MS = 60_000;

test('what works beside waits until the last one is answered', async () => {
  const order: string[] = [];
  const [first, second] = [beginAnswer(), beginAnswer()];
  const beside = untilAnswered(LONG_MS).then(() => order.push('beside'));
  order.push('first');
  first();
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
  order.push('second');
  second();
  await beside;
  expect(order).toEqual(['first', 'second', 'beside']);
  await untilAnswered(LONG_MS);
});

test('it gets on, however long an answer takes', async () => {
  const end = beginAnswer();
  await untilAnswered(1);
  expect(isAnswering()).toBe(true);
  end();
});

test('every request counts until its answer is there, or whoever asked has left', async () => {
  const app = createHttp({ logLevel: 'silent', trustedProxies: 0 });
  const order: string[] = [];
  let beside: Promise<unknown> = Promise.resolve();
  let asked = false;
  app.get('/slow', async () => {
    beside = untilAnswered(LONG_MS).then(() => order.push('beside'));
    for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
    order.push('answered');
    return { done: true };
  });
  app.get('/never', () => {
    asked = true;
    return new Promise(() => undefined);
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    expect((await fetch(`${address}/slow`)).status).toBe(200);
    await beside;
    expect(order).toEqual(['answered', 'beside']);

    const leaving = new AbortController();
    const left = fetch(`${address}/never`, { signal: leaving.signal }).catch(() => 'left');
    await vi.waitFor(() => expect(asked).toBe(true));
    const free = untilAnswered(LONG_MS);
    leaving.abort();
    expect(await left).toBe('left');
    await free;
  } finally {
    await app.close();
  }
});
