import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { developed, readWordings } from '../../bench/language/labelled.ts';
import type { Reading, Slot } from '../../contract/reading.ts';
import { testsOf } from './conditions.ts';
import { isContent } from './left.ts';
import { read } from './read.ts';
import { known } from './testing/known.ts';
import { compareSlots, slotsOf, slotsOfLabel } from './testing/slots.ts';
import { tokensOf } from './tokens.ts';
import { words } from './words.ts';

const labelled = developed();
/** Every labelled question with what it is read as; a follow-up on the one before it. */
const readings = labelled.reduce<Reading[]>((all, { question, isFollowUp }) => {
  const before = isFollowUp ? (all.at(-1) ?? null) : null;
  return [...all, read(question, before, known)];
}, []);
const everyOne = readings.flatMap((reading) => [reading, ...reading.more]);

/** Each kind of slot is read here as it is labelled; the benchmark counts the hundreds. */
const cases: readonly (readonly [question: string, label: string])[] = [
  [
    "what's the median PTO for tech companies in Texas",
    'benchmark; m time_off.days_year_1; ind Technology; st TX; stat median',
  ],
  ['out-of-network coinsurance at banks', 'benchmark; m medical.coinsurance/out; ind Financial Services'],
  [
    'Which tech companies give at least 12 weeks of parental leave?',
    'ranking; fact leave.parental_birth_weeks>=12; ind Technology',
  ],
  ['how does our $3,000 deductible compare', 'position; m medical.deductible; given 3000; own'],
  ["a dental maximum is always $1,000, isn't it?", 'benchmark; m dental.annual_maximum; premise 1000'],
  ['top 5 states by parental leave', 'ranking; m leave.parental_birth_weeks; by state; sort desc; lim 5'],
  ['Benchmark PTO', 'benchmark; m time_off.days_year_1'],
  ['when is Form 5500 due', 'date; s form-5500'],
  ['Northeast sick days', 'benchmark; m time_off.sick_days; reg Northeast'],
  ['median bereavement days excluding California', 'benchmark; m leave.bereavement_days; stat median; !st CA'],
  ['staff share of the family premium in tech', 'benchmark; m medical.contribution@employee_family; ind Technology'],
  ['how much of the single premium is paid by the company', 'benchmark; m medical.employer_share@employee'],
  ['what do hospitals pay for family coverage', 'benchmark; m medical.employer_share@employee_family; ind Healthcare'],
  [
    'what does Zanmodor contribute to the 401(k)',
    'value; m retirement.effective_match; emp Zanmodor Regional Health | Zanmodor Tooling',
  ],
  ['how much do tech companies put into the 403b', 'benchmark; m retirement.effective_match; ind Technology'],
  ['what do employers contribute to a health FSA', 'benchmark; m fsa.health_limit'],
  ['what share of employers offer dental', 'share; m dental; stat share'],
  [
    'a 150-life manufacturer in Ohio, deductible',
    'benchmark; m medical.deductible; ind Manufacturing; st OH; size 150',
  ],
  ['list employers with a 6% match or better in Illinois', 'ranking; fact retirement.effective_match>=6; st IL'],
  ['employers in Ohio where a PPO is not offered', 'ranking; !plan PPO; st OH'],
  ['HMO plans are not available in Texas', 'ranking; !plan HMO; st TX'],
  ['companies that do not provide vision', 'ranking; !fact vision'],
  [
    'compare parental leave at tech vs finance',
    'compare; m leave.parental_birth_weeks; ind Financial Services | ind Technology',
  ],
  ['orthodontia max by state', 'benchmark; m dental.orthodontia_maximum; by state'],
  ['vision frame allowance trend 2023 through 2026', 'trend; m vision.frame_allowance; yr 2023..2026; by year'],
  ['companies with HSA or HRA money in Colorado', 'ranking; fact hra | fact hsa; st CO'],
  ['Zanmodor parental leave', 'value; m leave.parental_birth_weeks; emp Zanmodor Regional Health | Zanmodor Tooling'],
  ['parental leave 2022-2023', 'benchmark; m leave.parental_birth_weeks; yr 2022'],
  // An amount counts in the unit, and over the period, of what it is held against.
  ['we give 3 weeks of vacation, is that low?', 'position; m time_off.days_year_1; given 15; own'],
  ['is $50 a paycheck for single coverage high?', 'position; m medical.contribution@employee; given 108.33'],
  ['our match is 50% up to 6%, ok?', 'position; m retirement.effective_match; given 3; own'],
  [
    'how rich is 12 weeks maternity at full pay for a bank',
    'position; m leave.parental_birth_weeks; given 12; ind Financial Services',
  ],
  ['we seed $500 into the HSA, good or bad?', 'position; m hsa.employer_contribution; given 500; own'],
  ['PTO at a 200-person manufacturer', 'benchmark; m time_off.days_year_1; ind Manufacturing; size 200'],
  ['how much do employers give for tuition each year', 'benchmark; m programs.tuition'],
  ['median deductible for each year', 'benchmark; m medical.deductible; stat median; by year'],
  ['dental deductible by carrier', 'benchmark; m dental.deductible; by carrier'],
  ['do nonprofits vest immediately', 'share; fact retirement.vesting=immediate; ind Nonprofit; stat share'],
  ['does Nevada make employers give sick leave', 'rule; m time_off.sick_days; st NV'],
  ['health FSA limit next year', 'limit; s fsa; yr 2027'],
  ['how is short term disability usually set up', 'benchmark; m std.percent'],
  // A name and its letters are one.
  [
    'median long-term disability monthly maximum and waiting period',
    'benchmark; m ltd.monthly_maximum; m ltd.waiting_days; stat median',
  ],
  ['how many employers in Texas', 'library; st TX'],
  ['of those with an HSA, how many seed it', 'share; m hsa.employer_contribution; fact hsa; stat count'],
  [
    'of employers with PTO, how many holidays do they give',
    'benchmark; m time_off.holidays; fact time_off.days_year_1',
  ],
  ['lowest 10% of employers on 401(k) match', 'ranking; m retirement.effective_match; stat p10; sort asc'],
  ['percentile of a 1500 deductible', 'position; m medical.deductible; given 1500'],
  [
    'share of employers that pay the full premium for single coverage',
    'share; fact medical.employer_share@employee=100; stat share',
  ],
  ['employers paying the full premium for single coverage', 'ranking; fact medical.employer_share@employee=100'],
  ['full premium for family', 'benchmark; m medical.premium@employee_family'],
  [
    'what share of tech firms pay 100% of employee-only premiums',
    'share; fact medical.employer_share@employee=100; ind Technology; stat share',
  ],
];

