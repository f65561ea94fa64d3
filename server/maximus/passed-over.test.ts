import { describe, expect, test } from 'vitest';
import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import type { Known } from '../../contract/reading.ts';
import { OTHERS_SHOWN } from '../analysis/measured.ts';
import { readQuestion } from './read-question.ts';

const known: Known = { employers: ['Northwind Traders'], carriers: ['Aetna'], words: new Set(), year: 2026 };
const read = (question: string): Understood => readQuestion(question, null, known);
const specOf = (question: string): AnalysisSpec | null => {
  const understood = read(question);
  return understood.kind === 'spec' ? understood.spec : null;
};

describe('a word that turns a question', () => {
  test.each([
    ['employers who never auto-enroll', 'never'],
    ['severance unless under 50 people', 'unless'],
    ['PTO by size, skip the smallest', 'skip'],
    ['PTO after 15 years of service', '15'],
    ['PTO by tenure', 'tenure'],
    ['match for partners', 'partners'],
    ['match only where there is auto enrollment', 'match'],
    ['the deductible as a percent of the out of pocket max', 'as'],
    ['no copay for telehealth, %', 'no'],
    ['life 1x capped at 50k', '50k'],
    ['benefits start day one share', 'share'],
    ['largest employer deductible', 'largest'],
    ['do employers not based in the US offer dental', 'not'],
    ['share of employers that offer HSA but do not advertise it', 'not'],
    ['share of employers with an EAP and no fee', 'no'],
    ['median deductible in Texas, never mind the state', 'never mind'],
    ['carryover days at employers who have separate vacation', 'have separate vacation'],
  ])('%s is asked about where it turned nothing', (question, word) => {
    const understood = read(question);
    expect(understood.kind === 'ask' ? understood.question : understood).toContain(`“${word}”`);
  });

  test.each([
    'jury duty paid, yes or no, by industry',
    'is the HSA offered or not, by size',
    'paid holidays by region, not schools, not government',
    'out-of-pocket costs without a limit',
    'what is the median deductible, not the mean',
    'median deductible, never mind the state',
    'I do not know much: what is the median deductible',
  ])('%s turns nothing', (question) => {
    expect(read(question).kind).toBe('spec');
  });

  test.each(['who does not charge a tobacco surcharge, %', 'share that never require a referral', '% with no dental'])(
    '%s is answered by those who do, and says so',
    (question) => {
      expect(specOf(question)?.assumed).toContain(OTHERS_SHOWN);
    },
  );
});

test.each([
  ['dental max in all states but NY', { any: [{ on: 'state', is: 'NY' }], not: true }],
  ['deductible for everybody but the hospitals', { any: [{ on: 'industry', is: 'Healthcare' }], not: true }],
  ['deductible for companies of any size, but in the Midwest', { any: [{ on: 'region', is: 'Midwest' }], not: false }],
  ['deductible for all, but tech in particular', { any: [{ on: 'industry', is: 'Technology' }], not: false }],
  ['deductible for all employers but in Texas', { any: [{ on: 'state', is: 'TX' }], not: false }],
  ['PTO not including schools', { any: [{ on: 'industry', is: 'Education' }], not: true }],
  ['deductible Texas 500+', { any: [{ on: 'size', atLeast: 500 }], not: false }],
])('%s has these peers', (question, part) => {
  expect(specOf(question)?.peers).toContainEqual(part);
});

test.each([
  ['share with an oop max at or below 5000', { of: 'offering', metric: 'medical.out_of_pocket_max', below: 5000 }],
  ['hsa contribution where the employer gives at least 500', { of: 'offering', atLeast: 500 }],
])('%s is of money, and of no number of people', (question, measure) => {
  expect(specOf(question)?.measures).toEqual([expect.objectContaining(measure)]);
  expect(specOf(question)?.peers).toEqual([]);
});

