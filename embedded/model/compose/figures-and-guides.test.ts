import { expect, it } from 'vitest';
import type { Asked } from '../conversation.ts';
import { answer, fact, factsOf, passage, metric } from './testing/asked.ts';

const peers = {
  kind: 'figure',
  marker: 3,
  title: 'Medical deductible',
  peers: 'hospitals in Ohio',
  headline: 'No guide states the medical deductible',
  hasFigures: false,
  n: 0,
} as const;

it.each([
  [true, false],
  [false, true],
])('quotes single guides only where wider peers give no figure (they do: %s)', (hasFigures, isQuoted) => {
  const figures: Asked['figures'] = [
    {
      ...peers,
      columns: [],
      rows: [],
      caveats: [],
      assumptions: [],
      wider: { marker: 4, headline: 'The median is $1,500', hasFigures },
    },
  ];
  const said = answer(
    {
      question: 'median deductible of hospitals in Ohio',
      intent: 'benchmark',
      isStatistic: true,
      metrics: [metric('medical.deductible')],
    },
    { figures, passages: [passage({ text: 'The medical deductible is $900 a year.' })] },
  );
  expect(said.includes('What guides say')).toBe(isQuoted);
});

it('names the guide of each value where they are of several', () => {
  const facts = [
    factsOf(
      'Fernhill',
      fact({ guide: 'Gold plan' }),
      fact({ guide: 'Silver plan', value: 900, said: '$900 a year', marker: 2 }),
    ),
  ];
  const said = answer(
    { question: 'deductible', employers: ['Fernhill'], metrics: [metric('medical.deductible')] },
    { facts },
  );
  expect(said).toMatch(/“Gold plan”: Medical deductible.*\$500[\s\S]*“Silver plan”: Medical deductible.*\$900/);
});

it('goes on with what stands behind the answer, which mostly is its condition, and never beyond the room', () => {
  const other = 'Cafeteria lunches are free on Fridays. '.repeat(40);
  const text = `A sabbatical of twelve weeks is given after five years. Vacation does not accrue meanwhile. ${other}`;
  const said = answer(
    { question: 'how long is the sabbatical', employers: ['Fernhill'], left: ['sabbatical'] },
    { passages: [passage({ text })] },
  );
  expect(said).toContain('Vacation does not accrue meanwhile. 【5】');
  expect(said.split(/\s+/).length).toBeLessThan(180);
});
