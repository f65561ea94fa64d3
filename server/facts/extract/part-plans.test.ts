import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('two amounts of a cell that names a plan for each are of those plans', () => {
  expect(
    factsOf([
      [
        'Dental insurance',
        'Basic: 70% Low / 90% High',
        'Major: 40% (Low) / 60% (High)',
        'Annual maximum: $1,200 (low plan) / $2,400 (high plan)',
      ],
    ]),
  ).toEqual([
    'dental.annual_maximum 1200 (Low)',
    'dental.annual_maximum 2400 (High)',
    'dental.basic 70 (Low)',
    'dental.basic 90 (High)',
    'dental.major 40 (Low)',
    'dental.major 60 (High)',
  ]);
});

test('amounts by level, by network or of both plans are of no plan that a cell names', () => {
  expect(
    factsOf([['Dental insurance', 'Deductible: $40 individual / $120 family', 'Preventive: 100% both plans']]),
  ).toEqual(['dental.deductible 120 family', 'dental.deductible 40 individual', 'dental.preventive 100']);
});
