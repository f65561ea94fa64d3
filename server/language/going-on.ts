import { listed } from '../../contract/vocabulary/listed.ts';
import type { Reading } from '../../contract/reading.ts';
import { tokensOf } from './tokens.ts';

/** How a question leans on the one before it, by its form alone. */
export interface GoingOn {
  /** Its words, in small letters. */
  words: readonly string[];
  /** It begins as one goes on: "and …", "what about …", "for dependents?". */
  isLed: boolean;
  /** So short that it is no whole question: "vesting?", "out-of-pocket max?". */
  isShort: boolean;
  /** It points back: "is it paid?", "do they need to come back?". */
  isPointing: boolean;
  /** Employers in general are meant: not whom one spoke of. */
  isOfAll: boolean;
  /** What the law says is meant. */
  isOfLaw: boolean;
}

const leads = new Set([
  'and',
  'for',
  'with',
  'plus',
  'also',
  'but',
  'so',
  'or',
  'then',
  'if',
  'in',
  'without',
  'including',
]);
const pointers = new Set(
  listed('it, its, they, them, their, theirs, there, that, this, those, these, he, him, his, she, her, hers'),
);
const everybody = new Set(
  listed(`
    employers, companies, market, industry, peers, everyone, typical, typically, usual, normal, common, average, median
    most, others
  `),
);
const laws = new Set(['law', 'laws', 'legally', 'legal', 'statute']);
/** "Law school" is no law. */
const trades = new Set(listed('school, schools, firm, firms, degree, student, students, review, office, offices'));
const questioning = new Set(
  listed(`
    what, how, which, who, when, where, why, do, does, did, is, are, can, must, may, compare, list, show, rank, find
    top
  `),
);
const SHORT = 4;

/** How the words of a question lean on the question before. */
export function goingOn({ text }: Pick<Reading, 'text'>): GoingOn {
  const words = tokensOf(text)
    .filter(({ isMark }) => !isMark)
    .map(({ low }) => low);
  const [first = '', second = ''] = words;
  const isPair = (first === 'what' && second === 'if') || (['what', 'how'].includes(first) && second === 'about');
  return {
    words,
    isLed: leads.has(first) || isPair,
    isShort: words.length <= SHORT && !questioning.has(first),
    isPointing: words.some((word) => pointers.has(word)),
    // "The most a person can put in" is a limit, and not what most do.
    isOfAll: words.some((word, at) => everybody.has(word) && !(word === 'most' && words[at - 1] === 'the')),
    isOfLaw: words.some((word, at) => laws.has(word) && !trades.has(words[at + 1] ?? '')),
  };
}
