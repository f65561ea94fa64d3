import { describe, expect, test } from 'vitest';
import type { Understood } from '../../contract/analysis.ts';
import type { AskedBack } from '../../contract/maximus.ts';
import type { Known } from '../../contract/reading.ts';
import { readQuestion } from './read-question.ts';

const known: Known = { employers: ['Northwind Traders'], carriers: ['Aetna'], words: new Set(), year: 2026 };
const value = (metric: string) => ({ of: 'value', metric });

/** What a question is asked back with. */
function askedBy(question: string): AskedBack {
  const understood = readQuestion(question, null, known);
  if (understood.kind === 'spec') throw new Error(`Nothing is asked back: ${understood.sentence}`);
  return {
    question: understood.kind === 'ask' ? understood.question : understood.sentence,
    choices: understood.choices,
  };
}

const reply = (question: string, words: string): Understood => readQuestion(words, null, known, askedBy(question));

const [premium, contribution, share] = ['medical.premium', 'medical.contribution', 'medical.employer_share'].map(value);

describe('what is typed over a question back', () => {
  test.each<[string, string, object]>([
    ['premiums by industry', 'the first one', { measures: [premium], groupBy: ['industry'] }],
    ['premiums by industry', '2', { measures: [contribution], groupBy: ['industry'] }],
    ['premiums by industry', 'option c please', { measures: [share] }],
    ['premiums by industry', 'the last', { measures: [share] }],
    ['premiums by industry', "the employee's", { measures: [contribution], groupBy: ['industry'] }],
    ['premiums by industry', 'what they pay', { measures: [contribution] }],
    ['premiums by industry', 'what the company puts in', { measures: [share] }],
    ['premiums by industry', 'full', { measures: [premium] }],
    ['premiums by industry', 'sorry, I mean the full one', { measures: [premium] }],
    ['premiums by industry', 'not the full one, the part of the worker', { measures: [contribution] }],
    ['premiums by industry', 'all three', { measures: [premium, contribution, share], groupBy: ['industry'] }],
    ['premiums by industry', 'the first two', { measures: [premium, contribution] }],
    ['premiums by industry', "the employee's and the employer's", { measures: [contribution, share] }],
    ['premiums by industry', 'no, I meant dental', { measures: [value('dental.contribution')], groupBy: ['industry'] }],
    ['premiums by industry', 'deductible', { measures: [value('medical.deductible')], groupBy: ['industry'] }],
    ['premiums by industry', 'the total, by size', { measures: [premium], groupBy: ['size'] }],
    [
      'premiums by industry',
      'the second, but only in Texas',
      { measures: [contribution], groupBy: ['industry'], peers: [{ any: [{ is: 'TX' }] }] },
    ],
    [
      'premiums by industry',
      'median sick days in Texas',
      { measures: [value('time_off.sick_days')], groupBy: [], peers: [{ any: [{ is: 'TX' }] }] },
    ],
    [
      'copays by region',
      'primary and specialist both',
      { measures: [value('medical.pcp_copay'), value('medical.specialist_copay')], groupBy: ['region'] },
    ],
    ['copays by region', 'generic', { measures: [value('rx.tier_1')], groupBy: ['region'] }],
    ['life insurance', 'times salary', { measures: [value('life.multiple')] }],
    [
      'family out-of-pocket maximum, HSA plans only',
      'both',
      { measures: [{ metric: 'medical.out_of_pocket_max' }, { of: 'offering' }] },
    ],
    ['median deductible for grandchildren', 'yes', { measures: [value('medical.deductible')] }],
    [
      'median deductible for grandchildren',
      'yes, but in Ohio',
      { measures: [value('medical.deductible')], peers: [{ any: [{ is: 'OH' }] }] },
    ],
    ['which companies have the highest tuition assistance', 'by state', { groupBy: ['state'], sort: 'desc' }],
  ])('%s, and then: %s', (question, words, expected) => {
    const understood = reply(question, words);
    expect(understood.kind === 'spec' ? understood.spec : understood).toMatchObject(expected);
  });

  test('says how it was read', () => {
    const understood = reply('premiums by industry', 'what they pay');
    expect(understood.kind === 'spec' && understood.spec.assumed).toContain(
      'Read “what they pay” as Employee contribution.',
    );
  });

  test.each<[string, number]>([
    ['in Texas', 3],
    ['both', 3],
    ['yes', 3],
    ['not the full one', 2],
  ])('%s leaves it open which is meant: it is asked again', (words, many) => {
    const understood = reply('premiums', words);
    expect(understood.kind === 'ask' ? understood.choices.length : understood).toBe(many);
  });

  test('changes every choice where it changes what is asked about', () => {
    const understood = reply('premiums', 'only tech, by state');
    expect(understood.kind === 'ask' ? understood.choices.map(({ spec }) => spec) : understood).toMatchObject(
      [premium, contribution, share].map((measure) => ({
        measures: [measure],
        groupBy: ['state'],
        peers: [{ any: [{ is: 'Technology' }] }],
      })),
    );
  });

  test.each(['neither', 'no', 'none of those'])('%s is no choice: other words are asked for', (words) => {
    const understood = reply('premiums', words);
    expect(understood.kind === 'refuse' ? [understood.sentence, understood.choices] : understood).toEqual([
      'Then say in other words which figure you mean.',
      [],
    ]);
  });
});
