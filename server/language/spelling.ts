import { listed } from '../../contract/vocabulary/listed.ts';
import { everydayWords } from '../../contract/vocabulary/everyday-words.ts';
import { fillerVerbs, fillerWords } from '../../contract/vocabulary/filler-words.ts';
import { lawTopics } from '../../contract/vocabulary/law-topics.ts';
import { occupations, qualifiers } from '../../contract/vocabulary/qualifiers.ts';
import { shortStates } from '../../contract/vocabulary/states.ts';
import { surveys } from '../../contract/vocabulary/surveys.ts';
import { synonymGroups } from '../../contract/vocabulary/synonyms.ts';
import { wordings } from '../../contract/vocabulary/wordings.ts';
import type { Correction, Known } from '../../contract/reading.ts';
import { absences, charts, denials, dimensions, ends, statistics, before, behind } from './operators.ts';
import { lazily } from './lazily.ts';
import { cuePhrases } from './cues.ts';
import { correct, type Vocabulary } from './correct.ts';
import { distance } from './distance.ts';
import { isEnglish } from './english-words.ts';
import { isContent } from './left.ts';
import { lexicon, subjectPhrases } from './lexicon.ts';
import { type Token, tokensOf, withDisability } from './tokens.ts';
import { WordIndex } from './word-index.ts';

const asking =
  'companies employers employees company employer employee coverage enrollment given last which share much many does what leave ' +
  'plan plans paid guides universities manufacturers hospitals offered limit form medical changed asked average meaning email ' +
  'wellness percentage provide mentioned eligible';

/** Words that guides and people have for the same thing. */
const ofGuides = [...wordings.flat(), ...synonymGroups.flatMap(({ same }) => same)]
  .flatMap((name) => name.split(/[ -]/))
  .filter((word) => /^[a-z]{5,}$/.test(word));

/** Words of the field, and of its questions, by how many names hold them: what misspellings are corrected to. */
const field = lazily(() => {
  const words = [
    lexicon,
    subjectPhrases,
    cuePhrases,
    statistics,
    dimensions,
    charts,
    ends,
    before,
    behind,
    denials,
    absences,
  ].flatMap((phrases) => [...phrases.words()]);
  const named = words.filter((word) => /^\p{L}{4,}$/u.test(word) && !Object.hasOwn(shortStates, word));
  const counts = new Map<string, number>();
  for (const word of [...named, ...ofGuides, ...asking.split(' ')]) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
});
/** Words of every day: some change no figure, some say of whom one is. */
const everyday = new Set([
  ...everydayWords.split(/\s+/).filter(Boolean),
  ...fillerWords,
  ...fillerVerbs,
  ...occupations,
  ...qualifiers.flatMap((name) => name.split(/[ -]/)),
  ...Object.values(lawTopics).flatMap(({ names }) => names.flatMap((name) => name.split(/[ -]/))),
  ...Object.values(surveys).flatMap(({ names }) => names.flatMap((name) => name.split(/[ -]/))),
]);

const suffixes: readonly (readonly [string, string])[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ed', ''],
  ['d', ''],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
  ['er', ''],
  ['r', ''],
  ['ied', 'y'],
];

/** Another form of a word that is listed. A stem would say too much: "deductable" has that of "deduction". */
function isFormIn(low: string, words: { has(word: string): boolean }): boolean {
  return suffixes.some(([end, other]) => {
    const stem = low.slice(0, low.length - end.length);
    // "Offerd" has lost a letter: only behind an "e" stands a "d" alone.
    const isJoined = !['d', 'r'].includes(end) || stem.endsWith('e');
    if (!low.endsWith(end) || low.length <= end.length + 2) return false;
    // "Dropped": a consonant is written twice before an ending.
    const isDoubled = /([bdgmnprt])\1$/.test(stem) && words.has(stem.slice(0, -1));
    return (isJoined && words.has(stem + other)) || (isDoubled && (end === 'ed' || end === 'ing'));
  });
}

const indexOf = (words: Iterable<string>): WordIndex => new WordIndex([...words].map((word) => [word, word] as const));
const fieldIndex = lazily(() => indexOf(field().keys()));

/** Whether a word is spelled right as far as anybody here can tell. */
export function isWord(low: string, library: ReadonlySet<string>): boolean {
  const lists = [field(), everyday, library];
  return lists.some((words) => words.has(low)) || lists.some((words) => isFormIn(low, words));
}

/** Whether a word in small letters is one of the field. */
export const isField = (low: string): boolean => field().has(low);

/** Shorter words are too near to too many others. */
const SHORTEST = 4;

/** Words of questions that are typed wrong in three letters: "wht", "hve", "teh". */
const ofQuestions = listed(
  `what, when, which, with, have, many, much, from, does, give, their, they, that, than, the, and, for, how, who, are`,
);

