import { describe, expect, test } from 'vitest';
import type { Understood } from '../../contract/analysis.ts';
import type { Known } from '../../contract/reading.ts';
import { readQuestion } from './read-question.ts';

const known: Known = { employers: ['Northwind Traders'], carriers: ['Aetna'], words: new Set(), year: 2026 };
const value = (metric: string) => ({ of: 'value', metric });

describe('a question to Maximus whose words find no place', () => {
  const strictly = (question: string): Understood => readQuestion(question, null, known);

  test.each([
    ['median deductible in Ontario', '“Ontario”'],
    ['deductible at Zyxon Widgets', '“Zyxon Widgets”'],
    ["predict next year's deductible in retail", 'forecasts nothing'],
    ['median deductible in 2030', 'forecasts nothing'],
    ['pet insurance premiums by state', 'pet insurance'],
    ['which companies have the highest tuition assistance', 'names no single one'],
    ['median wombat stipend', 'wombat'],
  ])('%s is refused, and what can be computed is offered', (question, said) => {
    const understood = strictly(question);
    expect(understood.kind === 'refuse' ? understood.sentence : understood).toContain(said);
  });

  test.each([
    ['what leave do tech companies give', 'Paid parental leave, birth parent'],
    ['employer contribution by size', 'Share of the premium that the employer pays'],
    ['life insurance amounts', 'Basic life, flat amount'],
    ['How much does insurance cost by region?', 'Full premium'],
    ['median STD', 'Short-term disability, share of pay'],
  ])('%s is asked about', (question, choice) => {
    const understood = strictly(question);
    expect(understood.kind).toBe('ask');
    expect(understood.kind === 'ask' ? understood.choices.map(({ label }) => label) : []).toContain(choice);
  });

  test.each<[string, object]>([
    ['percent of employers with an HRA by industry', { measures: [{ of: 'offering', metric: 'hra' }] }],
    ['median HRA contribution', { measures: [value('hra.employer_contribution')] }],
    ['most common vesting schedule', { measures: [{ of: 'employers' }], groupBy: ['retirement.vesting'], statistic: 'share' }],
    ['vesting schedules by industry', { measures: [{ of: 'employers' }], groupBy: ['industry', 'retirement.vesting'] }],
    ['ranking of industries by vacation days', { groupBy: ['industry'], sort: 'desc' }],
    ['lowest deductible by state', { groupBy: ['state'], statistic: 'least', sort: null }],
    ['states with the lowest deductible, five of them', { groupBy: ['state'], statistic: 'median', sort: 'asc', limit: 5 }],
    ['how did paid holidays change from 2024 to 2026', { compare: { with: 'years', from: 2024, to: 2026 } }],
    ['share of employers with Aetna by region', { measures: [{ of: 'offering', metric: 'medical.carrier', is: 'Aetna' }] }],
  ])('%s', (question, expected) => {
    const understood = strictly(question);
    expect(understood.kind === 'spec' ? understood.spec : understood).toMatchObject(expected);
  }); // prettier-ignore
});
