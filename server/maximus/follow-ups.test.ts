import { describe, expect, test } from 'vitest';
import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import { known } from '../language/testing/known.ts';
import { readQuestion } from './read-question.ts';

const specOf = (question: string, before: AnalysisSpec | null = null): AnalysisSpec => {
  const understood = readQuestion(question, before, known);
  if (understood.kind !== 'spec') throw new Error(JSON.stringify(understood));
  return understood.spec;
};

/** What a follow-up does to a figure, in the words of many people: only what is named here changes. */
const operations: readonly (readonly [before: string, changed: object, ...said: string[]])[] = [
  [
    'ER copay in retail',
    { peers: [] },
    'back to everyone',
    'for all employers',
    'remove the filter',
    'the whole market',
    'drop the industry',
    'and overall?',
  ],
  ['ER copay by industry', { groupBy: [] }, 'no breakdown', 'just one number', 'not by industry', 'in total'],
  [
    'share of employers with an EAP',
    { statistic: 'count' },
    'count instead of percent',
    'how many of them',
    'not the share, the number',
    'in absolute numbers',
  ],
  ['how many employers have an EAP', { statistic: 'share' }, 'percentages', '% instead', 'percent, not count'],
  ['ER copay by industry', { sort: 'desc' }, 'from big to small', 'high to low please', 'descending'],
  ['ER copay by industry', { chart: 'bar' }, 'bar', 'bars pls', 'as a bar graph'],
  ['ER copay by year', { chart: 'line' }, 'line pls', 'graphic in line', 'draw a line'],
  [
    'ER copay by industry',
    { groupBy: ['region'] },
    'regions instead of industries',
    'by region rather than industry',
    'not by industry, by region',
  ],
  [
    'ER copay by industry',
    { groupBy: ['industry', 'size'] },
    'and by size',
    'by size as well',
    'split further by size',
  ],
  [
    'ER copay in retail',
    { groupBy: ['industry'], peers: [] },
    'vs the rest',
    'compared to everyone else',
    'against all other industries',
    'how is it elsewhere',
  ],
  ['ER copay', { groupBy: ['year'] }, 'show the last years', 'up or down?', 'each year'],
  [
    'PTO after 5 years on average',
    { measures: [{ of: 'value', metric: 'time_off.days_year_20' }] },
    '20 yrs rather than five',
    'not 5 years, 20',
  ],
  ['average ER copay', { statistic: { percentile: 75 } }, '75th percentile, not average', 'swap average for 75th'],
  [
    'individual deductible on EPOs',
    { measures: [{ of: 'value', metric: 'medical.deductible', tier: 'family', planType: 'EPO' }] },
    'family in place of individual',
  ],
  ['5 states with the lowest ER copay', { limit: 3 }, 'just 3', 'make it three', 'only list 3'],
  ['5 states with the lowest ER copay', { sort: 'desc' }, 'top 5'],
  [
    'spousal surcharge in retail',
    { measures: [{ of: 'offering', metric: 'medical.spousal_surcharge' }], statistic: 'share' },
    'percent that have one',
    'share that do this',
  ],
];