/** Texts that ask for several figures: one reading for each. */
const several: readonly (readonly [question: string, ...labels: string[]])[] = [
  [
    'our LTD pays 60% to $6,000 a month, is that normal?',
    'position; m ltd.percent; given 60; own',
    'position; m ltd.monthly_maximum; given 6000; own',
  ],
  [
    'are we overpaying: we cover 90% of single and 70% of family',
    'position; m medical.employer_share@employee; given 90; own',
    'position; m medical.employer_share@employee_family; given 70; own',
  ],
  [
    "what's a normal dental annual max, and is ortho usually covered?",
    'benchmark; m dental.annual_maximum',
    'share; m dental.orthodontia_maximum; stat share',
  ],
  [
    'What share of tech companies offer an HSA and how much do they put in?',
    'share; m hsa.eligible; ind Technology; stat share',
    'benchmark; m hsa.employer_contribution; ind Technology',
  ],
  [
    'What is the median deductible and how many holidays do hospitals in Texas give?',
    'benchmark; m medical.deductible; m time_off.holidays; ind Healthcare; st TX; stat median',
  ],
  [
    "what's the median deductible and how does that compare with ours",
    'position; m medical.deductible; stat median; own',
  ],
];

test.each(several)('%s: one reading for each figure', (question, ...labels) => {
  const reading = read(question, null, known);
  const parts = [reading, ...reading.more];
  expect(parts.map((part, at) => compareSlots(slotsOfLabel(labels[at] ?? ''), slotsOf(part)).wrong)).toEqual(
    labels.map(() => []),
  );
});

