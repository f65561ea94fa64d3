import { Refusal } from '../../contract/errors.ts';
import { addressOf, removePerson } from '../account/remove-person.ts';
import { endBilling } from '../billing/end-billing.ts';
import type { EffectParts } from '../billing/effect-parts.ts';
import type { Act } from '../db/act.ts';
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
 * @param act the act of an administrator who does it for them
 * @throws Refusal `address_differs`, `deletion_unavailable`, `payments_unavailable`; `unavailable` where it will be finished later
 */
export async function deleteAccount(
  parts: DeletionParts,
  who: { userId: string; email: string },
  typed: string,
  act?: Act,
): Promise<void> {
  const { db, billing, authAdmin, maximus } = parts;
  if (typed.toLowerCase() !== who.email.toLowerCase()) throw new Refusal('address_differs');
  if (authAdmin === null) throw new Refusal('deletion_unavailable');
  await removeAccount({ db, billing, authAdmin, maximus }, who.userId, act);
}

/**
 * The same without a question, for an operator.
 *
 * @throws Refusal `payments_unavailable`; `unavailable` where it will be finished later
 */
export async function removeAccount(
  { db, billing, authAdmin, maximus }: DeletionParts & { authAdmin: AuthAdmin },
  userId: string,
  act: Act = (work) => inTransaction(db, (tx) => work(tx, () => undefined)),
): Promise<void> {
  await endBilling(billing, userId);
  const runAt = new Date(Date.now() + LOOK_AFTER);
  await act((tx) => addJob(tx, 'delete-account', { userId }, { key: `delete-account:${userId}`, runAt }));
  await finishDeletion({ db, authAdmin, maximus }, userId);
}

/** Removes another person, by an administrator. @throws Refusal as {@link deleteAccount}; `own_account`, `not_found` */
export async function deletePerson(
  parts: DeletionParts,
  { adminId, userId, typed }: { adminId: string; userId: string; typed: string },
  act: Act,
): Promise<void> {
  if (adminId === userId) throw new Refusal('own_account');
  const email = await addressOf(parts.db, userId);
  if (email === null) throw new Refusal('not_found');
  await deleteAccount(parts, { userId, email }, typed, act);
}

/** @throws Refusal `not_found` */
export async function personToDelete(db: Database, userId: string): Promise<void> {
  if ((await addressOf(db, userId)) === null) throw new Refusal('not_found');
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