describe('a follow-up', () => {
  test.each(operations.flatMap(([before, changed, ...said]) => said.map((words) => [before, words, changed] as const)))(
    '%s, and then: %s',
    (before, words, changed) => {
      const spec = specOf(before);
      expect({ ...specOf(words, spec), assumed: [] }).toMatchObject({ ...spec, assumed: [], ...changed });
    },
  );

  test.each([
    ['put it next to tech', ['Retail', 'Technology']],
    ['how does tech compare', ['Retail', 'Technology']],
    ['tech rather than retail', ['Technology']],
    ['replace retail with tech', ['Technology']],
    ['swap in tech for retail', ['Technology']],
  ])('of retail, and then: %s', (words, industries) => {
    const { peers } = specOf(words, specOf('ER copay in retail'));
    expect(peers.flatMap(({ any }) => any.map((one) => ('is' in one ? one.is : one.on)))).toEqual(industries);
  });

  test.each([
    ['what share of employers offer sabbaticals', 'how many weeks', 'leave.sabbatical_weeks'],
    ['what share of employers offer sabbaticals', 'after how many years', 'leave.sabbatical_years'],
    ['do most companies help with fertility treatment', 'up to what amount?', 'medical.fertility_maximum'],
    ['how many companies offer life insurance as a multiple of salary', 'how many times the salary?', 'life.multiple'],
    ['STD percent of pay', 'and in weeks?', 'std.maximum_weeks'],
  ])('asks for a unit: %s, and then: %s', (before, words, metric) => {
    const { measures, statistic } = specOf(words, specOf(before));
    expect([measures, statistic]).toEqual([[{ of: 'value', metric }], 'median']);
  });
});

describe('peers against everyone else', () => {
  test.each([
    ['full single premium, manufacturing against all the other industries', 'industry'],
    ['do teachers get more sick days than others', 'industry'],
    ['is the deductible in Texas higher than average', 'state'],
    ['PTO at employers over 1,000 people vs everyone else', 'size'],
    ['HDHP deductible vs other plan types', 'planType'],
    ['self-funded vs the rest: ER copay', 'medical.funding'],
  ])('%s is told apart by %s, of all of them', (question, grouping) => {
    expect(specOf(question)).toMatchObject({ groupBy: [grouping], peers: [], statistic: 'median' });
  });

  test('is no comparison of groups where an amount is held against them', () => {
    expect(specOf('is our $1,500 deductible higher than others')).toMatchObject({
      groupBy: [],
      compare: { amount: 1500 },
    });
  });
});

describe('a question that names no figure', () => {
  const labels = (understood: Understood): string[] =>
    understood.kind === 'ask' ? understood.choices.map(({ label }) => label) : [understood.kind];

  test.each(['what do companies offer?', 'are we generous?', 'whats market', 'is better ours or theirs?'])(
    '%s is asked about',
    (question) => expect(labels(readQuestion(question, null, known))).toHaveLength(4),
  );

  test('keeps what was said of it: the groups', () => {
    const understood = readQuestion('how does it differ between states?', null, known);
    const groups = understood.kind === 'spec' ? [] : understood.choices.map(({ spec }) => spec.groupBy.join());
    expect(groups).toEqual(['state', 'state', 'state', 'state']);
  });

  test.each(['who won the cup?', 'show me employee names', 'average raise in 2026', '=1+1'])(
    '%s is of something else, and refused',
    (question) => expect(readQuestion(question, null, known).kind).toBe('refuse'),
  );
});

describe('a follow-up of several operations', () => {
  const after = (question: string, ...said: readonly string[]): AnalysisSpec =>
    said.reduce((before, one) => specOf(one, before), specOf(question));
  const medical = { of: 'value', metric: 'medical.deductible' };

  test.each<[question: string, said: string, holds: object]>([
    [
      'share of tech employers with a sabbatical',
      'back to everyone - is it going up?',
      { peers: [], groupBy: ['year'] },
    ],
    [
      '25th percentile deductible',
      'family, 75th',
      { measures: [{ ...medical, tier: 'family' }], statistic: { percentile: 75 } },
    ],
    ['401k match among trucking companies', 'forget that, everybody, by size', { peers: [], groupBy: ['size'] }],
    ['deductible by industry', 'average, top 5, as bars', { statistic: 'mean', limit: 5, chart: 'bar' }],
  ])('%s, and then: %s', (question, said, holds) => {
    expect(after(question, said)).toMatchObject(holds);
  });

  test('is read as a whole where two of its parts say the same', () => {
    const [part] = after('deductible by industry', 'tech, retail').peers;
    expect(part?.any).toHaveLength(2);
  });

  test.each<[question: string, said: string, bound: object]>([
    ['what percentage of employers have an Rx deductible over $250', '$100 or less?', { atMost: 100 }],
    ['how many employers make people wait 90 days', '60 or more?', { atLeast: 60 }],
  ])('%s, and then: %s puts a new bound in the place of the old one', (question, said, bound) => {
    const [measure, ...others] = after(question, said).measures;
    expect(others).toEqual([]);
    expect(measure).toMatchObject({ of: 'offering', ...bound });
    expect(Object.keys(measure ?? {}).filter((key) => /^(?:at|above|below)/.test(key))).toEqual(Object.keys(bound));
  });
});

