import { Refusal } from '../../contract/errors.ts';
import { addressOf, removePerson } from '../account/remove-person.ts';
import { endBilling } from '../billing/end-billing.ts';
import type { EffectParts } from '../billing/effect-parts.ts';
import { inTransaction, type Database } from '../db/connect.ts';
import { addJob } from '../jobs/add-job.ts';
import type { Task } from '../jobs/task.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import type { AuthAdmin } from '../outside/auth/administer.ts';
import { forgetAddresses } from '../referrals/forget-addresses.ts';

export interface DeletionParts {
  db: Database;
  billing: EffectParts;
  /** Null where a hosted auth service does not let us. */
  authAdmin: AuthAdmin | null;
}

/** When the job looks whether a deletion was finished, in milliseconds after it was asked for. */
const LOOK_AFTER = 60_000;

/**
 * Removes a person for good, who typed their address to confirm. What could still cost them money is ended first; if that
 * fails, nothing has happened. From then on the deletion is finished even if this process dies: a job goes on with it.
 *
 * @throws Refusal `address_differs`, `deletion_unavailable`, `payments_unavailable`; `unavailable` where it will be finished later
 */
export async function deleteAccount(
  parts: DeletionParts,
  who: { userId: string; email: string },
  typed: string,
): Promise<void> {
  const { db, billing, authAdmin } = parts;
  if (typed.toLowerCase() !== who.email.toLowerCase()) throw new Refusal('address_differs');
  if (authAdmin === null) throw new Refusal('deletion_unavailable');
  await removeAccount({ db, billing, authAdmin }, who.userId);
}

/**
 * The same without a question, for an operator.
 *
 * @throws Refusal `payments_unavailable`; `unavailable` where it will be finished later
 */
export async function removeAccount(
  { db, billing, authAdmin }: DeletionParts & { authAdmin: AuthAdmin },
  userId: string,
): Promise<void> {
  await endBilling(billing, userId);
  const runAt = new Date(Date.now() + LOOK_AFTER);
  await addJob(db, 'delete-account', { userId }, { key: `delete-account:${userId}`, runAt });
  await finishDeletion({ db, authAdmin }, userId);
}

/** The job that finishes deletions which broke off. */
export function deleteAccountLater({ db, authAdmin }: Omit<DeletionParts, 'billing'>): Task<'delete-account'> {
  return async ({ userId }) => {
    if (authAdmin !== null) await finishDeletion({ db, authAdmin }, userId);
  };
}

/** The sign-in goes first: a call of the person that came in between would else create them again. Safe to repeat. */
async function finishDeletion(
  { db, authAdmin }: { db: Database; authAdmin: AuthAdmin },
  userId: string,
): Promise<void> {
  await authAdmin.deleteUser(userId);
  await inTransaction(db, async (tx) => {
    const email = await addressOf(tx, userId);
    if (email === null) return;
    await forgetAddresses(tx, { userId, email });
    await forgetMails(tx, email);
    await removePerson(tx, userId);
  });
}
