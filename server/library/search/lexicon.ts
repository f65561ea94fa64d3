import { everydayWords } from '../../../contract/vocabulary/everyday-words.ts';
import { lexicon, subjectPhrases } from '../../language/lexicon.ts';
import { lazily } from '../../language/lazily.ts';
import { synonymGroups } from '../../../contract/vocabulary/synonyms.ts';
import { tokenize } from './tokenize.ts';
import { type Spelling, WordIndex } from '../../language/word-index.ts';

const comparing =
  'between least most under over more less than about exactly minimum maximum without covered covers employees ' +
  'employers companies plans guides benefits policies eligible enrollment reimbursement allowance ' +
  'word documents files pages sample imported people workers midsize small large year since before after';

/** Words that people type and guides need not hold: of benefits, trades, places and comparisons; by their stems. */
const words = lazily(() => {
  const texts = [
    ...synonymGroups.flatMap(({ same, related = [] }) => [...same, ...related]),
    ...lexicon.words(),
    ...subjectPhrases.words(),
    comparing,
  ];
  const byTerm = new Map<string, Set<string>>();
  for (const { term, word } of texts.flatMap(tokenize)) byTerm.set(term, (byTerm.get(term) ?? new Set()).add(word));
  return byTerm;
});

const everyday = lazily(() => new Set(tokenize(everydayWords).map(({ term }) => term)));

/** Whether a stem is one of these words: it is likelier meant than another. */
export const isLexical = (term: string): boolean => words().has(term);

/** Whether a stem is spelled right, whatever the guides hold. */
export const isKnownWord = (term: string): boolean => words().has(term) || everyday().has(term);

function* lexicalWords(): Iterable<Spelling> {
  for (const [term, own] of words()) for (const word of own) yield [term, word];
}

const index = lazily(() => new WordIndex(lexicalWords()));

/** Those of these words that may be meant; see `WordIndex`. */
export const lexicalNear = (typed: string, most: number): Iterable<Spelling> => index().near(typed, most);
