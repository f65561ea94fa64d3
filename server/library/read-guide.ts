import type { Guide, GuidePage } from '../../contract/library.ts';
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

/** The text of a guide page by page; a page without text is there too, empty. */
export async function readPages(db: Connection, { id, pageCount }: GuideRow): Promise<GuidePage[]> {
  const pages: GuidePage[] = Array.from({ length: pageCount }, (_, index) => ({ page: index + 1, passages: [] }));
  for (const { page, ...passage } of await listPassages(db, id)) pages[page - 1]?.passages.push(passage);
  return pages;
}
