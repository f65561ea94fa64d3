import { expect, test } from 'vitest';
import { checkProposal } from './check-proposal.ts';
import type { Proposal } from './proposal.ts';

const checked = (text: string, proposal: Partial<Proposal>) => {
  const fact = checkProposal(
    { passage: 3, metric: 'time_off.holidays', quote: text, ...proposal },
    { ordinal: 3, page: 1, heading: null, text: `Orchard Works. ${text} Ask us.` },
    () => true,
  );
  return fact === null ? null : (fact.value ?? fact.words);
};

test('a figure that its quote bears out is a fact with its place, for review', () => {
  const text = 'The deductible of the Gold plan is\n$1,500 for one person.';
  const fact = checkProposal(
    {
      passage: 3,
      metric: 'medical.deductible',
      value: 1500,
      plan: 'Gold',
      tier: 'individual',
      quote: 'Gold plan is $1,500',
    },
    { ordinal: 3, page: 1, heading: null, text },
    (plan) => plan === 'Gold',
  );
  expect(fact).toEqual({
    metric: 'medical.deductible',
    value: 1500,
    words: null,
    plan: 'Gold',
    planType: null,
    tier: 'individual',
    network: null,
    ordinal: 3,
    quoteFrom: text.indexOf('Gold'),
    quoteTo: text.indexOf(' for one'),
    method: 'model',
    confidence: 0.6,
    review: true,
  });
});

test.each([
  ['a month from two weeks', 'You pay $60 per biweekly paycheck.', 'medical.contribution', 130],
  ['a month from a year', 'You pay $1,200 a year.', 'medical.contribution', 100],
  ['a number in words', 'There are eleven paid holidays.', 'time_off.holidays', 11],
  ['days from hours', 'New hires have 120 hours of vacation.', 'time_off.days_year_1', 15],
  ['what the plan pays', 'The plan pays 80% after the deductible.', 'medical.coinsurance', 20],
  ['nothing', 'Generic drugs are free.', 'rx.tier_1', 0],
  ['all', 'Parental leave is at full pay.', 'leave.parental_pay', 100],
  ['thousands', 'Infertility treatment up to $20k.', 'medical.fertility_maximum', 20_000],
  ['what a match comes to', 'We match 100% of 3% and 50% of the next 2%.', 'retirement.effective_match', 4],
] as const)('%s is stated by its quote', (_what, text, metric, value) => {
  expect(checked(text, { metric, value })).toBe(value);
});

test.each([
  ['a figure that the quote does not hold', { value: 12 }],
  ['a yearly amount made of one that names no period', { metric: 'medical.deductible', value: 132 }],
  ['a figure of a name', { metric: 'medical.deductible', value: 401, quote: 'There are eleven' }],
  ['a quote that is a bit of a word', { value: 11, quote: 'ere are eleven' }],
  ['a quote that says too little', { value: 11, quote: 'are' }],
  ['a quote that is not in the passage', { value: 11, quote: 'There are eleven holidays.' }],
  ['no quote', { value: 11, quote: ' ' }],
  ['no value', {}],
  ['a value that no plan says', { value: 110, quote: 'There are eleven paid holidays.' }],
  ['a metric that is none', { value: 11, metric: 'time_off.holiday' }],
  ['a metric of every object', { value: 11, metric: 'toString' }],
] as const)('%s is no fact', (_what, proposal) => {
  expect(checked('There are eleven paid holidays.', proposal)).toBeNull();
});

test('names, choices and formulas stand in their quotes', () => {
  const carrier = { metric: 'dental.carrier', words: 'Larkspur Dental' };
  expect(checked('Your dental plan is with Larkspur Dental.', carrier)).toBe('Larkspur Dental');
  expect(checked('Your dental plan is with Foxglove.', carrier)).toBeNull();
  const formula = { metric: 'retirement.match_formula', words: '50% of 6%' };
  expect(checked('We match half, 50%, of the first 6% of pay.', formula)).toBe('50% of 6%');
  expect(checked('We match half, 50%, of the first 4% of pay.', formula)).toBeNull();
  expect(checked('We offer a PPO.', { metric: 'medical.plan_type', words: 'PPO' })).toBe('PPO');
  expect(checked('We offer a PPO.', { metric: 'medical.plan_type', words: 'Gold' })).toBeNull();
  expect(checked('We offer a PPO.', { metric: 'medical.plan_type', words: 'HMO' })).toBeNull();
  expect(checked('The plan pays 80%.', { metric: 'dental.carrier', words: 'Foxglove 80' })).toBeNull();
  expect(checked('You may save in an HSA.', { metric: 'hsa.eligible', words: 'yes' })).toBe('yes');
  expect(checked('You may save in an HSA.', { metric: 'hsa.eligible', words: 'perhaps' })).toBeNull();
});

test('the figure of a quote is a whole one; quotation marks, dashes and spaces may be others', () => {
  const deductible = (text: string, quote: string, value: number) =>
    checked(text, { metric: 'medical.deductible', value, quote });
  expect(deductible('The deductible is $1,500.', '500.', 500)).toBeNull();
  expect(deductible('The deductible is $1,500.50 a year.', 'deductible is $1,500', 1500)).toBeNull();
  expect(deductible('The deductible is $1,500.', 'deductible is $1,500', 1500)).toBe(1500);
  expect(
    deductible('The plan’s “deductible” – a year – is\n$1,500.', `The plan's "deductible" - a year - is $1,500`, 1500),
  ).toBe(1500);
});

test('a plan whose name the guide does not have is none', () => {
  const text = 'The deductible is $1,500.';
  const proposal: Proposal = {
    passage: 0,
    metric: 'medical.deductible',
    value: 1500,
    plan: 'Gold\u0000 PPO',
    quote: text,
  };
  const passage = { ordinal: 0, page: 1, heading: null, text };
  expect(checkProposal(proposal, passage, () => false)).toBeNull();
  expect(checkProposal(proposal, passage, (name) => name === 'Gold PPO')?.plan).toBe('Gold PPO');
});

test('a level or a network that the metric does not have is left away', () => {
  const text = 'There are eleven paid holidays.';
  const proposal: Proposal = {
    passage: 0,
    metric: 'time_off.holidays',
    value: 11,
    quote: text,
    plan: 'Gold',
    tier: 'family',
    network: 'in',
  };
  const passage = { ordinal: 0, page: 1, heading: null, text };
  expect(checkProposal(proposal, passage, () => true)).toMatchObject({ plan: null, tier: null, network: null });
});
