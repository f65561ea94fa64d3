import type { Guide, GuidePage, GuideText } from '../../contract/library.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Connection } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import { findReady, listPassages, type GuideRow } from './store.ts';

/** A guide that is there to be read. @throws Refusal `not_found` when it is unknown, failed or removed */
export async function guideToRead(db: Connection, guideId: string): Promise<GuideRow> {
  const row = isUuid(guideId) ? await findReady(db, guideId) : undefined;
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** A guide as its reader sees it. */
export function presentGuide(row: GuideRow, unlocked: boolean): Guide {
  const { id, title, employer, type, planYear, industry, state, employees, pageCount, sample } = row;
  return { id, title, employer, type, planYear, industry, state, employees, pageCount, sample, unlocked };
}

/** Passages of one part of a text: what a browser takes in without a halt. */
const PASSAGES_PER_PART = 200;

/**
 * A part of a guide's text, page by page; a page without text is there too, empty.
 *
 * @param after how many passages the parts before it have
 */
export async function readPart(db: Connection, { id, pageCount }: GuideRow, after: number): Promise<GuideText> {
  // With the passage before it, which tells on which page it goes on, and the one behind it.
  const rows = await listPassages(db, id, { from: Math.max(0, after - 1), count: PASSAGES_PER_PART + 2 });
  const shown = rows.filter(({ ordinal }) => ordinal >= after && ordinal < after + PASSAGES_PER_PART);
  const hasNext = rows.some(({ ordinal }) => ordinal >= after + PASSAGES_PER_PART);
  const first = after === 0 ? 1 : (rows[0]?.page ?? pageCount);
  const last = hasNext ? (shown.at(-1)?.page ?? first) : pageCount;
  const pages: GuidePage[] = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => ({
    page: first + at,
    passages: [],
  }));
  for (const { page, ordinal: _, ...passage } of shown) pages[page - first]?.passages.push(passage);
  return { pages, next: hasNext ? after + PASSAGES_PER_PART : null };
}

/** One passage of a guide, with its page; nothing where the guide has no such passage. */
export async function readPassage(db: Connection, { id }: GuideRow, passageId: string): Promise<GuideText> {
  const [found] = await listPassages(db, id, { id: passageId });
  if (found === undefined) return { pages: [], next: null };
  const { page, ordinal: _, ...passage } = found;
  return { pages: [{ page, passages: [passage] }], next: null };
}
