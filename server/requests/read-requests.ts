import type { SearchRequest } from '../../contract/requests.ts';
import type { Connection } from '../db/connect.ts';
import { shownRequest } from './shown-request.ts';
import { listRequestsOf } from './store.ts';

/** What a person has asked for, newest first. */
export async function readRequestsOf(db: Connection, userId: string): Promise<SearchRequest[]> {
  return (await listRequestsOf(db, userId)).map(shownRequest);
}
