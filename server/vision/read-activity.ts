import type { ViewedDocument } from '../../contract/vision.ts';
import type { Connection } from '../db/connect.ts';
import { listSearches } from './history-store.ts';
import { KEPT_SEARCHES } from './remember-searches.ts';
import type { ReaderAddress } from './result.ts';
import { listSeen, listViews } from './store.ts';

/** The guides that a person has unlocked, newest first; so many of them where a limit is given. */
export async function readViews(
  { db, address }: { db: Connection; address: ReaderAddress },
  userId: string,
  limit?: number,
): Promise<ViewedDocument[]> {
  return (await listViews(db, userId, limit)).map((view) => ({
    id: view.id,
    documentId: view.guideId,
    documentTitle: view.title,
    documentUrl: address(view.guideId),
    documentType: view.type,
    employer: view.employer,
    planYear: view.planYear,
    sample: view.sample,
    available: view.status === 'ready',
    viewedAt: view.viewedAt.toISOString(),
  }));
}

/** What is remembered of a person's searches, newest first. */
export async function readSearches(
  db: Connection,
  userId: string,
): Promise<{ query: string; filters: unknown; searchedAt: string }[]> {
  const searches = await listSearches(db, userId, KEPT_SEARCHES.searches);
  return searches.map(({ query, filters, createdAt }) => ({ query, filters, searchedAt: createdAt.toISOString() }));
}

/** The passages of locked guides that a person was shown, newest first. */
export async function readPassagesSeen(
  db: Connection,
  userId: string,
): Promise<{ documentId: string; documentTitle: string; passageId: string; seenAt: string }[]> {
  return (await listSeen(db, userId)).map(({ seenAt, ...row }) => ({ ...row, seenAt: seenAt.toISOString() }));
}
