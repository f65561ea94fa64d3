import { describe, expect, test } from 'vitest';
import type { AnalysisSpec } from '../../contract/analysis.ts';
import { known } from '../language/testing/known.ts';
import { readQuestion } from './read-question.ts';

const specOf = (question: string, before: AnalysisSpec | null = null): AnalysisSpec => {
  const understood = readQuestion(question, before, known);
  if (understood.kind !== 'spec') throw new Error(JSON.stringify(understood));
  return understood.spec;
};

const construction = 'median deductible in construction';
const georgia = [{ any: [{ on: 'industry', is: 'Construction' }] }, { any: [{ on: 'state', is: 'GA' }] }];

describe('a turn of several clauses changes the figure before by each of them', () => {
  test.each<[before: string, said: string, holds: object]>([
    [construction, 'They are in Georgia, so please narrow it down to that state.', { peers: georgia }],
    ['PTO by industry', 'that chart is hard to read, make it a table by state instead', { groupBy: ['state'] }],
    [construction, 'How does our $2,000 fit in there?', { compare: { with: 'amount', amount: 2_000 } }],
    [construction, 'Too few I suspect. Go back to all employers.', { peers: [] }],
    ['share of employers with HSA contributions by state', 'only first five', { limit: 5 }],
    [
      'share of employers that give more than 20 days of PTO in the first year',
      'at ten years?',
      {
        measures: [{ of: 'offering', metric: 'time_off.days_year_10', above: 20 }],
      },
    ],
    [
      'share of employers that contribute to an HSA',
      'and the customary amount for a single person?',
      {
        measures: [{ of: 'value', metric: 'hsa.employer_contribution', tier: 'individual' }],
        statistic: 'median',
      },
    ],
    ['parental leave for mothers in tech', 'what would the top 10% give', { statistic: { percentile: 90 } }],
  ])('%s, and then: %s', (before, said, holds) => {
    expect(specOf(said, specOf(before))).toMatchObject(holds);
  });

  test('names the clause that changes nothing', () => {
    const spec = specOf('that chart is hard to read, make it a table by state instead', specOf('PTO by industry'));
    expect(spec.assumed.join(' ')).toContain('Not used: “that chart is hard to read”');
  });

  test.each(['by state, but for astronauts', 'my competitors have lost clients this year', 'is it normal'])(
    '%s: what may say of whom the figure is, or changes nothing, is asked about',
    (said) => {
      expect(readQuestion(said, specOf(construction), known).kind).not.toBe('spec');
    },
  );
});

test('peers that nobody named again are stated', () => {
  const spec = specOf('what is the most anyone offers', specOf('EAP sessions in tech'));
  expect(spec).toMatchObject({ statistic: 'most', compare: null });
  expect(spec.assumed).toContain('As before: employers in Technology.');
  expect(specOf('and for retail', spec).assumed.join(' ')).not.toContain('As before');
});

test('what tells how somebody came to ask is named, and not asked about', () => {
  const spec = specOf(
    'I have a meeting with a construction client on Monday and I would like to show them the usual single deductible',
  );
  expect(spec).toMatchObject({ measures: [{ metric: 'medical.deductible', tier: 'individual' }] });
  expect(spec.assumed.join(' ')).toContain('“Monday”');
});

test.each([
  ['median sessions of an employee assistance programme', { peers: [] }],
  ['paid holidays by state, from big to small', { sort: 'desc' }],
  ['minimum days of vacation in the first year', { statistic: 'least' }],
])('%s', (question, holds) => {
  expect(specOf(question)).toMatchObject(holds);
});
