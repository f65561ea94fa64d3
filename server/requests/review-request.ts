import { Refusal } from '../../contract/errors.ts';
import type { AdminSearchRequest, RequestStatus } from '../../contract/requests.ts';
import { severalLines } from '../clean-text.ts';
import { type Database, inTransaction, type Transaction } from '../db/connect.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { adminRequest } from './shown-request.ts';
import { type AddressedRow, findRequest, lockRequest, updateRequest } from './store.ts';

interface Parts {
  db: Database;
  /** The public address of the product: links in mails begin with it. */
  appUrl: string;
}

interface Review {
  status: RequestStatus;
  /** Kept as they are where none are given; blank ones take them away. */
  adminNotes?: string | undefined;
}

/** @throws Refusal `not_found` */
export async function requestToReview(db: Database, id: string): Promise<string> {
  const found = await findRequest(db, id);
  if (found === undefined) throw new Refusal('not_found');
  return found.id;
}

/**
 * Decides a pending request, or keeps notes on one that stays pending. Of two administrators at the same moment the first
 * decides. The mail about what is there now is queued with the decision; whether it arrives changes nothing about it.
 *
 * @throws Refusal `already_reviewed`; `not_found` where its person was deleted meanwhile
 */
export async function reviewRequest(
  { db, appUrl }: Parts,
  adminId: string,
  id: string,
  { status, adminNotes }: Review,
): Promise<AdminSearchRequest> {
  return inTransaction(db, async (tx) => {
    const before = await lockRequest(tx, id);
    if (before === undefined) throw new Refusal('not_found');
    if (before.status !== 'pending') throw new Refusal('already_reviewed');
    const row = await updateRequest(tx, id, {
      status,
      adminNotes: adminNotes === undefined ? before.adminNotes : severalLines(adminNotes) || null,
      processedBy: status === 'pending' ? null : adminId,
    });
    const after = { ...row, userEmail: before.userEmail };
    if (status === 'completed') await tell(tx, appUrl, after);
    return adminRequest(after);
  });
}

async function tell(tx: Transaction, appUrl: string, { id, query, adminNotes, userEmail }: AddressedRow) {
  await queueMail(tx, {
    template: 'search_request_completed',
    to: userEmail,
    variables: {
      query,
      adminNotes: adminNotes ?? '',
      url: `${appUrl}/doc?${new URLSearchParams({ q: query }).toString()}`,
    },
    idempotencyKey: `search-request:${id}:completed`,
  });
}