/** The one word of questions that a shorter one may be: all its letters, or all but one, in their order but for neighbours. */
function questionWord(low: string): string | null {
  const sorted = [...low].toSorted().join('');
  const found = ofQuestions.filter((word) => {
    const isJumbled = word.length === low.length && [...word].toSorted().join('') === sorted;
    return word[0] === low[0] && (isJumbled || (word.length === low.length + 1 && distance(low, word, 1) === 1));
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * The library's words that a misspelt one may stand for. Invented employers have names of everyday words, and many: nobody
 * misspells one of those.
 */
function targetsIn({ words, employers, invented }: Known): string[] {
  if (words.size === 0) return [];
  const wordsOf = (names: readonly string[]): Set<string> =>
    new Set(names.flatMap((name) => tokensOf(name).map(({ low }) => low)));
  const real = wordsOf(employers.filter((name) => invented?.has(name) !== true));
  const made = wordsOf([...(invented ?? [])]);
  return [...words].filter((word) => word.length > SHORTEST && (real.has(word) || !made.has(word)));
}

interface Vocabularies {
  /** Words of the field and of the library; the field's are likelier meant. */
  all: Vocabulary;
  /** Those of the library alone. */
  library: Vocabulary;
}
const vocabularies = new WeakMap<Known, Vocabularies>();

function vocabulariesOf(known: Known): Vocabularies {
  const before = vocabularies.get(known);
  if (before !== undefined) return before;
  const own = indexOf(targetsIn(known));
  const frequency = (word: string): number => field().get(word) ?? 0;
  const library: Vocabulary = { frequency, near: (typed, most) => own.near(typed, most) };
  const all: Vocabulary = {
    frequency,
    *near(typed, most) {
      yield* fieldIndex().near(typed, most);
      yield* own.near(typed, most);
    },
  };
  const made = { all, library };
  vocabularies.set(known, made);
  return made;
}

/** Endings as they are spelled in Britain, with how they are spelled here. */
const british: readonly (readonly [RegExp, string])[] = [
  [/mme(?=s?$)/, 'm'],
  [/our(?=(?:s|ed|ing|ite|able)?$)/, 'or'],
  [/is(?=(?:e|es|ed|ing|ation|ations)$)/, 'iz'],
  [/ll(?=(?:ed|ing|er)$)/, 'l'],
  [/tre(?=s?$)/, 'ter'],
  [/ence(?=s?$)/, 'ense'],
  [/ol(?=(?:ment|ments)$)/, 'oll'],
];

/** "Programme", "enrolment": the word as it is spelled here, where that is one. */
function american(low: string, library: ReadonlySet<string>): string | null {
  const found = british.map(([end, here]) => low.replace(end, here)).find((one) => one !== low && isWord(one, library));
  return found ?? null;
}

/** "Does the ER pay": what an employer does and an emergency room does not. */
const givers = new Set(
  listed(`pay, pays, contribute, contributes, match, matches, give, gives, fund, funds, put, puts`),
);

/** The words of a question with misspellings corrected, and what was taken for what. A word that is known stays. */
export function spell(tokens: readonly Token[], library: Known): { tokens: Token[]; corrections: Correction[] } {
  const corrections: Correction[] = [];
  const isName = (one: Token | undefined): boolean =>
    one !== undefined &&
    one.low.length >= SHORTEST &&
    /^\p{Lu}\p{Ll}+$/u.test(one.text) &&
    !isWord(one.low, library.words);
  const spelled = tokens.map((token, at) => {
    const { low, text, span } = token;
    const as = (word: string): Token => ({ ...(tokensOf(word)[0] ?? token), text, span });
    if (low === 'er' && givers.has(tokens[at + 1]?.low ?? '')) return as('employer');
    if (token.isMark || token.number !== null || low.length < SHORTEST - 1 || !/^\p{L}+$/u.test(low)) return token;
    if (isWord(low, library.words) || isEnglish(low)) return token;
    const here = american(low, library.words);
    // It is no misspelling: nothing is said of it.
    if (here !== null) return as(here);
    // Two unknown words in capitals beside each other are somebody's name: "Dunder Mifflin".
    const isPair = isName(token) && (isName(tokens[at - 1]) || isName(tokens[at + 1]));
    const short = low.length < SHORTEST && isContent(token) ? questionWord(low) : null;
    const taken = short ?? correct(low, vocabulariesOf(library)[isPair ? 'library' : 'all'], true);
    if (taken === null) return token;
    corrections.push({ typed: text, taken, span });
    return as(taken);
  });
  return { tokens: withDisability(spelled), corrections };
}
