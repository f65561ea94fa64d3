import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualLook } from '../../maximus/look.ts';
import type { Asked, Turn } from '../../maximus/wire.ts';
import { addLibrary } from '../analysis/testing/library.ts';
import { grant } from '../credits/grant.ts';
import { inTransaction } from '../db/connect.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { openFrame, type TestFrame } from './testing/frame.ts';

/** What is done with an answer afterwards: computed again on today's library, and drawn otherwise. */

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent', SAMPLE_LIBRARY: 'off' } });
  await addLibrary(house.db, 60);
});
afterAll(() => house?.close());

async function arrive(): Promise<TestFrame> {
  const person = await house.person();
  const source = { type: 'admin_adjustment', sourceRef: `test:${person.id}`, description: 'Test' } as const;
  await inTransaction(house.db, (tx) => grant(tx, { userId: person.id, amount: 60, ...source }));
  return openFrame(person);
}

const again = (frame: TestFrame, { conversation, turn }: Asked) =>
  frame.call<Asked>('POST', '/api/ask', {
    queryId: randomUUID(),
    conversationId: conversation.id,
    text: 'Run again',
    again: turn.id,
  });

test('an answer is computed again on today’s library, says what has changed, and costs nothing where nothing can have', async () => {
  const frame = await arrive();
  const { body: first } = await frame.ask('Median PTO by industry');
  const { body: same } = await again(frame, first);
  expect([same.turn.outcome.kind, same.turn.charged]).toEqual(['refuse', 0]);

  await house.db.execute(sql`update guide_value set value = value + 4 where metric = 'time_off.days_year_1'`);
  await house.db.execute(sql`insert into library_change (guide_id, kind) select id, 'changed' from guide limit 1`);
  const { body: later } = await again(frame, first);
  expect(later.turn.charged).toBe(10);
  const changes = later.turn.outcome.kind === 'answer' ? (later.turn.outcome.changes ?? []) : [];
  expect(changes[0]).toMatch(/: [\d.]+ days then, [\d.]+ days now \(n \d+, now \d+\)\.$/);
  expect(changes.at(-1)).toMatch(/^\d+ guides were behind it, now \d+\.$/);
  const { body: reopened } = await frame.open(first.conversation.id);
  expect(reopened.turns.at(-1)?.outcome).toMatchObject({ kind: 'answer', changes });
});

test('an answer of nobody, of another person, or of another conversation is not computed again', async () => {
  const [frame, other] = [await arrive(), await arrive()];
  const { body: mine } = await frame.ask('Median PTO');
  const { body: theirs } = await other.ask('Median PTO');
  for (const turn of [theirs.turn, { ...theirs.turn, id: randomUUID() }]) {
    const refused = await again(frame, { conversation: mine.conversation, turn });
    expect([refused.status, refused.error.code]).toEqual([404, 'not_found']);
  }
});

test('how an answer is drawn is kept with it, free, for its owner alone; other figures lose the title of the first', async () => {
  const [frame, other] = [await arrive(), await arrive()];
  const { body: asked } = await frame.ask('Median PTO by industry');
  const path = `/api/turns/${asked.turn.id}/look`;
  const look = { ...usualLook, title: 'Days off', lead: 'teal', reference: { value: 15, label: 'Ours' } };
  const drawn = await frame.call<Turn>('POST', path, { look });
  expect([drawn.status, drawn.body.look, drawn.body.charged]).toEqual([200, look, 10]);
  expect((await frame.open(asked.conversation.id)).body.turns[0]?.look).toEqual(look);
  expect((await other.call('POST', path, { look })).status).toBe(404);
  for (const bad of [{}, { look: { ...look, lead: 'lime' } }, { look: { ...look, labels: { a: 'x'.repeat(61) } } }]) {
    expect((await frame.call('POST', path, bad)).status).toBe(400);
  }
  const spec = asked.turn.outcome.kind === 'answer' ? asked.turn.outcome.result.spec : null;
  const { body: edited } = await frame.edit(asked.turn.id, { ...spec, statistic: 'mean' });
  expect(edited.look).toEqual({ ...look, title: '', reference: null });
  expect((await frame.call<Turn>('POST', path, { look: null })).body.look).toBeNull();
});