test('what employees pay in full is not taken for the share of employers', () => {
  for (const question of [
    'do employees pay the full premium for family coverage',
    'does the worker pay the whole premium',
  ]) {
    const reading = read(question, null, known);
    expect([question, reading.amounts, reading.where]).toEqual([question, [], null]);
    expect(reading.metrics.map(({ value }) => value.metric)).toEqual(['medical.contribution']);
  }
});

test.each(['401k match 50% of the first 8%', 'a 50% match on 8% of pay', 'match of 50 percent on 8 percent'])(
  'a percent of a percent is what it comes to: %s',
  (question) => {
    const { where } = read(question, null, { ...known, isSearch: true });
    expect(where).toMatchObject({ test: { metric: 'retirement.effective_match', atLeast: 4, atMost: 4 } });
  },
);

test('an amount that can be of nothing that is asked for is named, and held against nothing', () => {
  const reading = read('is 12 weeks a usual deductible?', null, known);
  expect(reading.amounts).toEqual([]);
  expect(reading.left.map(({ word }) => word)).toContain('12 weeks');
});

test('after a rule, what employers do about its subject is a figure', () => {
  const rule = read("what's the HSA limit for 2026", null, known);
  const next = read('what do employers normally put in', rule, known);
  expect(compareSlots(slotsOfLabel('benchmark; m hsa.employer_contribution; op replace'), slotsOf(next)).wrong).toEqual(
    [],
  );
});

test('a name that is written apart or together is the same employer', () => {
  const others = { ...known, employers: [...known.employers, 'Sparksuite', 'Ember Glass'] };
  const named = (question: string): unknown => read(question, null, others).employers.map(({ value }) => value);
  expect(named('PTO at Spark Suite')).toEqual([['Sparksuite']]);
  expect(named('emberglass parental leave')).toEqual([['Ember Glass']]);
  expect(named('a spark in the suite')).toEqual([]);
});

test.each(cases)('%s', (question, label) => {
  expect(compareSlots(slotsOfLabel(label), slotsOf(read(question, null, known))).wrong).toEqual([]);
});

describe('a follow-up', () => {
  const first = read("what's the median PTO for tech companies in Texas", null, known);
  test.each([
    ['and for hospitals?', 'benchmark; m time_off.days_year_1; ind Healthcare; st TX; stat median; op replace'],
    ['drop Texas', 'benchmark; m time_off.days_year_1; ind Technology; stat median; op remove'],
    ['add retail', 'benchmark; m time_off.days_year_1; ind Retail | ind Technology; st TX; stat median; op add'],
    ['average instead', 'benchmark; m time_off.days_year_1; ind Technology; st TX; stat mean; op statistic'],
    ['by size', 'benchmark; m time_off.days_year_1; ind Technology; st TX; stat median; by size; op group'],
    ['since 2024', 'benchmark; m time_off.days_year_1; ind Technology; st TX; stat median; yr 2024..; op years'],
    ['what is COBRA', 'definition; s cobra'],
  ])('%s', (question, label) => {
    expect(compareSlots(slotsOfLabel(label), slotsOf(read(question, first, known))).wrong).toEqual([]);
  });

  test('says of every slot that it keeps that it was carried', () => {
    const next = read('and for hospitals?', first, known);
    expect(next.metrics.map(({ from }) => from.kind)).toEqual(['carried']);
    expect(testsOf(next.where).map(({ from }) => from.kind)).toEqual(['carried', 'typed']);
  });
});

