import { expect, test } from 'vitest';
import { looseNamesIn } from './loose-names.ts';
import { factsOf } from './testing/facts-of.ts';

const namesIn = (original: string, width: number): string[] | null =>
  looseNamesIn(original.toLowerCase(), original, width)?.map(({ from, to }) => original.slice(from, to)) ?? null;

test('names without bounds are as many as the columns, or none', () => {
  expect(namesIn('Bronze Silver Gold', 3)).toEqual(['Bronze', 'Silver', 'Gold']);
  expect(namesIn('Option I Option II', 2)).toEqual(['Option I', 'Option II']);
  expect(namesIn('HRA Choice OAPIN HRA Standard', 3)).toEqual(['HRA Choice', 'OAPIN', 'HRA Standard']);
  expect(namesIn('Medical Premiums', 2)).toBeNull();
  expect(namesIn('Your 2026 Gold', 3)).toBeNull();
  expect(namesIn('Bronze Silver Gold', 2)).toBeNull();
});

test('of two tables of rates the one for those who do not meet the requirements states nothing', () => {
  expect(
    factsOf([
      [
        'Medical',
        'Semi-monthly premiums for those who meet wellness requirements',
        'HRA Choice OAPIN HRA Standard',
        'Employee $90.00 $95.50 $51.25',
        'Family $210.00 $230.00 $165.00',
        "Semi-monthly premiums for those who don't meet wellness requirements",
        'HRA Choice OAPIN HRA Standard',
        'Employee $140.00 $145.50 $101.25',
        'Family $260.00 $280.00 $215.00',
      ],
    ]).filter((fact) => !fact.startsWith('medical.plan_type')),
  ).toEqual([
    'medical.contribution 102.5 employee (HRA Standard)',
    'medical.contribution 180 employee (HRA Choice)',
    'medical.contribution 191 employee (OAPIN)',
    'medical.contribution 330 employee_family (HRA Standard)',
    'medical.contribution 420 employee_family (HRA Choice)',
    'medical.contribution 460 employee_family (OAPIN)',
  ]);
});

test('what a plan pays of a service stands on the line beneath it, or ends a remark', () => {
  expect(
    factsOf([
      [
        'Dental',
        'Preventive services',
        'Includes exams, x-rays and cleanings',
        'Limited to 2 visits a year',
        'Covered at 100%',
        'Basic services',
        'Includes fillings and extractions covered at 80% after deductible',
        'Major services',
        'Includes crowns and bridges',
        'Subject to a 12 month waiting period',
        'Covered at 50% after deductible',
      ],
    ]),
  ).toEqual(['dental.basic 80', 'dental.major 50', 'dental.preventive 100']);
});
