import { expect, test } from 'vitest';
import { wantsYesOrNo } from './yes-or-no.ts';

test.each([
  ['Is it paid?', true],
  ['And do part-timers get it?', true],
  ['Clef: are dependents covered?', true],
  ['dbt Labs - do they pay for life insurance?', true],
  ['If I leave, can I keep it?', true],
  ['Isn’t dental covered?', true],
  ['Should we expect a waiting period?', true],
  ['How long is it?', false],
  ['Hi. Can you tell me how many weeks they give?', false],
  ['How many holidays does Clef give, may I ask?', false],
  ['Parental leave: is it 12 or 16 weeks?', false],
  ['What do they pay for self-only cover?', false],
])('%s wants yes or no: %s', (question, isWanted) => {
  expect(wantsYesOrNo(question)).toBe(isWanted);
});