test('a misspelling is shown with what it was taken for, and a known word is never changed', () => {
  expect(read('famly deductable', null, known).corrections.map(({ typed, taken }) => [typed, taken])).toEqual([
    ['famly', 'family'],
    ['deductable', 'deductible'],
  ]);
  for (const right of ['medicare northeast Yarndarel Thramosk', 'the bench charges a beach', 'Esklask benefits']) {
    expect(read(right, null, known).corrections).toEqual([]);
  }
});

test.each([
  ['how many people are uninsured', 'uninsured'],
  ['is there lactation support', 'lactation'],
  ['what is our liability for unused leave', 'liability'],
  ['after a reduction in hours', 'reduction'],
  ['travel for abortion care', 'abortion'],
])('a word of English is no misspelling, though no list of ours has it: %s', (question, word) => {
  expect(read(question, null, known).corrections.map(({ typed }) => typed)).not.toContain(word);
});

test('"ER" is the employer where it pays, and the emergency room where a copay is asked for', () => {
  const asked = (question: string): readonly string[] =>
    read(question, null, known).metrics.map(({ value }) => value.metric);
  expect(asked('how much does the ER pay toward medical')).toEqual(['medical.employer_share']);
  expect(asked('what is the ER copay')).toEqual(['medical.er_copay']);
});

test('a difference of two figures that are measured in different things is one of meaning', () => {
  const intentOf = (question: string): string => read(question, null, known).intent.value;
  expect(intentOf('what is the difference between copay and coinsurance')).toBe('definition');
  expect(intentOf('difference between the deductible and the out-of-pocket maximum')).toBe('compare');
});

test('what is read can be said, and is read the same from the words', () => {
  const different = everyOne
    .map((reading) => ({
      said: words(reading),
      wrong: compareSlots(slotsOf({ ...reading, operation: null }), slotsOf(read(words(reading), null, known))).wrong,
    }))
    .filter(({ wrong }) => wrong.length > 0);
  expect(different).toEqual([]);
});

const spansOf = (reading: Reading): (readonly [number, number])[] => {
  const { metrics, subjects, employers, groupBy, limit, chart, amounts } = reading;
  const slots: (Slot<unknown> | null)[] = [
    ...metrics,
    ...subjects,
    ...employers,
    ...groupBy,
    ...amounts,
    limit,
    chart,
    ...testsOf(reading.where).map(({ test: value, from }) => ({ value, from })),
  ];
  return slots.flatMap((one) => (one?.from.kind === 'typed' ? [one.from.span] : []));
};

const crossing = (spans: readonly (readonly [number, number])[]): (readonly [number, number])[] =>
  spans.filter(([from, to], at) =>
    spans.slice(at + 1).some(([other, end]) => from < end && other < to && !(from === other && to === end)),
  );

/** Content words that neither a slot nor `left` nor the background has. */
const lost = (reading: Reading, text: string): string[] => {
  const spans = [reading, ...reading.more].flatMap((one) => [
    ...spansOf(one),
    ...one.covered,
    // An amount that is left may be several words: "17 times".
    ...[...one.left, ...one.corrections].map(({ span }) => span),
  ]);
  const told = (reading.background ?? []).join(' ');
  return tokensOf(text)
    .filter((token) => isContent(token))
    .filter(({ span }) => !spans.some(([from, to]) => span[0] >= from && span[1] <= to))
    .map(({ text: word }) => word)
    .filter((word) => !told.includes(word));
};

const pieces = [...labelled.map(({ question }) => question), ...readWordings().flatMap(({ wordings }) => wordings)];
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.constantFrom(...pieces.flatMap((one) => one.split(' '))), { maxLength: 40 })
    .map((list) => list.join(' ')),
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }).map((list) => list.join('; ')),
);

