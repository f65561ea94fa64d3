import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('amounts by level, by network or of both plans are of no plan that a cell names', () => {
  expect(
    factsOf([['Dental insurance', 'Deductible: $40 individual / $120 family', 'Preventive: 100% both plans']]),
  ).toEqual(['dental.deductible 120 family', 'dental.deductible 40 individual', 'dental.preventive 100']);
});