describe('what is taken back in the midst of a sentence', () => {
  test.each<[question: string, holds: object]>([
    ['ER copay by state as a map no wait as a bar chart', { chart: 'bar', groupBy: ['state'] }],
    ['sick days for banks, I mean schools', { peers: [{ any: [{ on: 'industry', is: 'Education' }] }] }],
    ['ER copay on HDHPs instead of PPOs', { measures: [{ metric: 'medical.er_copay', planType: 'HDHP' }], peers: [] }],
    ['share of employers with fertility coverage by industry, drop any sector but retail', { peers: [{ not: false }] }],
  ])('%s', (question, holds) => {
    expect(specOf(question)).toMatchObject(holds);
  });

  test('is named beside the figure', () => {
    expect(specOf('sick days for banks, I mean schools').assumed.join(' ')).toContain('banks');
  });
});

describe('figures in a list', () => {
  test.each<[question: string, metrics: readonly string[]]>([
    ['generic, brand and specialty copay', ['rx.tier_1', 'rx.tier_2', 'rx.specialty']],
    ['std and ltd waiting periods by size', ['std.waiting_days', 'ltd.waiting_days']],
    ['preventive, basic and major dental percentages', ['dental.preventive', 'dental.basic', 'dental.major']],
    ['vacation at 1, 5 and 10 years', ['time_off.days_year_1', 'time_off.days_year_5', 'time_off.days_year_10']],
  ])('%s stand side by side', (question, metrics) => {
    const { measures } = specOf(question);
    expect(measures.map((one) => ('metric' in one ? one.metric : one.of))).toEqual(metrics);
  });

  test('“coinsurance after the deductible, HDHP” is one figure, of which more is said', () => {
    expect(specOf('coinsurance after the deductible, HDHP').measures).toHaveLength(1);
  });
});

test.each(['how many weeks by state', 'days by industry please', 'amounts by region', 'what percent'])(
  '%s: of what is asked back, and no employers are counted',
  (question) => expect(readQuestion(question, null, known).kind).toBe('ask'),
);

test.each(['dental?', 'same thing for dental'])(
  'after the carriers of medical plans, %s asks for those of dental',
  (said) => {
    const spec = specOf(said, specOf('which carriers do hospitals use'));
    expect(spec).toMatchObject({ measures: [{ of: 'employers' }], groupBy: ['dental.carrier'] });
  },
);

describe('after all answers of a choice', () => {
  const answer = (metric: string, is: string): object => ({ measures: [{ of: 'offering', metric, is }] });
  test.each<[question: string, said: string, holds: object]>([
    ['the mix of medical plan types', 'by year', { groupBy: ['year', 'planType'] }],
    ['the mix of medical plan types', 'only the HDHP share', answer('medical.plan_type', 'HDHP')],
    ['vesting by size', 'percentage with immediate vesting', answer('retirement.vesting', 'immediate')],
    ['most common medical carrier', 'share of Aetna', answer('medical.carrier', 'Aetna')],
  ])('%s, and then: %s', (question, said, holds) => {
    expect(specOf(said, specOf(question))).toMatchObject(holds);
  });
});

test('carriers of a line of cover are counted by that line, and none of them as medical ones', () => {
  expect(specOf('who are the biggest dental carriers')).toMatchObject({ groupBy: ['dental.carrier'], sort: 'desc' });
});
