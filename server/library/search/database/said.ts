import type { GuideRow, PassageRow } from '../search-index.ts';
import { stateNames } from '../states.ts';
import { type Token, tokenize } from '../tokenize.ts';

/** What the database keeps of a passage. */
export interface SaidPassage {
  passageId: string;
  ordinal: number;
  /** Stems for the ranking; what weighs more stands there twice. */
  said: string;
  /** The same stems with their places, as a literal of `tsvector`. */
  words: string;
}

/** Between two fields, so that no phrase reaches across. */
const GAP = 16;
/** What a `tsvector` can tell apart. */
const MAX_PLACE = 16_383;
const MOST_PLACES = 255;

/**
 * A guide as the database searches it. A passage holds the title, the employer and the details of its guide as well: whoever asks
 * for an employer and a benefit asks for a passage with both.
 *
 * @param take is given every word with its stem
 */
export function sayGuide(guide: GuideRow, take: (token: Token) => void): SaidPassage[] {
  const [title, employer] = [tokenize(guide.title), tokenize(guide.employer)];
  const fields = [title, employer, tokenize(detailsOf(guide))];
  for (const token of fields.flat()) take(token);
  const named = new Set([...title, ...employer].map(({ term }) => term));
  return guide.passages.map((passage, ordinal) => {
    const own = ownFields(passage, named);
    for (const token of own.flat()) take(token);
    const [heading = []] = own;
    const all = [...own, ...fields];
    return { passageId: passage.id, ordinal, said: said([heading, ...all]), words: placed(all) };
  });
}

/** Heading and text; nothing of a cover, which says no more than the title. */
function ownFields(passage: PassageRow, named: ReadonlySet<string>): Token[][] {
  const text = tokenize(passage.text);
  if (text.every(({ term }) => named.has(term))) return [];
  return [tokenize(passage.heading ?? ''), text];
}

function detailsOf({ industry, state, planYear, type }: GuideRow): string {
  return [industry ?? '', state ?? '', stateNames[state ?? ''] ?? '', planYear ?? '', type].join(' ');
}

const said = (fields: readonly Token[][]): string => fields.flat().map(({ term }) => term).join(' '); // prettier-ignore

function placed(fields: readonly Token[][]): string {
  const places = new Map<string, number[]>();
  let place = 1;
  for (const field of fields) {
    for (const { term } of field) {
      const own = places.get(term) ?? [];
      if (own.length < MOST_PLACES) own.push(Math.min(place, MAX_PLACE));
      places.set(term, own);
      place += 1;
    }
    place += GAP;
  }
  return [...places].map(([term, own]) => `${lexeme(term)}:${own.join(',')}`).join(' ');
}

/** A stem as it is written in a `tsvector` or a `tsquery`. */
export const lexeme = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
