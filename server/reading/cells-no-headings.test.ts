import { expect, test } from 'vitest';
import { pagesOfText } from './text/read-plain-text.ts';

test('what a table says of a service stands under the heading before it and is none itself', () => {
  const text = ['Dental care', '', 'Preventive services cost you nothing at all with any dentist of the network.', ''];
  for (const cell of ['Plan pays 100% of allowable charges', 'No charge', '20% after deductible', '$30 copay'])
    expect(
      pagesOfText(
        [...text, cell, '', 'Basic services are paid by the plan for its greater part.'].join('\n'),
      )[0]?.sections.map(({ heading }) => heading),
    ).not.toContain(cell);
  const headed = pagesOfText([...text, 'Plan payments', '', 'The plan pays dentists within thirty days.'].join('\n'));
  expect(headed[0]?.sections.map(({ heading }) => heading)).toContain('Plan payments');
});

test('what stands above the figures of a table with one cell a paragraph is a label, or the head of a column, and no heading', () => {
  const text = [
    'Plan snapshot',
    'In-Network Responsibility',
    'Non-Network Responsibility',
    'Remarks',
    'Deductible',
    '$1,100 per participant with a $2,200 maximum per family',
    '$2,400 per participant with a $4,800 maximum per family',
    'Office visit',
    '90% after deductible',
    '60% after deductible',
    'Tuition',
    '$900 per fiscal year',
  ].join('\n\n');
  expect(pagesOfText(text)[0]?.sections.map(({ heading }) => heading)).toEqual(['Plan snapshot', 'Tuition']);
});

test('the name of a network alone stands under the line that says what it is of', () => {
  const text = [
    'Deductible',
    'What you pay before the plan does.',
    'In-network:',
    'Individual: $900',
    'Family: $1,800',
  ];
  expect(pagesOfText(text.join('\n\n'))[0]?.sections.map(({ heading }) => heading)).toEqual(['Deductible']);
});

test('what says how often is no heading of what follows it', () => {
  const text = [
    'Vision plan',
    'Exam $10 copay Up to $46 allowance',
    'One every 12-months',
    'Frames $120 allowance Up to $47 allowance',
    'Frequency',
    '1 x every 24 months',
  ].join('\n\n');
  expect(pagesOfText(text)[0]?.sections.map(({ heading }) => heading)).toEqual(['Vision plan']);
});
