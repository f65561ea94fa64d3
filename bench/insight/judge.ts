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
    .replaceAll(/(?<=\d)\.00(?!\d)/g, '')
    .replaceAll(/\s+/g, ' ');

/** A number whose label leaves its unit open: a large one may be of dollars, one that is asked as a share of percent. */
const BARE_NUMBER = /^\d[\d,]*(?:\.\d+)?$/;
const MONEY_LIKE = /\d{3}|\./;
const ASKS_SHARE = /%|\b(?:percent\w*|pct|share|rate)\b/i;

/** Whether words stand in a text, that answers a question, as words of their own. */
export function says(text: string, words: string, question = ''): boolean {
  const escaped = plain(words).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const isBare = BARE_NUMBER.test(words);
  const before = isBare && MONEY_LIKE.test(words) ? '' : '$';
  const after = isBare && (words.includes('.') || ASKS_SHARE.test(question)) ? '' : '%';
  const start = /^\w/.test(words) ? String.raw`(?<![\w.,${before}])` : '';
  const end = /\d$/.test(words) ? String.raw`(?![\d${after}]|[.,]\d)` : '';
  return new RegExp(`${start}${escaped}${end}`, 'u').test(plain(text));
}

/** The sentences of an answer that are marked as held by no source. */
export const markedIn = (answer: string): string[] =>
  answer.split('\n').flatMap((line) => (line.includes(NOT_VERIFIED) ? [line] : []));

/** Holds an answer against what it must say and must not. */
export function judge(
  { parts, never, kind, question }: Question,
  answer: string,
): Pick<Judged, 'isRight' | 'isDenied'> {
  const isRight =
    parts.every((spellings) => spellings.some((one) => says(answer, one, question))) &&
    !never.some((one) => says(answer, one, question));
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
