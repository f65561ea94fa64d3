import { describe, expect, it, test } from 'vitest';
import { entries } from '../../../reference/entries.ts';
import { lines, namesAllStates } from '../../../reference/lines.ts';
import { stateOutside, verdictOf } from './verdict-of.ts';

const entryOf = (id: string) => {
  const entry = entries.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`No entry ${id}`);
  return entry;
};
const said = (id: string, text: string, isOfIt = false) => verdictOf(entryOf(id), text, isOfIt);

test('each line is of a rule whose words hold its number', () => {
  for (const [id, own] of Object.entries(lines)) {
    const { rule, exceptions = '' } = entryOf(id);
    for (const { at } of own) expect(`${rule} ${exceptions}`, id).toContain(at.toLocaleString('en-US'));
  }
  for (const id of namesAllStates) expect(entries.map((one) => one.id)).toContain(id);
});

describe('a case falls on one side of a line', () => {
  it.each([
    [
      'cobra-employers',
      'we have 15 employees, does COBRA apply to us?',
      /^At 15 employees, federal COBRA does not apply/,
    ],
    ['cobra-employers', 'a company of 20', /^At 20 employees, federal COBRA applies/],
    ['cobra-employers', 'are we stuck with it as a 12-person shop', /^At 12 employees, .* does not apply/],
    ['fmla-employers', 'forty-nine workers', /^At 49 employees, federal FMLA does not apply/],
    ['form-5500-who', '85 participants in the health plan', /does not file Form 5500: the line is 100 or more\.$/],
    ['aca-full-time', 'they work 28 hours a week', /^At 28 hours, an employee is not full-time/],
    ['aca-waiting-period', 'a 90-day wait', /the wait is allowed: the most is 90\.$/],
    ['aca-waiting-period', 'a 100 day waiting period', /longer than the law allows/],
    ['aca-dependent-age', 'her son is 27', /^At age 27, a plan need not cover the child/],
    ['medicare-secondary-payer', 'the employee is 66 and we have 18 people', /^At 18 employees, Medicare pays first/],
  ])('%s: %s', (id, text, verdict) => {
    expect(said(id, text)).toMatch(verdict);
  });

  it('by a number alone where the rule was spoken of before', () => {
    expect(said('aca-waiting-period', 'and 60?', true)).toMatch(/^At 60 days/);
    expect(said('aca-waiting-period', 'and 60?')).toBeNull();
  });

  it('on none where the number counts something else, there are several, or hours would have to be added up', () => {
    expect(said('cobra-employers', 'COBRA for 18 months at 102%')).toBeNull();
    expect(said('cobra-employers', '12 employees in Ohio and 30 employees in Texas')).toBeNull();
    expect(said('aca-large-employer', '48 full-timers and 10 half-timers')).toBeNull();
    expect(said('cobra-length', 'we have 15 employees')).toBeNull();
  });
});

test('a state that a rule does not name among all is said to be outside', () => {
  expect(stateOutside(entryOf('state-paid-family-leave'), 'is there paid family leave in Ohio')).toMatch(
    /^Ohio is not/,
  );
  expect(stateOutside(entryOf('state-paid-family-leave'), 'paid family leave in Oregon')).toBeNull();
  expect(stateOutside(entryOf('cobra-length'), 'COBRA in Ohio')).toBeNull();
});
