import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SearchFilters } from '../../../contract/search-filters.ts';
import { makeSampleGuides } from '../../../sample/make-guides.ts';
import { Bm25Engine } from './bm25.ts';
import type { GuideRow } from './search-index.ts';

// Queries use the same arrays one after the other, and what was found is remembered: neither may show.

const rows = [...makeSampleGuides(60)].map((guide): GuideRow => ({
  id: randomUUID(),
  title: guide.title,
  employer: guide.employer,
  type: guide.type,
  planYear: guide.planYear,
  industry: guide.industry,
  state: guide.state,
  employees: guide.employees,
  sample: guide.number % 2 === 0,
  passages: guide.passages.map(({ page, heading, text }) => ({ id: randomUUID(), page, heading, text })),
}));

function engineOf(batches: readonly (readonly GuideRow[])[]): Bm25Engine {
  const engine = new Bm25Engine();
  for (const batch of batches) engine.add(batch);
  return engine;
}

const states = rows.flatMap(({ state }) => state ?? []).slice(0, 2);
const asked: [string, SearchFilters][] = [
  ['parental leave', {}],
  ['parental leave', { states }],
  [`${rows[3]?.employer ?? ''} deductible`, {}],
  ['', { states }],
  ['401k match vesting schedule', { sample: false }],
  ['telehealth 2025', {}],
  ['nothing but zyzzyva', {}],
  ['parental leave', {}],
];
const answers = (engine: Bm25Engine, order: typeof asked): string[] =>
  order.map(([query, filters]) => JSON.stringify(engine.search(query, { limit: 100, filters })));

test('an answer does not depend on what was asked before', () => {
  const alone = asked.map((one) => answers(engineOf([rows]), [one])[0]);
  const engine = engineOf([rows]);
  expect(answers(engine, asked)).toEqual(alone);
  expect(answers(engine, asked.toReversed())).toEqual(alone.toReversed());
});

test('nor on how the guides were put together, nor on what is gone', () => {
  const whole = answers(engineOf([rows]), asked);
  const parts = engineOf([rows.slice(0, 25), rows.slice(25, 40), rows.slice(40)]);
  const gone = rows.map((row) => ({ ...row, id: randomUUID() })).slice(0, 10);
  expect(answers(parts, asked)).toEqual(whole);
  parts.add(gone);
  answers(parts, asked);
  parts.remove(gone.map(({ id }) => id));
  parts.merge({ compact: true });
  expect(answers(parts, asked)).toEqual(whole);
});
