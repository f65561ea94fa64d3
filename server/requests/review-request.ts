import { Refusal } from '../../contract/errors.ts';
import type { AdminSearchRequest, RequestStatus } from '../../contract/requests.ts';
import { severalLines } from '../text/typed-text.ts';
import { requireUnchanged } from '../admin/require-unchanged.ts';
import type { Note } from '../db/act.ts';
import type { Database, Transaction } from '../db/connect.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { adminRequest, shownRequest } from './shown-request.ts';
import { type AddressedRow, findRequest, lockRequest, updateRequest } from './store.ts';

interface Parts {
  tx: Transaction;
  note: Note;
  /** The public address of the product: links in mails begin with it. */
  appUrl: string;
}

interface Review {
  status: RequestStatus;
  /** Kept as they are where none are given; blank ones take them away. */
  adminNotes?: string | undefined;
  /** What the administrator saw of the notes. */
  was?: { adminNotes: string | null } | undefined;
}

/** @throws Refusal `not_found` */
export async function requestToReview(db: Database, id: string): Promise<string> {
  const found = await findRequest(db, id);
  if (found === undefined) throw new Refusal('not_found');
  return found.id;
}

/**
 * Decides a pending request, or keeps notes on one that stays pending. Of two administrators at the same moment the first
 * decides. The mail that tells of it is queued with the decision; whether it arrives changes nothing about it.
 *
 * @throws Refusal `already_reviewed`; `changed_meanwhile`; `not_found` where its person was deleted meanwhile
 */
export async function reviewRequest(
  { tx, note, appUrl }: Parts,
  adminId: string,
  id: string,
  { status, adminNotes, was }: Review,
): Promise<AdminSearchRequest> {
  const before = await lockRequest(tx, id);
  if (before === undefined) throw new Refusal('not_found');
  if (before.status !== 'pending') throw new Refusal('already_reviewed');
  requireUnchanged(was, before);
  const row = await updateRequest(tx, id, {
    status,
    adminNotes: adminNotes === undefined ? before.adminNotes : severalLines(adminNotes) || null,
    processedBy: status === 'pending' ? null : adminId,
  });
  const after = { ...row, userEmail: before.userEmail };
  if (status !== 'pending') await tell(tx, appUrl, after);
  note({ targetUserId: row.userId, before: shownRequest(before), after: shownRequest(row) });
  return adminRequest(after);
}

async function tell(tx: Transaction, appUrl: string, request: AddressedRow): Promise<void> {
  const { id, status, query, adminNotes, userEmail } = request;
  await queueMail(tx, {
    template: status === 'completed' ? 'search_request_completed' : 'search_request_rejected',
    to: userEmail,
    variables: {
      query,
      adminNotes: adminNotes ?? '',
      url: `${appUrl}/doc?${new URLSearchParams({ q: query }).toString()}`,
    },
    idempotencyKey: `search-request:${id}:${status}`,
  });
}