test('any text is read: nothing throws, no two slots overlap, and no word of content is lost', () => {
  fc.assert(
    fc.property(anyText, fc.option(fc.constantFrom(...readings)), (text, before) => {
      const reading = read(text, before, known);
      for (const one of [reading, ...reading.more]) {
        expect(crossing(spansOf(one))).toEqual([]);
        words(one);
      }
      expect(lost(reading, text)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test.each(['self-funded HSA', 'Which firms offer 12 or more weeks of maternity leave?; client offers 10 sick days'])(
  'a metric keeps the words that nothing else has: %s',
  (text) => expect(crossing(spansOf(read(text, null, known)))).toEqual([]),
);

test('a period that is a word of the name behind an amount is no part of the amount', () => {
  expect(crossing(spansOf(read('$3,000 annual leave HSA', null, known)))).toEqual([]);
});

test.each([
  'constructor',
  'how many constructor',
  'what percent constructor',
  '__proto__',
  'PTO at the toString valueOf',
])('what every object answers to is a word like others: %s', (text) => {
  expect(lost(read(text, null, known), text)).toEqual([]);
  expect(tokensOf(text).map(({ low }) => typeof low)).not.toContain('function');
});

test('the same question is always read the same, whatever was read before it by others', () => {
  const [first] = pieces;
  const one = read(first ?? '', null, known);
  for (const piece of pieces.slice(0, 50)) read(piece, null, known);
  expect(read(first ?? '', null, known)).toEqual(one);
});

describe('names of employers', () => {
  const invented = ['Oak Hill Castings', 'Amber Cove Home & Garden', 'Amber Cove Software'];
  const many = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Omega'].map((one) => `Elk River ${one}`);
  const employers = ['Oak Hill School District', ...invented, ...many];
  const known = {
    employers,
    invented: new Set([...invented, ...many]),
    carriers: [],
    words: new Set(employers.flatMap((name) => name.toLowerCase().split(' '))),
    year: 2026,
  };
  const named = (question: string) => read(question, null, known).employers.map(({ value }) => value);

  test('that exist are not asked back because an invented one begins alike', () => {
    expect(named('What is the 401k match at Oak Hill?')).toEqual([['Oak Hill School District']]);
    expect(named('What is the 401k match at Oak Hill Castings?')).toEqual([['Oak Hill Castings']]);
  });

  test('that are invented are named by two words at least, and by few', () => {
    expect(named('What is the deductible at Amber Cove?')).toEqual([
      ['Amber Cove Home & Garden', 'Amber Cove Software'],
    ]);
    expect(named('Do amber alerts count as emergency leave?')).toEqual([]);
    expect(named('Which employers near Elk River offer a PPO?')).toEqual([]);
    expect(named('What is the deductible at Elk River Gamma?')).toEqual([['Elk River Gamma']]);
    const { corrections } = read('Is a hall rented for casings?', null, known);
    expect(corrections.map(({ taken }) => taken)).not.toContain('castings');
    expect(read('What is the match at Oak Hill Scool District?', null, known).corrections).toHaveLength(1);
  });
});

test('short words that are spelled right stay as they are beside misspelt ones', () => {
  const typed = (question: string): string[] => read(question, null, known).corrections.map(({ taken }) => taken);
  expect(typed('How much may be contributed to an HSA in 2026?')).toEqual([]);
  expect(typed('wht is teh median deductible')).toEqual(['what', 'the']);
});

test('an account has no premium: after one, or beside it, a premium is of a plan', () => {
  const before = read('median HSA seed in tech', null, known);
  const metricsOf = (question: string, last: typeof before | null) =>
    read(question, last, known).metrics.map(({ value }) => value.metric);
  expect(metricsOf('what is the premium?', before)).toEqual(['medical.premium']);
  expect(metricsOf('HSA seed and premiums in tech', null)).toEqual(['hsa.employer_contribution', 'medical.premium']);
  expect(metricsOf('and the contribution?', before)).toEqual(['hsa.employer_contribution']);
  const dental = read('median dental deductible', null, known);
  expect(metricsOf('and premiums?', dental)).toEqual(['dental.contribution']);
});
