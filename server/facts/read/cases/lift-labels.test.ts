import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('one value for all columns among rows of several', () => {
  expect(
    factsOf([
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
