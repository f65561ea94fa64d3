import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const of2025 = (heading: string, text: string): string[] => factsOf([[heading, text]], { planYear: 2025 });

test.each(['is $1,600'])('what was before is not the deductible: %s', (told) => {
  expect(of2025('Medical plan', `Your deductible ${told}.`)).toEqual(['medical.deductible 1600']);
});

test('what comes in a later year is not said of this one', () => {
  expect(of2025('Holidays', 'Starting in 2027 the company will observe 13 paid holidays.')).toEqual([]);
  expect(of2025('Holidays', 'Starting in 2025 the company will observe 13 paid holidays.')).toEqual([
    'time_off.holidays 13',
  ]);
});

test('a person looks at holidays of two kinds', () => {
  expect(of2025('Holidays', 'We observe 6 federal holidays and 5 company holidays.')).toEqual([
    'time_off.holidays 5 ?',
    'time_off.holidays 6 ?',
  ]);
  expect(of2025('Holidays', 'We observe 6 federal holidays and 5 floating holidays.')).toEqual([
    'time_off.floating_holidays 5',
    'time_off.holidays 6',
  ]);
});
