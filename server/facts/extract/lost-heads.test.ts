import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

const visits = ['Primary care visit $25 $60', 'Specialist visit $40 $90'];

test('heads of columns that became the heading of the text are heads', () => {
  expect(
    factsOf([
      ['Medical', 'The chart shows what you pay.'],
      ['Plan provisions In-Network Out-of-Network', ...visits],
    ]),
  ).toEqual([
    'medical.pcp_copay 25 in',
    'medical.pcp_copay 60 out',
    'medical.specialist_copay 40 in',
    'medical.specialist_copay 90 out',
  ]);
  // A heading of one network has no columns to tell apart.
  expect(factsOf([['Medical in-network', ...visits]]).every((fact) => fact.endsWith('?'))).toBe(true);
});

test('values of columns without heads are looked at, unless their cells tell them apart', () => {
  expect(factsOf([['Dental plan', 'Preventive services | 100% | 100%', 'Major services | 60% | 50%']])).toEqual([
    'dental.major 50 ?',
    'dental.major 60 ?',
    'dental.preventive 100 ?',
  ]);
  expect(factsOf([['Dental plan', 'Annual deductible | $50 individual | $150 family']])).toEqual([
    'dental.deductible 150 family',
    'dental.deductible 50 individual',
  ]);
});

test('a table under the next heading is of its own benefit', () => {
  const rates = (first: string, second: string): string[] => [`Employee only ${first}`, `Family ${second}`];
  const heads = 'Coverage level 2024 base plan 2024 premier plan';
  const found = factsOf([
    ['Dental: monthly employee cost', heads, ...rates('$9.00 $14.00', '$30.00 $44.00')],
    ['Vision: monthly employee cost', heads, ...rates('$3.00 $8.00', '$11.00 $25.00')],
  ]);
  expect(found.filter((fact) => fact.startsWith('dental'))).toHaveLength(4);
  expect(found.filter((fact) => fact.startsWith('vision'))).toEqual([
    'vision.contribution 11 employee_family (base plan)',
    'vision.contribution 25 employee_family (premier plan)',
    'vision.contribution 3 employee (base plan)',
    'vision.contribution 8 employee (premier plan)',
  ]);
});
