import { expect, it } from 'vitest';
import { asksForDates, planYearIn, spanIn } from './plan-year.ts';

it.each([
  ['our plan year starts July 1, when is the 5500 due?', 7, 1],
  ['What is due this quarter for a calendar-year plan?', 1, 1],
  ['plan year ends June 30: SAR deadline?', 7, 1],
  ['A 4/1 renewal: when is the PCORI fee due?', 4, 1],
  ['We have an October 1 plan year', 10, 1],
  ['the plan year runs from September 1st to August 31', 9, 1],
  ['our plan year ended December 31', 1, 1],
  ['plan years beginning in May', 5, 1],
])('reads the plan year of “%s”', (text, month, day) => {
  expect(planYearIn(text)).toEqual({ month, day });
});

it('reads none where none is named', () => {
  expect(planYearIn('When is Form 5500 due?')).toBeNull();
  expect(planYearIn('What is the median deductible in 2026?')).toBeNull();
});

it('reads spans from the day that it is', () => {
  expect(spanIn('what is due this quarter', '2026-11-23')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(spanIn('next quarter', '2026-11-23')).toEqual({ from: '2027-01-01', to: '2027-03-31' });
  expect(spanIn('deadlines next month', '2026-12-02')).toEqual({ from: '2027-01-01', to: '2027-01-31' });
  expect(spanIn('what is due in Q1 2027', '2026-11-23')).toEqual({ from: '2027-01-01', to: '2027-03-31' });
  expect(spanIn('due in the next 90 days', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2027-02-21' });
  expect(spanIn('what is due in March 2027?', '2026-11-23')).toEqual({ from: '2027-03-01', to: '2027-03-31' });
  expect(spanIn('When is the SAR due?', '2026-11-23')).toBeNull();
});

it('knows what asks for dates', () => {
  expect(asksForDates('when is the 5500 due')).toBe(true);
  expect(asksForDates('median deductible')).toBe(false);
});
