import { describe, expect, it } from 'vitest';
import { known as library } from './testing/known.ts';
import { readText } from './parts-of-text.ts';

const known = { ...library, employers: [...library.employers, 'Lantern Works'] };
const partsOf = (question: string) => {
  const { more, ...first } = readText(question, null, known);
  return [{ ...first, more: [] }, ...more].map(({ text, intent, employers, metrics, subjects, where }) => ({
    text,
    hasPeers: where !== null,
    intent: intent.value,
    employers: employers.flatMap(({ value }) => value),
    asked: [...metrics.map(({ value }) => value.metric), ...subjects.map(({ value }) => value)],
  }));
};

describe('a second question of a text', () => {
  it.each([
    ["what is Lantern Works' dental carrier and who pays the dental premium", 'dental.contribution'],
    ['military leave at Lantern Works and how many days can roll over', 'time_off.carryover_days'],
  ])('that names nobody is of the employer before: %s', (question, metric) => {
    const [first, second] = partsOf(question);
    expect(first?.employers).toEqual(['Lantern Works']);
    expect(second).toMatchObject({ intent: 'value', employers: ['Lantern Works'] });
    expect(second?.asked).toContain(metric);
  });

  it.each([
    ['how long is bereavement at Lantern Works, and does the hospital pay for jury duty?', ['Lantern Works']],
    ['how long is bereavement at Lantern Works, and how many days are given in healthcare?', []],
    ['how long is bereavement at Lantern Works, and what do most hospitals give?', []],
  ])('that names a trade with its article is of that employer, and of peers else: %s', (question, employers) => {
    expect(partsOf(question)[1]?.employers).toEqual(employers);
  });

  it.each([
    'deductible at Lantern Works, and is it more than the technology average',
    'deductible at Lantern Works, and what is average retail',
    'deductible at Lantern Works, and how about versus manufacturing?',
  ])('that holds it against a trade keeps that: %s', (question) => {
    expect(partsOf(question)[1]?.hasPeers).toBe(true);
  });

  it('takes no somebody for the figure before', () => {
    const before = readText('What is the match at Lantern Works?', null, known);
    const metricsOf = (question: string) => readText(question, before, known).metrics.map(({ value }) => value.metric);
    expect(metricsOf('lowest deductible one must pay')).toEqual(['medical.deductible']);
    expect(metricsOf('least vacation one is obliged to take')).toEqual(['time_off.days_year_1']);
  });

  it('that names nothing asks more of the law before', () => {
    const [only, ...more] = partsOf('Does federal COBRA apply to a group of 18? What applies instead?');
    expect(only).toMatchObject({ intent: 'rule' });
    expect(only?.text).toContain('instead');
    expect(more).toEqual([]);
    const before = readText('What is the HSA limit for a family?', null, known);
    expect(readText('18 people in TX, no federal COBRA right? what applies instead', before, known).text).toContain(
      'instead',
    );
  });

  it.each([
    ['When is Form 5500 due? How do I cancel my subscription?', ['date', 'how-to']],
    ['What is the HSA limit for 2026? Which guides do you have?', ['limit', 'library']],
    ['What is a deductible? How many guides are there?', ['definition', 'library']],
    ['Does COBRA apply to 18 people? What is the capital of France?', ['rule', 'off topic']],
    ['What is a copay? How much is typical?', ['definition', 'unclear']],
    ['Does COBRA cover dental? How many days do they have to elect?', ['rule']],
    ['Is a wellness surcharge allowed? How much is allowed?', ['rule']],
  ])('that asks something of its own stays one: %s', (question, intents) => {
    expect(partsOf(question).map(({ intent }) => intent)).toEqual(intents);
  });

  it('that points back is of the same benefit', () => {
    const [, second] = partsOf('referral bonus at Lantern Works, and how long after hire is it paid');
    expect(second).toMatchObject({ employers: ['Lantern Works'], asked: ['referral-bonus'] });
  });

  it('of all employers asks for the figure of that benefit', () => {
    const [, second] = partsOf('PTO at Lantern Works and what do most employers give');
    expect(second).toMatchObject({ intent: 'benchmark', employers: [], asked: ['time_off.days_year_1'] });
  });

  it('asks for the amount of what was counted', () => {
    const [first, second] = partsOf('do most companies have auto enrollment and at what rate?');
    expect(first?.intent).toBe('share');
    expect(second).toMatchObject({ intent: 'benchmark', asked: first?.asked });
  });

  it('is none where it only holds the first against others, or names a law', () => {
    expect(partsOf('how much PTO at Lantern Works and how does it compare to the market')).toHaveLength(1);
    expect(partsOf('PTO at Lantern Works and does FMLA apply to 20 people').at(-1)).toMatchObject({ employers: [] });
  });
});
