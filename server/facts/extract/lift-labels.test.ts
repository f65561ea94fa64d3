import { expect, test } from 'vitest';
import { factsOf, guideFactsOf } from './testing/facts-of.ts';

test('values beneath words that name no one thing stay alone', () => {
  expect(factsOf([['Dental', 'Fillings and crowns', '80% 50%']])).toEqual([]);
  expect(factsOf([['Vision', 'What it costs to see', '$15 $35']])).toEqual([]);
});

test('one value for all columns among rows of several', () => {
  expect(
    guideFactsOf([
      [
        'Dental',
        'In-Network Out-of-Network',
        'Basic services 80% 70%',
        'Calendar year maximum $1,500 per eligible person',
        'Major services 50% 40%',
      ],
    ]),
  ).toEqual(['dental.annual_maximum 1500', 'dental.basic 80', 'dental.major 50']);
});
