import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('a table behind a title that brings heads of its own does not stand under those of the table before', () => {
  const before = ['Feature | PPO in-network | PPO out-of-network | HDHP in-network | HDHP out-of-network', 'Coinsurance | 80% | 60% | 90% | 70%']; // prettier-ignore
  const copays = ['Primary care copay | $20 | $30', 'Specialist copay | $40 | $50'];
  const found = factsOf([['Medical plans', ...before, 'In-network benefits', 'Service | Gold | Silver', ...copays]]);
  expect(found.filter((fact) => fact.includes('copay'))).toEqual([
    'medical.pcp_copay 20 in (Gold)',
    'medical.pcp_copay 30 in (Silver)',
    'medical.specialist_copay 40 in (Gold)',
    'medical.specialist_copay 50 in (Silver)',
  ]);
});

test('allowances on a line of their own are of the label above, and those out of the network are not taken', () => {
  const stack = (frames: string, contacts: string): string[] => ['Exams', '$10 copay', 'Frames', frames, 'Contacts', contacts]; // prettier-ignore
  expect(
    factsOf([
      ['Vision', 'In-network', ...stack('$120 allowance', 'Up to $130 allowance'), 'Out-of-network reimbursement', ...stack('Up to $70 reimbursement', 'Up to $105 reimbursement')], // prettier-ignore
    ]),
  ).toEqual(['vision.contact_allowance 130', 'vision.exam_copay 10', 'vision.frame_allowance 120']);
});

test('a row that is named "benefit" is of what heads it', () => {
  expect(
    factsOf([['Vision', 'In-network | Out-of-network', 'Frames', 'Benefit | $130 plan allowance | Reimbursed up to $70', 'Frequency | 24 months | 24 months']]), // prettier-ignore
  ).toEqual(['vision.frame_allowance 130']);
});
