import type { AdminSearchRequest, SearchRequest } from '../../contract/requests.ts';
import type { AddressedRow, RequestRow } from './store.ts';

/** A request as its person sees it. */
export function shownRequest(row: RequestRow): SearchRequest {
  const { id, query, searchType, priority, reason, status, adminNotes, createdAt, updatedAt } = row;
  return {
    id,
    query,
    searchType,
    priority,
    reason,
    status,
    adminNotes,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A request as administrators see it. */
export function adminRequest(row: AddressedRow): AdminSearchRequest {
  return { ...shownRequest(row), userId: row.userId, userEmail: row.userEmail };
}
