import { expect, test } from 'vitest';
import { wantsYesOrNo } from './yes-or-no.ts';

test.each([
  ['Is it paid?', true],
  ['And do part-timers get it?', true],
  ['Clef: are dependents covered?', true],
  ['dbt Labs - do they pay for life insurance?', true],
  ['If I leave, can I keep it?', true],
  ['How long is it?', false],
  ['What do they pay for self-only cover?', false],
])('%s wants yes or no: %s', (question, isWanted) => {
  expect(wantsYesOrNo(question)).toBe(isWanted);
});
