import { grant } from '../credits/grant.ts';
import { inTransaction, type Database } from '../db/connect.ts';
import { readSetting } from '../settings/read-setting.ts';
import { findPerson, insertPerson, touchPerson, updatePerson } from './store.ts';

/** Being here is noted at most this often: a write on every request would be wasted. */
const TOUCH_MINUTES = 5;

export interface KnownPerson {
  id: string;
  email: string;
  isAdmin: boolean;
}

/**
 * The person behind an accepted token. Their first call creates them and grants the signup credits, once ever however
 * many calls come at once; later calls follow a changed address and note that the person is active.
 */
export async function ensurePerson(
  db: Database,
  holder: { id: string; email: string },
  adminEmails: ReadonlySet<string>,
): Promise<KnownPerson> {
  const { id } = holder;
  const email = holder.email.toLowerCase();
  const known = await findPerson(db, id);
  if (known === undefined) return createPerson(db, id, email, adminEmails.has(email));

  const isAdmin = known.isAdmin || adminEmails.has(email);
  if (known.email !== email || known.isAdmin !== isAdmin) await updatePerson(db, id, { email, isAdmin });
  if (isStale(known.lastActiveAt)) await touchPerson(db, id, TOUCH_MINUTES);
  return { id, email, isAdmin };
}

async function createPerson(db: Database, id: string, email: string, isAdmin: boolean): Promise<KnownPerson> {
  await inTransaction(db, async (tx) => {
    if (!(await insertPerson(tx, id, email, isAdmin))) return;
    const amount = await readSetting(tx, 'credits.signup');
    if (amount === 0) return;
    const description = 'Welcome credits';
    await grant(tx, { userId: id, amount, type: 'initial_signup', sourceRef: `signup:${id}`, description });
  });
  return { id, email, isAdmin };
}

function isStale(lastActiveAt: Date | null): boolean {
  return lastActiveAt === null || Date.now() - lastActiveAt.getTime() > TOUCH_MINUTES * 60_000;
}
