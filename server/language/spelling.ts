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
import { distance } from './distance.ts';
import { isEnglish } from './english-words.ts';
import { isContent } from './left.ts';
import { lexicon, subjectPhrases } from './lexicon.ts';
import { type Token, tokensOf, withDisability } from './tokens.ts';

const asking =
  'companies employers employees company employer employee coverage enrollment given last which share much many does what leave ' +
  'plan plans paid guides universities manufacturers hospitals offered limit form medical changed asked average meaning email ' +
  'wellness percentage provide mentioned eligible';

/** Words that guides and people have for the same thing. */
const ofGuides = [...wordings.flat(), ...synonymGroups.flatMap(({ same }) => same)]
  .flatMap((name) => name.split(/[ -]/))
  .filter((word) => /^[a-z]{5,}$/.test(word));

/** Words of the field, and of its questions: what misspellings are corrected to. */
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
  return new Set([...named, ...ofGuides, ...asking.split(' ')]);
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

/** A word of the lists, or another form of one. A stem would say too much: "deductable" has that of "deduction". */
function isListed(low: string, words: { has(word: string): boolean }): boolean {
  if (words.has(low)) return true;
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

/** A word with a bit for each of its letters: two words with many different letters are far apart. */
interface Candidate {
  word: string;
  letters: number;
}

const FIRST_LETTER = 97;
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << ((word.charCodeAt(at) - FIRST_LETTER) & 31);
  return letters;
}

/** How many bits differ, summed in pairs, fours and bytes: this is asked some thousand times for each unknown word. */
function differing(a: number, b: number): number {
  const bits = a ^ b;
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Words by how long they are, for those near a misspelling. */
function byLength(words: Iterable<string>): Map<number, Candidate[]> {
  const lengths = new Map<number, Candidate[]>();
  for (const word of words) {
    const same = lengths.get(word.length) ?? [];
    same.push({ word, letters: lettersOf(word) });
    lengths.set(word.length, same);
  }
  return lengths;
}
const fieldByLength = lazily(() => byLength(field()));

/** Whether a word is spelled right as far as anybody here can tell. */
export const isWord = (low: string, library: ReadonlySet<string>): boolean =>
  isListed(low, field()) || isListed(low, everyday) || isListed(low, library);

const LONG = 8;
/** Of shorter ones a letter is missing, or two are exchanged: another letter makes another word. */
const SHORT = 5;
/** Shorter words are too near to too many others. */
const SHORTEST = 4;

function nearest(
  low: string,
  words: ReadonlyMap<number, readonly Candidate[]>,
): { word: string; steps: number } | null {
  const most = low.length >= LONG ? 2 : 1;
  const own = lettersOf(low);
  const sorted = [...low].toSorted().join('');
  let best: { word: string; steps: number; score: number } | null = null;
  for (let length = low.length - most; length <= low.length + most; length += 1) {
    for (const { word, letters } of words.get(length) ?? []) {
      if (differing(own, letters) > 2 * most) continue;
      const steps = distance(low, word, most);
      if (steps > most || (low.length <= SHORT && word[0] !== low[0])) continue;
      // The first letter is seldom wrong, and two exchanged letters keep all of them.
      const isJumbled = letters === own && [...word].toSorted().join('') === sorted;
      if (low.length <= SHORT && !isJumbled && word.length === low.length) continue;
      const score = steps + (word[0] === low[0] ? 0 : 1) - (isJumbled ? 0.5 : word.length > low.length ? 0.25 : 0);
      if (best === null || score < best.score) best = { word, steps, score };
    }
  }
  return best;
}

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

const libraries = new WeakMap<Known, Map<number, Candidate[]>>();

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
const [employer] = tokensOf('employer');

/** The words of a question with misspellings corrected, and what was taken for what. A word that is known stays. */
export function spell(tokens: readonly Token[], library: Known): { tokens: Token[]; corrections: Correction[] } {
  const corrections: Correction[] = [];
  const ofLibrary = libraries.get(library) ?? byLength(targetsIn(library));
  libraries.set(library, ofLibrary);
  const isName = (one: Token | undefined): boolean =>
    one !== undefined &&
    one.low.length >= SHORTEST &&
    /^\p{Lu}\p{Ll}+$/u.test(one.text) &&
    !isWord(one.low, library.words);
  const spelled = tokens.map((token, at) => {
    const { low } = token;
    if (employer !== undefined && low === 'er' && givers.has(tokens[at + 1]?.low ?? ''))
      return { ...employer, text: token.text, span: token.span };
    if (token.isMark || token.number !== null || low.length < SHORTEST - 1 || !/^\p{L}+$/u.test(low)) return token;
    if (isWord(low, library.words) || isEnglish(low)) return token;
    const here = american(low, library.words);
    const [own] = here === null ? [] : tokensOf(here);
    // It is no misspelling: nothing is said of it.
    if (own !== undefined) return { ...own, text: token.text, span: token.span };
    const short = low.length < SHORTEST && isContent(token) ? questionWord(low) : null;
    if (low.length < SHORTEST && short === null) return token;
    const corrected = (taken: string): Token => {
      corrections.push({ typed: token.text, taken, span: token.span });
      const [right] = tokensOf(taken);
      return right === undefined ? token : { ...right, text: token.text, span: token.span };
    };
    // Two unknown words in capitals beside each other are somebody's name: "Dunder Mifflin".
    const isPair = isName(token) && (isName(tokens[at - 1]) || isName(tokens[at + 1]));
    if (short !== null) return corrected(short);
    const [near, theirs] = [isPair ? null : nearest(low, fieldByLength()), nearest(low, ofLibrary)];
    const taken = theirs !== null && (near === null || theirs.steps < near.steps) ? theirs.word : near?.word;
    if (taken === undefined) return token;
    return corrected(taken);
  });
  return { tokens: withDisability(spelled), corrections };
}
