import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstPeriod, periodEnd } from './periods.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;

it.each([
  ['2026-01-31T10:30:00Z', ['2026-02-28T10:30:00Z', '2026-03-31T10:30:00Z', '2026-04-30T10:30:00Z']],
  ['2024-01-30T00:00:00Z', ['2024-02-29T00:00:00Z', '2024-03-30T00:00:00Z', '2024-04-30T00:00:00Z']],
])('counts months from %s', (anchor, ends) => {
  const start = seconds(anchor);
  const rhythm = { interval: 'month', interval_count: 1 };
  const found: number[] = [];
  for (let from = start; found.length < 3; from = found.at(-1) ?? from) found.push(periodEnd(start, rhythm, from));
  expect(found).toEqual(ends.map(seconds));
});

it('counts years from a leap day', () => {
  const anchor = seconds('2024-02-29T12:00:00Z');
  const rhythm = { interval: 'year', interval_count: 1 };
  expect(firstPeriod(anchor, rhythm).end).toBe(seconds('2025-02-28T12:00:00Z'));
  expect(periodEnd(anchor, rhythm, seconds('2027-02-28T12:00:00Z'))).toBe(seconds('2028-02-29T12:00:00Z'));
});

const anchors = fc.integer({ min: seconds('2000-01-01T00:00:00Z'), max: seconds('2040-01-01T00:00:00Z') });
const months = fc.record({
  interval: fc.constantFrom('month', 'year'),
  interval_count: fc.integer({ min: 1, max: 12 }),
});
const days = fc.record({ interval: fc.constantFrom('day', 'week'), interval_count: fc.integer({ min: 1, max: 12 }) });

it('has months follow each other on the anchor’s day, or the last one that there is', () => {
  fc.assert(
    fc.property(anchors, months, (anchor, rhythm) => {
      const day = new Date(anchor * 1000).getUTCDate();
      let start = anchor;
      for (let count = 1; count <= 40; count += 1) {
        const end = periodEnd(anchor, rhythm, start);
        const on = new Date(end * 1000);
        const last = new Date(Date.UTC(on.getUTCFullYear(), on.getUTCMonth() + 1, 0)).getUTCDate();
        expect(on.getUTCDate()).toBe(Math.min(day, last));
        expect(end % 86_400).toBe(anchor % 86_400);
        const gone = rhythm.interval_count * count * (rhythm.interval === 'year' ? 12 : 1);
        const from = new Date(anchor * 1000);
        expect(on.getUTCFullYear() * 12 + on.getUTCMonth()).toBe(
          from.getUTCFullYear() * 12 + from.getUTCMonth() + gone,
        );
        // Any moment within the period leads to its end.
        expect(periodEnd(anchor, rhythm, end - 1)).toBe(end);
        start = end;
      }
    }),
    { numRuns: 60 },
  );
});

it('has days and weeks follow each other evenly', () => {
  fc.assert(
    fc.property(anchors, days, fc.integer({ min: 0, max: 500 }), (anchor, rhythm, count) => {
      const length = rhythm.interval_count * (rhythm.interval === 'week' ? 7 : 1) * 86_400;
      expect(periodEnd(anchor, rhythm, anchor + count * length)).toBe(anchor + (count + 1) * length);
    }),
  );
});
