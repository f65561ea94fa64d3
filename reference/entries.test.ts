import { expect, test } from 'vitest';
import { findRules } from '../server/insight/tools/find-rules.ts';
import { entries, wordedEntries } from './entries.ts';
import { figureYears } from './entry.ts';
import { stateContinuation } from './state-continuation.ts';
import { stateSickLeave } from './state-sick-leave.ts';
import { states } from './states.ts';

test('every rule has its source, and every number one of its own, for each year or none published', () => {
  expect(entries.length).toBeGreaterThanOrEqual(150);
  expect(states.length + stateSickLeave.length + stateContinuation.length).toBeGreaterThanOrEqual(40);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { id, rule, source, figures = [], asOf, names, appliesTo, planDecides, counsel } of entries) {
    for (const said of [appliesTo, planDecides, counsel]) expect(said.length, id).toBeGreaterThan(20);
    expect(names.length, id).toBeGreaterThan(0);
    expect(source, id).not.toBe('');
    expect(rule.length, id).toBeGreaterThan(60);
    expect(asOf, id).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const { source: of, by, label } of figures) {
      expect(of, `${id}: ${label}`).not.toBe('');
      expect(Object.keys(by).map(Number), `${id}: ${label}`).toEqual([...figureYears]);
    }
  }
});

test('a number rises from year to year by no more than a few in a hundred, or by law', () => {
  const byLaw = new Set(['dcfsa-limit', 'aca-penalties', 'aca-out-of-pocket', 'aca-affordability']);
  for (const { id, figures = [] } of entries) {
    if (byLaw.has(id)) continue;
    for (const { label, by } of figures) {
      const values = Object.values(by).filter((value) => value !== null);
      for (const [at, value] of values.slice(1).entries()) {
        expect(value / (values[at] ?? 1), `${id}: ${label}`).toBeGreaterThanOrEqual(1);
        expect(value / (values[at] ?? 1), `${id}: ${label}`).toBeLessThan(1.12);
      }
    }
  }
});

test('each name leads to its entry', () => {
  const lost = wordedEntries.flatMap(({ id, names, topics }) =>
    names.flatMap((name) => {
      const found = findRules(name, topics).slice(0, 3);
      return found.some(({ entry }) => entry.id === id)
        ? []
        : [`${name}: ${found.map(({ entry }) => entry.id).join(', ')}`];
    }),
  );
  expect(lost).toEqual([]);
});
