import type { Passage } from './conversation.ts';
import { stem, stemsOf, wordsOf } from './words.ts';

/** Parts of a company's name that do not tell it from others. */
const COMMON = new Set('inc llc corp corporation company co group ltd the and of'.split(' '));

const distinct = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !COMMON.has(word))
    .map(stem);

/** Whether a passage is from a guide that the name means: by its employer or its title. */
export function belongsTo(passage: Passage, name: string): boolean {
  const wanted = distinct(name);
  if (wanted.length === 0) return false;
  const own = stemsOf(`${passage.employer} ${passage.guide}`);
  if (wanted.every((one) => own.has(one))) return true;
  const employer = distinct(passage.employer);
  return employer.length > 0 && employer.every((one) => wanted.includes(one));
}

/** Whether a passage speaks of the name: a plan or a program that has no guide of its own. */
export function mentions(passage: Passage, name: string): boolean {
  const own = stemsOf(`${passage.heading ?? ''} ${passage.text}`);
  const wanted = distinct(name);
  return wanted.length > 0 && wanted.every((one) => own.has(one));
}

/** Kinds of employers as people name them, with the stems by which an industry or a guide shows that it is one. */
const KINDS: readonly (readonly string[])[] = [
  ['hospital', 'healthcare', 'clinic', 'medical group', 'medical center', 'health system'],
  ['tech', 'technology', 'software', 'saas', 'startup'],
  ['bank', 'banking', 'finance', 'financial', 'insurer'],
  ['school', 'university', 'college', 'education', 'educational'],
  ['manufacturer', 'manufacturing', 'factory', 'industrial'],
  ['retailer', 'retail', 'store'],
  ['nonprofit', 'charity', 'foundation'],
  ['government', 'federal', 'agency', 'public', 'city', 'county'],
  ['hotel', 'hospitality', 'restaurant'],
  ['construction', 'builder', 'contractor'],
  ['law', 'legal', 'attorney'],
];

const stemLine = (text: string): string => wordsOf(text).map(stem).join(' ');

const PHRASES = KINDS.map((words) => words.map(stemLine));

/** The kind of employer that a stem names, as phrases of stems; undefined for any other word. */
export function kindOf(term: string): readonly string[] | undefined {
  return PHRASES.find((phrases) => phrases.includes(term));
}

/** The words to search with for the kind of employer that a stem names. */
export function kindWords(term: string): readonly string[] {
  return KINDS[PHRASES.findIndex((phrases) => phrases.includes(term))]?.slice(0, 2) ?? [];
}

/** Whether the guide of a passage is of that kind of employer. */
export function isOfKind(passage: Passage, kind: readonly string[]): boolean {
  const own = ` ${stemLine(`${passage.employer} ${passage.guide} ${passage.industry ?? ''}`)} `;
  return kind.some((phrase) => own.includes(` ${phrase} `));
}
