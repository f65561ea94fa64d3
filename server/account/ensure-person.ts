import { inTransaction, type Database, type Transaction } from '../db/connect.ts';
import { ignoreFullDisk } from '../db/disk-watch.ts';
import { giveWelcomeCredits } from './give-welcome-credits.ts';
import { type CallerRow, findCaller, insertPerson, updatePerson, visitPerson } from './store.ts';

/** Being here is noted at most this often: a write on every request would be wasted. */
const ACTIVE_MINUTES = 5;

/** Who an accepted token says is calling. */
export interface Holder {
  id: string;
  email: string;
  signedInAt: Date;
  /** The IP address that calls. */
  address: string;
  /** The id of whoever referred them, as their browser said it at sign-up; unchecked. */
  referredBy: string | undefined;
  /** Asks the auth service for the address that it has confirmed, now; null when there is none. */
  readConfirmedEmail(): Promise<string | null>;
}

/** Somebody whom this call creates. */
export interface Newcomer {
  id: string;
  email: string;
  /** The id of whoever referred them, as their browser said it; unchecked. */
  referredBy: string | undefined;
  /** False for one account too many from one network: nobody is given anything for it. */
  receivesGifts: boolean;
}

/** What else happens when a person is created, in the same transaction: rooms that account does not know add to it. */
export type Welcome = (tx: Transaction, newcomer: Newcomer) => Promise<void>;

export interface KnownPerson {
  id: string;
  email: string;
  isAdmin: boolean;
}

/**
 * The person behind an accepted token; null when the auth service knows no confirmed address of theirs.
 *
 * Their first call creates them and gives the welcome credits that are due, once ever however many calls come at once. Later calls
 * follow a changed address and note visits. Administrators are those whose confirmed address is among `adminEmails` now. The auth service is asked only where an address matters that the token alone
 * cannot vouch for: at creation, when it differs from the one known, and before somebody becomes an administrator.
 */
export async function ensurePerson(
  db: Database,
  holder: Holder,
  adminEmails: ReadonlySet<string>,
  welcome: Welcome,
): Promise<KnownPerson | null> {
  const known = await findCaller(db, holder.id);
  if (known === undefined) {
    const email = await holder.readConfirmedEmail();
    return email === null ? null : createPerson(db, holder, { email, isAdmin: adminEmails.has(email), welcome });
  }
  if (isNewVisit(known, holder)) {
    await visitPerson(db, known.id, holder.signedInAt, ACTIVE_MINUTES).catch(ignoreFullDisk);
  }
  const isSame = known.email === holder.email;
  if (isSame && known.isAdmin === adminEmails.has(known.email)) return known;

  // Who is to lose the right loses it at once: the auth service need not be asked.
  const confirmed = isSame && known.isAdmin ? known.email : await holder.readConfirmedEmail();
  const email = confirmed ?? known.email;
  const isAdmin = adminEmails.has(email) && (known.isAdmin || confirmed !== null);
  if (email !== known.email || isAdmin !== known.isAdmin) await updatePerson(db, known.id, { email, isAdmin });
  return { id: known.id, email, isAdmin };
}

async function createPerson(
  db: Database,
  holder: Holder,
  { email, isAdmin, welcome }: { email: string; isAdmin: boolean; welcome: Welcome },
): Promise<KnownPerson> {
  const { id, signedInAt, address, referredBy } = holder;
  await inTransaction(db, async (tx) => {
    if (!(await insertPerson(tx, { id, email, isAdmin, lastLoginAt: signedInAt }))) return;
    const receivesGifts = await giveWelcomeCredits(tx, { id, email, address });
    await welcome(tx, { id, email, referredBy, receivesGifts });
  });
  return { id, email, isAdmin };
}

function isNewVisit(known: CallerRow, holder: Holder): boolean {
  const { lastLoginAt, lastActiveAt } = known;
  if (lastLoginAt === null || lastLoginAt < holder.signedInAt) return true;
  return lastActiveAt === null || Date.now() - lastActiveAt.getTime() > ACTIVE_MINUTES * 60_000;
}
