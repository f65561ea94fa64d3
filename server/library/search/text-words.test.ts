import { expect, test } from 'vitest';
import { beginningsOf, TextWords } from './text-words.ts';
import { tokenize } from './tokenize.ts';

const texts = [
  '',
  '   ',
  'A 401(k) match of 50 percent up to 6%, after 12 mos or 3 yrs.',
  'Percent of pay; 50 Percent, 20 PERCENT percent.',
  'In 3 yrs or 1 yr, 2 wks or a wk, 90 mos, 40 hrs; see Dr. Dept; max amt, min info.',
  'Missouri (MO) | 3 mo | 40 hr a week, HR decides, 30 min at min.',
  "The employee's dependents’ deductible: $1,500.00 and 2.50 each",
  'Éclair café naïve ﬁtness １２ percent İstanbul straße',
  'Wellness, well, hospitality, hospital; deductable deductibles 20 wks',
  "x's 's ''a 5's 3'' and/or rock'n'roll 1,2,3 12,34,567 1.2.3",
];

test.each(texts)('words are the same as those of the index: %s', (text) => {
  const words = new TextWords(text);
  const places = Array.from({ length: words.count }, (_, at) => ({
    term: words.term(at),
    start: words.start(at),
    end: words.end(at),
  }));
  expect(places).toEqual(tokenize(text).map(({ term, start, end }) => ({ term, start, end })));
});

test.each(texts)('a stem begins as its word may: %s', (text) => {
  const words = new TextWords(text);
  for (let at = 0; at < words.count; at += 1) {
    expect(words.mayBe(at, beginningsOf([words.term(at)]))).toBe(true);
  }
});
