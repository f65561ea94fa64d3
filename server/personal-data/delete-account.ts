import { Refusal } from '../../contract/errors.ts';
import { addressOf, removePerson } from '../account/remove-person.ts';
import { endBilling } from '../billing/end-billing.ts';
import type { EffectParts } from '../billing/effect-parts.ts';
import type { Act } from '../db/act.ts';
import { inTransaction, type Database } from '../db/connect.ts';
import { addJob } from '../jobs/add-job.ts';
import type { Task } from '../jobs/task.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { queueMail } from '../mail/queue-mail.ts';
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

/** For how long it counts that somebody has shown who they are: an open session alone deletes nothing. */
const PROOF_COUNTS_MS = 5 * 60_000;

/** @throws Refusal `proof_needed` */
function requireProof(provedAt: Date | null | undefined): void {
  if (!provedAt || Date.now() - provedAt.getTime() > PROOF_COUNTS_MS) throw new Refusal('proof_needed');
}

/** When the job looks whether a deletion was finished, in milliseconds after it was asked for. */
const LOOK_AFTER = 60_000;

/**
 * Removes a person who asks for it, typed their address and has just shown who they are.
 *
 * @throws Refusal as {@link deleteAccount}; `proof_needed`
 */
export async function leave(
  parts: DeletionParts,
  { provedAt, ...who }: { userId: string; email: string; provedAt?: Date | null | undefined },
  typed: string,
): Promise<void> {
  if (typed.toLowerCase() !== who.email.toLowerCase()) throw new Refusal('address_differs');
  requireProof(provedAt);
  await deleteAccount(parts, who, typed);
}

/**
 * Removes a person for good, whose address was typed to confirm. What could still cost them money is ended first; if that
 * fails, nothing has happened. From then on the deletion is finished even if this process dies: a job goes on with it.
 *
 * @param act the act of an administrator who does it for them
 * @throws Refusal `address_differs`, `deletion_unavailable`, `payments_unavailable`; `unavailable` where it will be finished later
 */
async function deleteAccount(
  parts: DeletionParts,
  who: { userId: string; email: string },
  typed: string,
  act?: Act,
): Promise<void> {
  const { authAdmin } = parts;
  if (typed.toLowerCase() !== who.email.toLowerCase()) throw new Refusal('address_differs');
  if (authAdmin === null) throw new Refusal('deletion_unavailable');
  await removeAccount({ ...parts, authAdmin }, who.userId, act);
}

/**
 * The same without a question, for an operator.
 *
 * @throws Refusal `payments_unavailable`; `unavailable` where it will be finished later
 */
export async function removeAccount(
  parts: DeletionParts & { authAdmin: AuthAdmin },
  userId: string,
  act: Act = (work) => inTransaction(parts.db, (tx) => work(tx, () => undefined)),
): Promise<void> {
  await endBilling(parts.billing, userId);
  const runAt = new Date(Date.now() + LOOK_AFTER);
  await act((tx) => addJob(tx, 'delete-account', { userId }, { key: `delete-account:${userId}`, runAt }));
  await finishDeletion(parts, userId);
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
  const { authAdmin } = parts;
  return async ({ userId }) => {
    if (authAdmin !== null) await finishDeletion({ ...parts, authAdmin }, userId);
  };
}

/** The sign-in goes first: a call of the person that came in between would else create them again. Safe to repeat. */
async function finishDeletion(
  { db, authAdmin, maximus }: Omit<DeletionParts, 'billing'> & { authAdmin: AuthAdmin },
  userId: string,
): Promise<void> {
  await authAdmin.deleteUser(userId);
  await maximus.forget(userId);
  await inTransaction(db, async (tx) => {
    const email = await addressOf(tx, userId);
    if (email === null) return;
    const keys = await forgetAddresses(tx, { userId, email });
    await forgetMails(tx, { userId, email, keys });
    await removePerson(tx, userId);
    await queueMail(tx, {
      template: 'account_deleted',
      to: email,
      variables: { email },
      idempotencyKey: `account-deleted:${userId}`,
    });
  });
}
