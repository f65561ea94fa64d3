import { grant } from '../credits/grant.ts';
import { inTransaction, type Database } from '../db/connect.ts';
import { readSetting } from '../settings/read-setting.ts';
import { type CallerRow, findCaller, insertPerson, updatePerson, visitPerson } from './store.ts';

/** Being here is noted at most this often: a write on every request would be wasted. */
const ACTIVE_MINUTES = 5;

/** Who an accepted token says is calling. */
export interface Holder {
  id: string;
  email: string;
  signedInAt: Date;
  /** Asks the auth service for the address that it has confirmed, now; null when there is none. */
  readConfirmedEmail(): Promise<string | null>;
}

export interface KnownPerson {
  id: string;
  email: string;
  isAdmin: boolean;
}

/**
 * The person behind an accepted token; null when the auth service knows no confirmed address of theirs.
 *
 * Their first call creates them and grants the signup credits, once ever however many calls come at once. Later calls
 * follow a changed address and note visits. The auth service is asked only where an address matters that the token alone
 * cannot vouch for: at creation, when it differs from the one known, and before somebody becomes an administrator.
 */
export async function ensurePerson(
  db: Database,
  holder: Holder,
  adminEmails: ReadonlySet<string>,
): Promise<KnownPerson | null> {
  const known = await findCaller(db, holder.id);
  if (known === undefined) {
    const email = await holder.readConfirmedEmail();
    return email === null ? null : createPerson(db, holder, email, adminEmails.has(email));
  }
  if (isNewVisit(known, holder)) await visitPerson(db, known.id, holder.signedInAt, ACTIVE_MINUTES);
  const toPromote = !known.isAdmin && adminEmails.has(holder.email);
  if (known.email === holder.email && !toPromote) return known;

  const email = (await holder.readConfirmedEmail()) ?? known.email;
  const isAdmin = known.isAdmin || adminEmails.has(email);
  if (email !== known.email || isAdmin !== known.isAdmin) await updatePerson(db, known.id, { email, isAdmin });
  return { id: known.id, email, isAdmin };
}

async function createPerson(db: Database, holder: Holder, email: string, isAdmin: boolean): Promise<KnownPerson> {
  const { id, signedInAt } = holder;
  await inTransaction(db, async (tx) => {
    if (!(await insertPerson(tx, { id, email, isAdmin, lastLoginAt: signedInAt }))) return;
    const amount = await readSetting(tx, 'credits.signup');
    if (amount === 0) return;
    const description = 'Welcome credits';
    await grant(tx, { userId: id, amount, type: 'initial_signup', sourceRef: `signup:${id}`, description });
  });
  return { id, email, isAdmin };
}

function isNewVisit(known: CallerRow, holder: Holder): boolean {
  const { lastLoginAt, lastActiveAt } = known;
  if (lastLoginAt === null || lastLoginAt < holder.signedInAt) return true;
  return lastActiveAt === null || Date.now() - lastActiveAt.getTime() > ACTIVE_MINUTES * 60_000;
}
