import { sql } from 'drizzle-orm';
import type { Citation } from '../../contract/insight.ts';
import { entries } from '../../reference/entries.ts';
import { surveyEntries } from '../../reference/surveys/all.ts';
import type { Connection } from '../../server/db/connect.ts';

/** Numbers of an answer that stand behind a marker, and those of them that the source of that marker has. */
export interface HeldNumbers {
  numbers: number;
  held: number;
  /** Lines with a number that its source does not have. */
  loose: readonly string[];
}

const MARKER = /【(\d+)】/gu;
const NUMBER = /\d[\d,]*(?:\.\d+)?/gu;
const written = (text: string): string[] => (text.match(NUMBER) ?? []).map((one) => one.replaceAll(',', ''));
/** Where guides, years and the days of rules are named, nothing is stated of a benefit. */
const NAMES =
  /“[^”]*”(?= \(plan year)|\(plan year[^)]*\)|\(as of [^)]*\)|§+[\d()a-z.–-]+|\b(?:Form|Notice|Rev\. Proc\.|40[13]\(?[kb]\)?)\s?[\d–-]*/giu;

/**
 * Holds the numbers of an answer against the sources that it cites, by other means than the check of the product: the text of a
 * passage, and the whole entry of a rule. What the question gives may be said again. Figures are computed and cite no text: they are left out.
 */
export async function heldNumbers(
  db: Connection,
  question: string,
  answer: string,
  citations: readonly Citation[],
): Promise<HeldNumbers> {
  const asked = written(question);
  const texts = new Map<number, string>();
  for (const one of citations) {
    if (one.kind === 'figure') continue;
    if (one.kind === 'rule')
      texts.set(one.marker, JSON.stringify([...entries, ...surveyEntries].find(({ id }) => id === one.id)));
    else texts.set(one.marker, `${one.quote} ${await textOf(db, one.passageId)}`);
  }
  const result = { numbers: 0, held: 0, loose: new Array<string>() };
  for (const line of answer.split('\n').filter((one) => !one.startsWith('|'))) {
    const markers = [...line.matchAll(MARKER)].map(([, marker]) => Number(marker));
    if (markers.length === 0 || markers.some((marker) => !texts.has(marker))) continue;
    const source = new Set([...asked, ...markers.flatMap((marker) => written(texts.get(marker) ?? ''))]);
    const said = written(line.replaceAll(MARKER, '').replaceAll(NAMES, ' '));
    const held = said.filter((one) => source.has(one) || source.has(String(Number(one))));
    result.numbers += said.length;
    result.held += held.length;
    if (held.length < said.length) result.loose.push(line);
  }
  return result;
}

async function textOf(db: Connection, passageId: string): Promise<string> {
  const { rows } = await db.execute<{ text: string }>(sql`select text from passage where id = ${passageId}`);
  return rows[0]?.text ?? '';
}
