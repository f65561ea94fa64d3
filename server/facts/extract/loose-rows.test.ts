import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('values of several words are told apart; running text with figures is no row', () => {
  expect(
    factsOf([
      [
        'Vision plan',
        'Plan feature In-Network Out-of-Network',
        'Exam (once a year) Covered in full after $15 copay $15 copay, then up to $40 reimbursement',
        'Frames (once a year) Up to $140 allowance Up to $60 reimbursement',
      ],
    ]),
  ).toEqual(['vision.exam_copay 15', 'vision.frame_allowance 140']);
  expect(
    factsOf([['Rates', 'Members of the orchard paid $40 in 2024 and $50 in 2025', 'Guests of it paid $60 and $70']]),
  ).toEqual([]);
});

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
