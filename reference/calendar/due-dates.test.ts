import { expect, it } from 'vitest';
import { entries } from '../entries.ts';
import { dueFor, dueWithin, dutiesNamed } from './due-dates.ts';
import { duties } from './duties.ts';
import { holidaysOf, nextWorkingDay } from './holidays.ts';

const calendarYear = { month: 1, day: 1 };
const july = { month: 7, day: 1 };
const today = '2026-11-23';
const due = (asked: string, start = calendarYear, year: number | null = null) =>
  dueFor(dutiesNamed(asked), start, today, year).map((one) => `${one.duty.id} ${one.due}`);

it('Form 5500 is due on the last day of the seventh month after the plan year, or the next working day', () => {
  expect(due('when is the 5500 due', july)).toEqual(['form-5500 2027-02-01']);
  expect(due('form 5500', calendarYear, 2025)).toEqual(['form-5500 2026-07-31']);
  expect(due('form 5500', calendarYear, 2026)).toEqual(['form-5500 2027-08-02']);
  expect(due('5500 with an extension', calendarYear, 2025)).toEqual(['form-5500-extended 2026-10-15']);
  expect(due('5500', { month: 4, day: 1 }, 2025)).toEqual(['form-5500 2026-11-02']);
});

it('disclosures to participants are not moved by a weekend', () => {
  expect(due('SAR', calendarYear, 2025)).toEqual(['sar 2026-09-30']);
  expect(due('SAR', { month: 10, day: 1 }, 2024)).toEqual(['sar 2026-06-30']);
  expect(due('SMM', calendarYear, 2025)).toEqual(['smm 2026-07-29']);
});

it.each([
  ['PCORI', 2025, ['pcori 2026-07-31']],
  ['1095-C', 2025, ['1095-furnish 2026-03-02', '1094-file 2026-03-31']],
  ['1095-C', 2023, ['1095-furnish 2024-03-01', '1094-file 2024-04-01']],
  ['Medicare Part D', 2026, ['part-d-notice 2026-10-14']],
  ['CMS disclosure', 2026, ['cms-disclosure 2026-03-01']],
  ['RxDC', 2025, ['rxdc 2026-06-01']],
  ['gag clause attestation', 2026, ['gag-clause 2026-12-31']],
  ['ICHRA notice', 2027, ['hra-notice 2026-10-03']],
])('published calendars say the same: %s of %i', (asked, year, expected) => {
  expect(due(asked, calendarYear, year)).toEqual(expected);
});

it('PCORI follows the year in which the plan year ends', () => {
  expect(due('PCORI fee', july, 2025)).toEqual(['pcori 2027-08-02']);
});

it('a quarter of a calendar-year plan has what is due in it', () => {
  const ids = dueWithin(calendarYear, '2026-10-01', '2026-12-31').map((one) => one.duty.id);
  expect(ids).toEqual([
    'hra-notice', 'part-d-notice', 'form-5500-extended', 'sbc', 'sar-extended', 'gag-clause', 'section-125', 'testing',
  ]); // prettier-ignore
});

it('holidays are kept on the nearest weekday, and move what is due', () => {
  expect(holidaysOf(2026)).toContain('2026-07-03');
  expect(holidaysOf(2026)).toContain('2026-11-26');
  expect(holidaysOf(2027)).toContain('2027-12-24');
  expect(nextWorkingDay('2028-01-01')).toBe('2028-01-03');
  expect(nextWorkingDay('2027-01-18')).toBe('2027-01-19');
});

it('every duty rests on an entry of the reference', () => {
  const ids = new Set(entries.map(({ id }) => id));
  expect(duties.filter(({ entry }) => !ids.has(entry)).map(({ id }) => id)).toEqual([]);
});
