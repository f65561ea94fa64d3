import { Refusal } from '../../contract/errors.ts';
import { addressOf, removePerson } from '../account/remove-person.ts';
import { endBilling } from '../billing/end-billing.ts';
import type { EffectParts } from '../billing/effect-parts.ts';
import { inTransaction, type Database } from '../db/connect.ts';
import { addJob } from '../jobs/add-job.ts';
import type { Task } from '../jobs/task.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import type { MaximusProvider } from '../outside/maximus.ts';
import type { AuthAdmin } from '../outside/auth/administer.ts';
import { forgetAddresses } from '../referrals/forget-addresses.ts';

export interface DeletionParts {
  db: Database;
  billing: EffectParts;
  /** Null where a hosted auth service does not let us. */
  authAdmin: AuthAdmin | null;
  /** Keeps a person's analyses. */
  maximus: MaximusProvider;
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
  const { db, billing, authAdmin, maximus } = parts;
  if (typed.toLowerCase() !== who.email.toLowerCase()) throw new Refusal('address_differs');
  if (authAdmin === null) throw new Refusal('deletion_unavailable');
  await removeAccount({ db, billing, authAdmin, maximus }, who.userId);
}

/**
 * The same without a question, for an operator.
 *
 * @throws Refusal `payments_unavailable`; `unavailable` where it will be finished later
 */
export async function removeAccount(
  { db, billing, authAdmin, maximus }: DeletionParts & { authAdmin: AuthAdmin },
  userId: string,
): Promise<void> {
  await endBilling(billing, userId);
  const runAt = new Date(Date.now() + LOOK_AFTER);
  await addJob(db, 'delete-account', { userId }, { key: `delete-account:${userId}`, runAt });
  await finishDeletion({ db, authAdmin, maximus }, userId);
}

/** The job that finishes deletions which broke off. */
export function deleteAccountLater(parts: Omit<DeletionParts, 'billing'>): Task<'delete-account'> {
  const { db, authAdmin, maximus } = parts;
  return async ({ userId }) => {
    if (authAdmin !== null) await finishDeletion({ db, authAdmin, maximus }, userId);
  };
}

/** The sign-in goes first: a call of the person that came in between would else create them again. Safe to repeat. */
async function finishDeletion(
  { db, authAdmin, maximus }: { db: Database; authAdmin: AuthAdmin; maximus: MaximusProvider },
  userId: string,
): Promise<void> {
  await authAdmin.deleteUser(userId);
  await maximus.forget(userId);
  await inTransaction(db, async (tx) => {
    const email = await addressOf(tx, userId);
    if (email === null) return;
    await forgetAddresses(tx, { userId, email });
    await forgetMails(tx, email);
    await removePerson(tx, userId);
  });
}
