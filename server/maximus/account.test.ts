import { describe, expect, test } from 'vitest';
import type { Understood } from '../../contract/analysis.ts';
import type { Known } from '../../contract/reading.ts';
import { readQuestion } from './read-question.ts';

const known: Known = { employers: ['Northwind Traders'], carriers: ['Aetna'], words: new Set(), year: 2026 };
const read = (question: string): Understood => readQuestion(question, null, known);

describe('a word that changed nothing in the spec', () => {
  test.each([
    ['median PTO by state for wombats', '“wombats”'],
    ['what do 80 attorneys get for bereavement leave', '“80”'],
    ['telehealth copay out of network', '“out of network”'],
    ['paid holidays vs', '“vs”'],
    ['wellness stipend for families', '“families”'],
  ])('%s is asked about, with what would be computed without it', (question, word) => {
    const understood = read(question);
    expect(understood.kind === 'ask' ? understood.question : understood).toContain(word);
    expect(understood.kind === 'ask' ? understood.choices : []).toHaveLength(1);
  });

  test.each([
    'could you please tell me the median PTO by state for my deck',
    'what would 20 days of PTO look like compared with retailers',
    'the family deductible everywhere but Texas',
    'how many weeks of parental leave do hospitals give',
  ])('%s has none', (question) => {
    expect(read(question).kind).toBe('spec');
  });
});

test.each([
  ['what do employees pay', 'ask'],
  ['how much does the employer pay', 'ask'],
  ["what's my deductible", 'refuse'],
  ['what should our deductible be', 'refuse'],
  ['median deductible in the UK', 'refuse'],
])('%s is no certain figure', (question, kind) => {
  expect(read(question).kind).toBe(kind);
});

test('sentences that only tell a story are named, and give no part of the figure but the employers they are about', () => {
  const understood = read('Got a call from a bank in Ohio. What is the typical 401(k) vesting period?');
  const spec = understood.kind === 'spec' ? understood.spec : null;
  expect(spec?.peers.map(({ any }) => any[0])).toEqual([
    { on: 'industry', is: 'Financial Services' },
    { on: 'state', is: 'OH' },
  ]);
  expect(spec?.assumed.join(' ')).toContain('“Got a call from a bank in Ohio.”');
});

test.each([
  ['how soon does STD start paying', ['std.waiting_days']],
  ['how many weeks will STD pay', ['std.maximum_weeks']],
  ['copay for blood work', ['medical.lab_copay']],
  ['what percent of fillings is covered', ['dental.basic']],
  ['gym money', ['programs.wellness']],
  ['PTO in year 1 versus year 5', ['time_off.days_year_1', 'time_off.days_year_5']],
  ['holidays at employers that offer unlimited PTO', ['time_off.holidays']],
])('%s is named by its ideas, in whatever order', (question, metrics) => {
  const understood = read(question);
  const spec = understood.kind === 'spec' ? understood.spec : null;
  expect(spec?.measures.map((one) => (one.of === 'value' ? one.metric : one.of))).toEqual(metrics);
});
