import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Known } from '../../contract/reading.ts';
import { initialsOf } from './name-forms.ts';
import { read } from './read.ts';

const known = (employers: readonly string[]): Known => ({
  employers,
  invented: new Set<string>(),
  carriers: [],
  words: new Set(
    employers.flatMap((name) => [...(name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []), ...initialsOf(name)]),
  ),
  year: 2026,
});

const library = known([
  'The Larkspur Company',
  'Northern Prairie University',
  'University of Caldera',
  'Dunmore County 9-1-1 Dispatch District',
  'Quillon Harbor Charter School',
  'Pinecrest Tool Outfitters',
  'Hesper, Inc.',
]);
const named = (question: string, of: Known = library): (readonly string[])[] =>
  read(question, null, of).employers.map(({ value }) => value);

test.each([
  ['How much PTO does the Larkspur Company offer?', 'The Larkspur Company'],
  ['how much pto does larkspur give', 'The Larkspur Company'],
  ["What is Larkspur's deductible?", 'The Larkspur Company'],
  ['Larkspur Co. dental deductible', 'The Larkspur Company'],
  ['how many holidays does larkspurr have', 'The Larkspur Company'],
  ['NPU sick leave', 'Northern Prairie University'],
  ['does npu pay for tuition?', 'Northern Prairie University'],
  ["what's UC's parental leave", 'University of Caldera'],
  ['How many sick days at Dunmore County 911?', 'Dunmore County 9-1-1 Dispatch District'],
  ['How many sick days at Dunmore County 9-1-1 Dispatch District?', 'Dunmore County 9-1-1 Dispatch District'],
  ['bereavement at quillon', 'Quillon Harbor Charter School'],
  ['Does Hesper match the 401(k)?', 'Hesper, Inc.'],
  ['What does Hesper Inc match in the 401(k)?', 'Hesper, Inc.'],
])('an employer is found by what it is called: %s', (question, employer) => {
  expect(named(question)).toEqual([[employer]]);
});

test.each([
  'How much PTO do employers give?',
  'how does uc compare',
  'what do PTO policies say',
  'hesitant about HSAs',
])('and by nothing else: %s', (question) => {
  expect(named(question)).toEqual([]);
});

test.each([
  ['I begin at Hesper next week. How many vacation days will I get?', [['Hesper, Inc.']]],
  ['I work at Hesper. What is the median PTO in tech?', []],
  ['My client is Hesper. How common is a 401k match?', []],
])('who is told of before the question is whom it is about, unless it is about many: %s', (question, employers) => {
  expect(named(question)).toEqual(employers);
});

test('LTD behind a name is insurance, and Ltd. a part of the name', () => {
  const asked = (question: string) => read(question, null, library).metrics.map(({ value }) => value.metric);
  expect(asked("What is Hesper's LTD percentage?")).toEqual(['ltd.percent']);
  expect(asked('hesper long term disability percentage')).toEqual(['ltd.percent']);
  expect(asked('LTD percentage at Hesper Ltd.')).toEqual(['ltd.percent']);
});

test('letters of the field are nobody’s initials, and those of two employers are neither’s', () => {
  const of = known(['Hollow Stone Academy', 'Grove Tern Labs', 'Gale Thorn Lodge']);
  expect(named('How much does the employer put into the HSA?', of)).toEqual([]);
  expect(named('GTL vacation days', of)).toEqual([]);
});

test('a beginning that several names share is asked about', () => {
  expect(named('Larkspur vacation days', known(['Larkspur Company', 'Larkspur Health']))).toEqual([
    ['Larkspur Company', 'Larkspur Health'],
  ]);
});

test('whatever an employer is called, its whole name finds it', () => {
  const word = fc.stringMatching(/^[BFKQVXZ][aeiou][bdgkvxz][aeiou]x$/);
  const tail = fc.constantFrom('', ' Inc.', ' Company', ', LLC');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), tail, fc.boolean(), (words, end, isThe) => {
      const name = `${isThe ? 'The ' : ''}${words.join(' ')}${end}`;
      expect(named(`How many vacation days does ${words.join(' ')} give?`, known([name]))).toEqual([[name]]);
      expect(named(`How many vacation days does ${name} give?`, known([words.join(' ')]))).toEqual([[words.join(' ')]]);
    }),
  );
});

test('letters of the field, of a place or of a chat are nobody’s, in small letters or capitals', () => {
  const letters = [
    'UK',
    'EOB',
    'TPA',
    'FTE',
    'LOA',
    'FLSA',
    'QDRO',
    'PEPM',
    'RFP',
    'DHMO',
    'GTL',
    'DEI',
    'PWFA',
    'YTD',
    'IDK',
    'LOL',
  ];
  for (const one of letters) {
    const [first = '', ...others] = [...one].map((letter) => `${letter}olden`);
    const of = known([`${first} of ${others.join(' ')}`, `${first} ${others.join(' ')} Rix`]);
    expect(initialsOf(of.employers[0] ?? '').at(-1)).toBe(one.toLowerCase());
    expect(named(`What do ${one} employees get for PTO?`, of)).toEqual([]);
    expect(named(`what do ${one.toLowerCase()} employees get for pto`, of)).toEqual([]);
  }
});

test('initials stand in capitals, unless nothing does', () => {
  expect(named('What does NPU pay for tuition?')).toEqual([['Northern Prairie University']]);
  expect(named('What does npu pay for tuition?')).toEqual([]);
  expect(named('what does uoc pay for tuition')).toEqual([]);
});
