import { expect, test } from 'vitest';
import { matchFormulaIn } from './match-formula.ts';

test.each([
  [
    'we match 100% of the first 3% and 50% of the next 2% that you save',
    { formula: '100% of 3% + 50% of 2%', effective: 4 },
  ],
  ['we match dollar for dollar up to 5% of pay', { formula: '100% of 5%', effective: 5 }],
  ['the company matches 50% of contributions up to 6% of salary', { formula: '50% of 6%', effective: 3 }],
  ['the company matches $0.25 for each $1 you contribute, up to 4% of salary', { formula: '25% of 4%', effective: 1 }],
  ['we match up to 4% of your salary', { formula: null, effective: 4 }],
  ['we match charitable gifts', null],
  ['you may save up to 15% of your pay', null],
])('%s', (text, formula) => {
  expect(matchFormulaIn(text)).toEqual(formula);
});
