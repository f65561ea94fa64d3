import { sql } from 'drizzle-orm';
import type { Citation } from '../../contract/insight.ts';
import type { Connection } from '../../server/db/connect.ts';
import { NOT_VERIFIED } from '../../server/insight/cited-text.ts';
import type { HeldNumbers } from './held-numbers.ts';
import type { Question } from './read-questions.ts';

/** What became of a question. */
export interface Judged {
  question: Question;
  answer: string;
  isRight: boolean;
  /** It denies what is stated. */
  isDenied: boolean;
  quotes: number;
  /** Quotes that stand in their passages word for word. */
  verbatim: number;
  /** Numbers that stand in the sources that they cite. */
  numbers: HeldNumbers;
  /** Sentences that are marked as held by no source. */
  marked: readonly string[];
  firstMs: number;
  wholeMs: number;
}

const denials = [
  'does not state',
  'do not state',
  'not in the library',
  'not stated',
  'no guide',
  'cannot answer',
  'could not find',
];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/【\d+】|\*/g, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ');

/** A number whose label leaves its unit open: of dollars or percent it is as right as of weeks. */
const BARE_NUMBER = /^\d[\d,]*(?:\.\d+)?$/;

/** Whether words stand in a text as words of their own. */
export function says(text: string, words: string): boolean {
  const escaped = plain(words).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const isBare = BARE_NUMBER.test(words);
  const start = isBare ? String.raw`(?<![\w.,])` : /^\w/.test(words) ? String.raw`(?<![\w.,$])` : '';
  const end = isBare ? String.raw`(?!\d|[.,]\d)` : /\d$/.test(words) ? String.raw`(?![\d%]|[.,]\d)` : '';
  return new RegExp(`${start}${escaped}${end}`, 'u').test(plain(text));
}

/** The sentences of an answer that are marked as held by no source. */
export const markedIn = (answer: string): string[] =>
  answer.split('\n').flatMap((line) => (line.includes(NOT_VERIFIED) ? [line] : []));

/** Holds an answer against what it must say and must not. */
export function judge({ parts, never, kind }: Question, answer: string): Pick<Judged, 'isRight' | 'isDenied'> {
  const isRight =
    parts.every((spellings) => spellings.some((one) => says(answer, one))) && !never.some((one) => says(answer, one));
  return { isRight, isDenied: kind !== 'not stated' && !isRight && denials.some((one) => plain(answer).includes(one)) };
}

/** How many of the quotes are words of their passages. */
export async function countVerbatim(
  db: Connection,
  citations: readonly Citation[],
): Promise<{ quotes: number; verbatim: number }> {
  let verbatim = 0;
  const quoted = citations.flatMap((one) => ('passageId' in one ? [one] : []));
  for (const { passageId, quote } of quoted) {
    const { rows } = await db.execute<{ held: boolean }>(sql`
      select position(${quote} in text) > 0 as held from passage where id = ${passageId}`);
    if (rows[0]?.held === true && quote !== '') verbatim += 1;
  }
  return { quotes: quoted.length, verbatim };
}
