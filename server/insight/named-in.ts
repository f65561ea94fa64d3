import type { Reading } from '../../contract/reading.ts';
import { isWord } from '../language/spelling.ts';
import type { LibraryNames } from './library-names.ts';
import type { NamedGuide } from './names-store.ts';
import { isOfField } from './tools/find-rules.ts';

/** Whom a question names. */
export interface Named {
  employers: readonly string[];
  /** Names that several employers bear. */
  ambiguous: readonly { typed: string; employers: string[] }[];
  /** Guides that are named by their titles rather than by their employer. */
  guides: readonly NamedGuide[];
  /** Words of the question by which guides are named: no words of what is asked. */
  by: readonly string[];
  /** Names that are nobody's in the library. */
  unknown: readonly string[];
}

/** Letters and digits in one are more likely a name than an amount: "18F". */
const CODE = /\b(?=\w*\d)(?=\w*[a-z])[a-z\d]{2,}\b/giu;

const nobody: ReadonlySet<string> = new Set();

/**
 * Whom a reading names: employers, guides by their titles, and names that the library does not have.
 *
 * @param carried guides that the question before named by their titles: a follow-up is about them, too
 */
export function namedIn(
  question: string,
  reading: Reading,
  names: LibraryNames,
  carried: readonly string[] = [],
): Named {
  const own = reading.employers.map(({ value }) => value);
  const employers = [...new Set(own.flatMap((value) => (value.length === 1 ? [...value] : [])))];
  const ambiguous = reading.employers.flatMap(({ value, from }) =>
    value.length < 2
      ? []
      : [{ typed: from.kind === 'typed' ? question.slice(...from.span) : (value[0] ?? ''), employers: [...value] }],
  );
  // A word of the law, or a survey, is no employer's name: "the pregnant workers act", "Social Security".
  const surveys = (reading.surveys ?? []).flatMap(({ from }) => (from.kind === 'typed' ? [from.span] : []));
  const isOfSurvey = (at: number): boolean => surveys.some(([from, to]) => at >= from && at < to);
  const telling = reading.left.filter(
    ({ word, span }) => !isOfSurvey(span[0]) && !isWord(word.toLowerCase(), nobody) && !isOfField(word),
  );
  const short = [...telling.map(({ word }) => word), ...(question.match(CODE) ?? [])];
  const titled = own.length > 0 ? [] : names.bearing(short, question);
  const isGoingOn = reading.operation !== null && own.length === 0 && titled.length === 0 && reading.where === null;
  const guides = isGoingOn ? names.guides.filter(({ id }) => carried.includes(id)) : titled;
  const isNobody = own.length === 0 && guides.length === 0;
  return {
    employers,
    ambiguous,
    guides,
    by: titled.length === 0 ? [] : short.filter((word) => names.bearing([word], question).length > 0),
    unknown: isNobody ? unknownNames(question, telling) : [],
  };
}

/** Words in capitals that stand together, where a name is asked about: "at Wernham Hogg", "Wernham Hogg's match". */
function unknownNames(question: string, telling: Reading['left']): string[] {
  const names: { from: number; to: number }[] = [];
  for (const { word, span } of telling) {
    // Letters that are all capitals are an abbreviation of the field rather than a name.
    if (!/^\p{Lu}/u.test(word) || !/\p{Ll}/u.test(word)) continue;
    const last = names.at(-1);
    if (last !== undefined && /^\s*$/.test(question.slice(last.to, span[0]))) last.to = span[1];
    else names.push({ from: span[0], to: span[1] });
  }
  const publics = [...question.matchAll(PUBLIC)]
    .filter(({ index }) => LED.test(question.slice(0, index)))
    .map(([name]) => name);
  if (publics.length > 0) return publics;
  return names
    .filter(
      ({ from, to }) =>
        OWNED.test(question.slice(to)) || OWNED.test(question.slice(to - 2, to)) || LED.test(question.slice(0, from)),
    )
    .map(({ from, to }) => question.slice(from, to).replace(/['’]s$/u, ''))
    .filter((name) => !isOfField(name));
}

/** "City of Austin", "Cook County": what governs a place is an employer, too. */
const PUBLIC =
  /\b(?:City|County|Town|Village|University|Port|Diocese) of (?:\p{Lu}[\p{L}.]+ ?)+|\b(?:\p{Lu}[\p{L}.]+ )+(?:County|School District|University|ISD)\b/gu;

/** A name alone makes nobody an employer: it is asked about as one. */
const LED = /(?:^|\s)(?:at|does|do|of|from|by|for|with|between|and|versus|vs\.?)\s+$/iu;
const OWNED = /^['’]s\b/u;
