import { describe, expect, it } from 'vitest';
import { entries } from '../../../reference/entries.ts';
import { type Entry, figureYears, sayFigure } from '../../../reference/entry.ts';
import { correctionOf } from './correct-premise.ts';

const entryOf = (id: string): Entry => {
  const found = entries.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no entry ${id}`);
  return found;
};
const correct = (id: string, query: string, premise: number, year: number | null = null) =>
  correctionOf(entryOf(id), { query, premises: [premise], year });

describe('a wrong number of a question', () => {
  it('is put right by the figure that is meant, of the year that is named', () => {
    expect(correct('hsa-limits', 'the HSA family limit is $8,300 in 2026', 8300, 2026)).toBe(
      'Not $8,300 for 2026. HSA limit, family coverage: $8,750.',
    );
    expect(correct('hsa-limits', 'the family limit is $4,400', 4400)).toContain('$8,750');
    expect(correct('hsa-limits', 'the family limit is $8,300 in 2024', 8300, 2024)).toBeNull();
  });

  it('is put right by a rule that counts the same thing', () => {
    expect(correct('cobra-length', 'COBRA is 12 months', 12)).toMatch(/^Not 12 months\. .* 18 months\.$/);
    expect(correct('cobra-length', 'COBRA is 36 months', 36)).toBeNull();
    expect(correct('cobra-length', 'COBRA costs $200', 200)).toBeNull();
  });

  it('is left alone where it is another thing’s', () => {
    expect(correct('hsa-limits', 'we have 50 employees', 50)).toBeNull();
    expect(correct('hsa-limits', 'a $100,000 salary', 100_000)).toBeNull();
  });
});

it('a number without two places never corrects', () => {
  for (const { checked: places, ...entry } of entries) {
    for (const figure of entry.figures ?? []) {
      for (const year of figureYears) {
        const value = figure.by[year];
        if (typeof value !== 'number' || figure.checked?.[year] !== undefined) continue;
        const wrong = value + 1;
        const query = `${figure.label} is ${sayFigure(figure.unit, wrong)} in ${year}`;
        const said = correctionOf({ ...entry }, { query, premises: [wrong], year });
        expect(said ?? '', `${entry.id}: ${figure.label} ${year}`).not.toContain(sayFigure(figure.unit, value));
      }
    }
    const unchecked = correctionOf(
      { ...entry, figures: [] },
      { query: 'it is 7 months and 7 days', premises: [7], year: null },
    );
    expect(unchecked, entry.id).toBeNull();
    expect(places?.length ?? 2, entry.id).toBeGreaterThanOrEqual(2);
  }
});

it('places that say the same are different publishers’', () => {
  const hostsOf = (places: readonly string[]): Set<string> =>
    new Set(places.map((one) => new URL(one).hostname.split('.').slice(-2).join('.')));
  for (const { id, checked, figures = [] } of entries) {
    if (checked !== undefined) expect(hostsOf(checked).size, id).toBe(checked.length);
    for (const { label, checked: byYear = {} } of figures) {
      for (const places of Object.values(byYear)) expect(hostsOf(places).size, `${id}: ${label}`).toBe(places.length);
    }
  }
});
