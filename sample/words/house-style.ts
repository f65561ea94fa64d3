import type { Employer } from '../employer.ts';
import type { Family } from '../families.ts';
import { Random } from '../random.ts';
import { kindsOf } from '../trades.ts';

/** Words that each employer has its own for, with what they may be. */
const choices: Readonly<Record<string, readonly [string, ...string[]]>> = {
  employees: ['employees', 'employees', 'team members', 'associates', 'staff members', 'colleagues'],
  employee: ['employee'],
  'open enrollment': ['open enrollment', 'open enrollment', 'annual enrollment'],
  elections: ['elections', 'choices', 'selections'],
  'enroll in': ['enroll in', 'enroll in', 'sign up for'],
  enroll: ['enroll', 'enroll', 'sign up'],
  'in the network': ['in the network', 'in network', 'within the network'],
  'your share': ['your share', 'your cost', 'your portion'],
  'is not': ['is not', "isn't"],
  'do not': ['do not', "don't"],
  'does not': ['does not', "doesn't"],
  'are not': ['are not', "aren't"],
  cannot: ['cannot', "can't"],
  'you are': ['you are', "you're"],
  'that is': ['that is', "that's"],
  'you will': ['you will', "you'll"],
  'what is': ['what is', "what's"],
  'there is': ['there is', "there's"],
  'before tax': ['before tax', 'before tax', 'pre-tax', 'before taxes'],
  'sixty days': ['sixty days', '60 days'],
  'drug list': ['drug list', 'formulary'],
  'qualifying life event': ['qualifying life event', 'qualifying life event', 'qualifying event'],
  'at no cost': ['at no cost', 'free of charge'],
  yearly: ['yearly', 'annual'],
  toward: ['toward', 'toward', 'towards'],
  somewhat: ['somewhat', 'a little', 'slightly'],
  'in force': ['in force', 'in effect'],
  'find out': ['find out', 'learn'],
  'at once': ['at once', 'immediately', 'right away'],
  'ahead of time': ['ahead of time', 'in advance', 'beforehand'],
  'as long as': ['as long as', 'provided that'],
  'prior approval': ['prior approval', 'prior authorization'],
  'plan documents': ['plan documents', 'official documents', 'governing documents'],
  'hospital stay': ['hospital stay', 'inpatient stay'],
  offered: ['offered', 'provided'],
  'at any time': ['at any time', 'anytime'],
  'network providers': ['network providers', 'in-network providers', 'participating providers'],
  'on request': ['on request', 'upon request'],
  doctor: ['doctor', 'doctor', 'physician'],
  doctors: ['doctors', 'doctors', 'physicians'],
  medicines: ['medicines', 'medications', 'prescriptions'],
  carrier: ['carrier', 'carrier', 'insurer', 'insurance carrier'],
  'plan year': ['plan year', 'plan year', 'benefit year'],
  choose: ['choose', 'choose', 'select'],
  'may not': ['may not', 'may not', 'cannot'],
  'health coverage': ['health coverage', 'medical coverage'],
  'you may': ['you may', 'you may', 'you can'],
  'you must': ['you must', 'you must', 'you have to', 'you need to'],
  receive: ['receive', 'get'],
  because: ['because', 'because', 'since'],
  'free of charge': ['free of charge', 'at no cost', 'free', 'without charge'],
  'each year': ['each year', 'every year'],
  usually: ['usually', 'generally', 'typically'],
  'such as': ['such as', 'such as', 'for example'],
  begins: ['begins', 'starts'],
  begin: ['begin', 'start'],
  dependents: ['dependents', 'dependents', 'family members'],
};

/** What a document calls itself. */
const selves: Readonly<Record<Family, readonly [string, ...string[]]>> = {
  booklet: ['guide', 'booklet', 'guidebook'],
  carrier: ['guide', 'brochure', 'booklet'],
  inhouse: ['guide', 'overview', 'brochure'],
  summary: ['overview', 'sheet'],
  intranet: ['page'],
  handbook: ['chapter', 'handbook', 'policy'],
  memo: ['memo', 'letter'],
  rates: ['sheet', 'document'],
  federal: ['form'],
};

/** The words with the article before them, which turns with its word: "an employee", "a team member". */
const wordsIn = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?:\\b(an?) )?(?<!creditable |continuation )\\b(${words.join('|')})\\b(?<!you may(?= (?:be|have|not|pay)\\b))(?! assistance| care| life|-|’|'|\\.\\w)`,
    'gi',
  );

const all = wordsIn([...Object.keys(choices), "guide's", 'guide', "company's", 'company']);
/** What may change where a fact is stated: nothing that names what the fact is of. */
const aroundFacts = wordsIn([
  'employees',
  "company's",
  'company',
  'you may',
  'you must',
  'receive',
  'each year',
  'choose',
  'at any time',
]);

/** Puts the words of an employer in the place of ours. */
export function houseStyle(
  { number, name }: Employer,
  family: Family,
): (text: string, as: { isFact: boolean; isFormal: boolean }) => string {
  const random = new Random(`house ${number}`);
  const own = new Map(Object.entries(choices).map(([word, some]) => [word, random.pick(some)]));
  own.set('employee', (own.get('employees') ?? 'employees').replace(/s$/, ''));
  // One who writes "don't" writes "isn't", too.
  const isShort = random.chance(0.5);
  for (const [word, all] of Object.entries(choices))
    if (all[1]?.includes("'")) own.set(word, all[isShort ? 1 : 0] ?? word);
  own.set('guide', random.pick(selves[family]));
  own.set('company', random.pick(kindsOf(name)));
  for (const word of ['guide', 'company']) own.set(`${word}'s`, `${own.get(word) ?? word}'s`);
  return (text, { isFact, isFormal }) =>
    text.replaceAll(
      isFact ? aroundFacts : all,
      (whole, article: string | undefined, word: string, at: number, line: string) => {
        const other = own.get(word.toLowerCase()) ?? word;
        // Nobody shortens the last words of a sentence: "what makes us what it is".
        // A notice keeps the word of the law: "the death of the employee".
        if (isFormal && !isFact && /^employee/i.test(word)) return whole;
        if (other.includes("'") && (isFormal || !/^ \w/.test(line.slice(at + whole.length)))) return whole;
        const cased = word[0] === word[0]?.toUpperCase() ? `${other[0]?.toUpperCase()}${other.slice(1)}` : other;
        if (article === undefined) return cased;
        return `${article[0]}${/^[aeiou]/i.test(other) ? 'n' : ''} ${cased}`;
      },
    );
}
