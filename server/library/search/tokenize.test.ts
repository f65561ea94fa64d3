import { expect, test } from 'vitest';
import { tokenize } from './tokenize.ts';

test('words of a guide as they are searched for', () => {
  const terms = tokenize("The plan’s 401(k), up to $1,500.00 (4.5%) in 2025; Zoë's 403 (b)").map((token) => token.term);
  expect(terms).toEqual(['the', 'plan', '401k', 'up', 'to', '1500', '4.5', 'in', '2025', 'zoe', '403b']);
});

test('short forms are what they are short for', () => {
  const terms = (text: string): string[] => tokenize(text).map((token) => token.term);
  expect(terms('max 2 yrs, 6 wks, 3 mo, 8 hr')).toEqual(terms('maximum 2 years, 6 weeks, 3 months, 8 hours'));
  expect(terms('80 percent')).toEqual(terms('80%'));
  expect(terms('MO HR')).toEqual(['mo', 'hr']);
});
