import { stemOf } from '../../contract/stem.ts';
import {
  answerWords,
  passingWords,
  fieldWords,
  kindWords,
  smallWords,
  talkWords,
} from '../../contract/vocabulary/small-words.ts';

/** Words that say nothing about what is asked. */
const empty = new Set([...smallWords, ...talkWords, ...passingWords, ...fieldWords, ...kindWords, ...answerWords]);

/** Whether a word carries meaning by itself. */
export const isContent = (word: string): boolean => !empty.has(word) && (word.length > 1 || /\d/.test(word));

/** Lower case, with the spellings that benefits words vary in made one. */
export function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\bca(?=n'?t\b)/g, 'can')
    .replaceAll(/\bwo(?=n't\b)/g, 'will')
    .replaceAll(/n't\b|(?<=\b(?:do|does|did|is|are|was|has|have|can|could|would|should))nt\b/g, ' not')
    .replaceAll(/\b(401|403|457)\s?\(?([abk])\)?(?![a-z])/g, '$1$2')
    .replaceAll(/\btax[- ]deductible\b/g, 'taxfree')
    .replaceAll(/\bhealth(?=care\b)/g, 'health ')
    .replaceAll(/\bco-(pay|insurance)/g, 'co$1')
    .replaceAll(/(?<=\bunpaid )time[- ]off\b/g, 'leave')
    .replaceAll(/\b((paid|personal) )?time[- ]off\b|\bdays off\b/g, 'pto')
    .replaceAll(/\bup to\b/g, 'upto')
    .replaceAll(/\b(max|min)(?=\s|$)/g, '$1imum')
    .replaceAll(/\b(health|medical) savings accounts?/g, 'hsa')
    .replaceAll(/\bflexible spending (account|arrangement)s?/g, 'fsa')
    .replaceAll(/\bhigh[- ]deductible\b/g, 'hdhp')
    .replaceAll(/\bemployee assistance program(me)?s?\b/g, 'eap')
    .replaceAll(/\bshort[- ]term disability\b/g, 'std')
    .replaceAll(/\blong[- ]term disability\b/g, 'ltd')
    .replaceAll(/\bout[- ]of[- ]pocket\b/g, 'oop')
    .replaceAll(/\b(out[- ]of|non)[- ]network\b/g, 'oon')
    .replaceAll(/\b(carr(y|ied|ies|ying)|roll(s|ed|ing)?)[- ]?over\b/g, 'carryover')
    .replaceAll(/\bprogramme/g, 'program')
    .replaceAll(/'s\b/g, '');
}

/** The words of a text in order, normalized. */
export function wordsOf(text: string): string[] {
  return normalize(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The distinct stems of a text. */
export function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).map(stemOf));
}

/** The stems of a text with a space around each, so that a phrase can be looked for. */
export function stemLine(text: string): string {
  const had = stemLines.get(text);
  if (had !== undefined) return had;
  const line = ` ${wordsOf(text).map(stemOf).join(' ')} `;
  if (stemLines.size >= MOST_KEPT) stemLines.clear();
  stemLines.set(text, line);
  return line;
}

/** The same statements of guides are looked through for one question after the other. */
const stemLines = new Map<string, string>();
const MOST_KEPT = 8_000;