test.each([
  ['deductible at companies over 500 giving an HSA', { any: [{ on: 'size', above: 500 }], not: false }],
  ['premiums at firms over 1000 contributing to HSA', { any: [{ on: 'size', above: 1000 }], not: false }],
])('%s is of a number of people, and of no money', (question, size) => {
  const understood = read(question);
  const peers = understood.kind === 'ask' ? understood.choices.map(({ spec }) => spec.peers) : [];
  expect(peers).toEqual([[size], [size], [size]]);
});

test('a figure that is said not to hold another leaves no employers out', () => {
  const understood = read('PTO not including holidays');
  const peers = understood.kind === 'ask' ? understood.choices.map(({ spec }) => spec.peers) : [];
  expect(peers).toEqual([[], [], []]);
});

test.each([
  'employee 401k contribution in tech',
  "workers' 401k contributions by industry",
  'how much do people put into their 401k',
])("%s is of the employees, and no employer's match", (question) => {
  expect(specOf(question)).toBeNull();
});

test.each(['employee 401k match', 'employer contribution to employee 401k', '500+ employees 401k contribution'])(
  "%s is of the employer's match",
  (question) => {
    expect(specOf(question)?.measures).toEqual([expect.objectContaining({ metric: 'retirement.effective_match' })]);
  },
);

test.each([
  ['the state with the most holidays', ['state']],
  ['does tech beat finance on parental leave', ['industry']],
])('%s is told apart', (question, groupBy) => {
  expect(specOf(question)?.groupBy).toEqual(groupBy);
});

test('a period that an amount is not stated in is named', () => {
  expect(specOf('commuter benefit per year')?.assumed.join(' ')).toContain('Not used: “year”');
  expect(specOf('commuter benefit per month')?.assumed.join(' ')).not.toContain('Not used');
});

/** What the last of several turns is understood as. */
function inTurn(...turns: readonly string[]): Understood {
  let [last, before]: [Understood | null, AnalysisSpec | null] = [null, null];
  for (const turn of turns) {
    last = readQuestion(turn, before, known);
    if (last.kind === 'spec') before = last.spec;
  }
  if (last === null) throw new Error('Nobody said anything');
  return last;
}

describe('a follow-up', () => {
  test.each([
    [['match in tech', 'and vesting', 'never mind the match'], '“never mind the match”'],
    [['holidays for banks', 'vs credit unions'], '“vs credit unions”'],
    [['PTO after 5 years', 'and 3'], '“3”'],
    [['paid holidays', 'mean and median'], '“median”'],
    [['waiting period, hospitals only, not clinics'], '“waiting period , hospitals only , not clinics”'],
    [['median premium for single employees', 'minus what the employer pays'], '“minus what the employer pays”'],
  ])('%j ends with what nobody can have meant so, and is asked about', (turns, words) => {
    const understood = inTurn(...turns);
    expect(understood.kind === 'ask' ? understood.question : understood).toContain(words);
  });

  test.each([
    [['median deductible', 'over 3k?'], 'Read “3k” as a number of employees'],
    [['holidays in Texas', 'outside Texas'], 'No longer only employers in Texas.'],
  ])('%j says how it was read', (turns, words) => {
    const understood = inTurn(...turns);
    expect(understood.kind === 'spec' ? understood.spec.assumed.join(' ') : understood).toContain(words);
  });

  test('takes plans that were left out back where they are what is measured', () => {
    const understood = inTurn('median deductible', 'not HDHP', 'HDHP only');
    expect(understood.kind === 'spec' ? understood.spec.peers : understood).toEqual([]);
  });
});

test.each([
  ['is a 2k single 4k family deductible in line for construction', [2000, 4000]],
  ['our oop max is 5000 in network and 10000 out of network, is that normal', [5000, 10_000]],
])('%s has an amount for each level, and is asked which is first', (question, amounts) => {
  const understood = read(question);
  const compared = understood.kind === 'ask' ? understood.choices.map(({ spec }) => spec.compare) : [];
  expect(compared).toEqual(amounts.map((amount) => ({ with: 'amount', amount })));
});
