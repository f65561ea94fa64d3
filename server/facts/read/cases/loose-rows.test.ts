import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('shares beneath a limit’s name and a network are those of that network', () => {
  expect(
    factsOf([
      [
        'Medical',
        '• Coinsurance',
        'What you share.',
        'In-network:',
        'You pay 10% (after deductible)',
        'Plan pays 90%',
        'Out-of-network:',
        'You pay 35% (after deductible)',
        'Plan pays 65%',
      ],
    ]),
  ).toEqual(['medical.coinsurance 10 in', 'medical.coinsurance 35 out']);
});
