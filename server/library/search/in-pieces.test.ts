import { expect, test } from 'vitest';
import { Bm25Engine } from './bm25.ts';
import { atOnce, calmly, type Pieces } from './in-pieces.ts';
import type { GuideRow } from './search-index.ts';

const guide = (id: string, text: string): GuideRow => ({
  id,
  title: `Benefits ${id}`,
  employer: id,
  type: 'pdf',
  planYear: 2026,
  industry: null,
  state: null,
  employees: null,
  sample: false,
  passages: [{ id: crypto.randomUUID(), page: 1, heading: null, text }],
});

const found = (engine: Bm25Engine, query: string): string[] =>
  engine.search(query, { limit: 10, understand: false }).guides.map(({ guideId }) => guideId);

test('guides are found as they were until the last piece of a change, and as they are after it', () => {
  const engine = new Bm25Engine();
  engine.build([guide('alder', 'A crèche on every site.'), guide('birch', 'A canteen on every site.')]);
  const pieces = engine.addInPieces([
    guide('alder', 'A gymnasium on every site.'),
    guide('cedar', 'A gymnasium in town.'),
  ]);
  let looks = 0;
  while (pieces.next().done !== true) {
    looks += 1;
    expect(found(engine, 'crèche')).toEqual(['alder']);
    expect(found(engine, 'gymnasium')).toEqual([]);
  }
  expect(looks).toBeGreaterThan(1);
  expect(found(engine, 'crèche')).toEqual([]);
  expect(found(engine, 'gymnasium').toSorted()).toEqual(['alder', 'cedar']);
});

test('segments are folded together without a guide being missed meanwhile', () => {
  const engine = new Bm25Engine();
  for (let at = 0; at < 8; at += 1) engine.add([guide(`employer${at}`, 'A canteen on every site.')]);
  const before = engine.parts.length;
  const pieces = engine.mergeInPieces();
  while (pieces.next().done !== true) expect(found(engine, 'canteen')).toHaveLength(8);
  expect(engine.parts.length).toBeLessThan(before);
  expect(found(engine, 'canteen')).toHaveLength(8);
});

test('a thread does other things between two pieces; at once, all pieces are done', async () => {
  let heard = false;
  setTimeout(() => (heard = true), 1);
  function* untilHeard(): Pieces<string> {
    while (!heard) yield;
    return 'heard';
  }
  // Where nothing else were done in between, this would never end.
  expect(await calmly(untilHeard(), async () => undefined)).toBe('heard');
  function* three(): Pieces<number> {
    for (const _ of [1, 2, 3]) yield;
    return 3;
  }
  expect(atOnce(three())).toBe(3);
});
