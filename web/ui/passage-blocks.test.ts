import { expect, it } from 'vitest';
import { passageBlocks } from './passage-blocks.ts';

it('makes a table of lines with cells, and leaves the text around it alone', () => {
  expect(passageBlocks('What you pay\nRetail | $10 | $20\nMail | $25\nAfter a deductible.')).toEqual([
    { kind: 'text', text: 'What you pay' },
    {
      kind: 'table',
      headed: false,
      rows: [
        ['Retail', '$10', '$20'],
        ['Mail', '$25', ''],
      ],
    },
    { kind: 'text', text: 'After a deductible.' },
  ]);
});

it('gives the row that names the columns its empty corner back', () => {
  expect(passageBlocks('Choice PPO | Saver HDHP\nDeductible | $750 | $1,700\nTelehealth | $0 | $45')).toEqual([
    {
      kind: 'table',
      headed: true,
      rows: [
        ['', 'Choice PPO', 'Saver HDHP'],
        ['Deductible', '$750', '$1,700'],
        ['Telehealth', '$0', '$45'],
      ],
    },
  ]);
});

it('makes no table of one line, nor of bars without cells', () => {
  expect(passageBlocks('Home | Benefits\nSee a|b.\n\nDone')).toEqual([
    { kind: 'text', text: 'Home · Benefits' },
    { kind: 'text', text: 'See a|b.\n\nDone' },
  ]);
});
