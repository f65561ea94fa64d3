import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { type Connection, type Database, runPrepared, type Transaction } from '../db/connect.ts';
import { person } from '../db/tables/account.ts';

export type PersonRow = typeof person.$inferSelect;

export async function findPerson(db: Connection, id: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(person).where(eq(person.id, id));
  return row;
}

/** What every call asks of the person who makes it. */
export type CallerRow = Pick<PersonRow, 'id' | 'email' | 'isAdmin' | 'lastLoginAt' | 'lastActiveAt'>;

/** Every call runs it: it is prepared. */
const callerStatement = {
  name: 'caller',
  text: `
    select id, email, is_admin as "isAdmin", last_login_at as "lastLoginAt", last_active_at as "lastActiveAt"
    from person where id = $1`,
};

export async function findCaller(db: Database, id: string): Promise<CallerRow | undefined> {
  const [row] = await runPrepared<CallerRow>(db, callerStatement, [id]);
  return row;
}

/** False when the person was there already. Waits for a call that is creating the same person. */
export async function insertPerson(
  tx: Transaction,
  row: Pick<PersonRow, 'id' | 'email' | 'isAdmin' | 'lastLoginAt'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(person)
    .values({ ...row, lastActiveAt: sql`now()` })
    .onConflictDoNothing({ target: person.id })
    .returning({ id: person.id });
  return inserted.length > 0;
}

export async function updatePerson(
  db: Connection,
  id: string,
  change: Partial<Omit<PersonRow, 'id' | 'createdAt'>>,
): Promise<void> {
  await db.update(person).set(change).where(eq(person.id, id));
}

/**
 * Notes that the person is here, and when they signed in, unless both are known. Of many calls at once, only the first
 * writes: the others wait for it and then find nothing to do.
 */
export async function visitPerson(db: Connection, id: string, signedInAt: Date, activeMinutes: number): Promise<void> {
  const activeBefore = sql`now() - make_interval(mins => ${activeMinutes})`;
  await db
    .update(person)
    .set({
      lastActiveAt: sql`now()`,
      lastLoginAt: sql`greatest(${person.lastLoginAt}, ${signedInAt.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(person.id, id),
        or(
          isNull(person.lastLoginAt),
          lt(person.lastLoginAt, signedInAt),
          isNull(person.lastActiveAt),
          lt(person.lastActiveAt, activeBefore),
        ),
      ),
    );
}
