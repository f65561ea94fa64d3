import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { type Connection, type Database, runPrepared, type Transaction } from '../db/connect.ts';
import { activeDay, person } from '../db/tables/account.ts';
import { settings } from '../settings/settings.ts';

export type PersonRow = typeof person.$inferSelect;

export async function findPerson(db: Connection, id: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(person).where(eq(person.id, id));
  return row;
}

/** A person with the credits that they can spend now, and those that completing the profile would bring. */
export type OwnRow = Omit<PersonRow, 'createdAt' | 'lastActiveAt' | 'receivesGifts'> & {
  creditBalance: number;
  profileReward: number;
};

/** Every screen shows it, so it is one statement: what the ledger, the gifts and the settings say of a person comes along. */
const ownStatement = {
  name: 'own',
  text: `
    select id, email, first_name as "firstName", last_name as "lastName", profile_image_url as "profileImageUrl",
      company_name as "companyName", company_size_range as "companySizeRange", goals, is_admin as "isAdmin",
      founding_member_number as "foundingMemberNumber", founding_member_date as "foundingMemberDate",
      on_waitlist_cohortimus as "onWaitlistCohortimus",
      has_seen_guide_search_onboarding as "hasSeenGuideSearchOnboarding", last_login_at as "lastLoginAt",
      ledger_available(id, $2) as "creditBalance",
      case
        when goals is not null or not receives_gifts then 0
        when exists (select from mailbox_gift where mailbox = $3 and kind = 'profile' and times > 0) then 0
        else coalesce((
          select value::integer from setting_history
          where key = 'credits.profile' and effective_from <= clock_timestamp()
          order by effective_from desc, id desc limit 1), $4)
      end as "profileReward"
    from person where id = $1`,
};

/** @param mailbox the keyed hash of the person's mailbox */
export async function findOwn(db: Connection, id: string, mailbox: string): Promise<OwnRow | undefined> {
  const initial = [settings['credits.monthly_expire'].initial, settings['credits.profile'].initial] as const;
  const [row] = await runPrepared<OwnRow>(db, ownStatement, [id, initial[0], mailbox, initial[1]]);
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
  if (inserted.length === 0) return false;
  await noteActiveDay(tx, row.id);
  return true;
}

export async function updatePerson(
  db: Connection,
  id: string,
  change: Partial<Omit<PersonRow, 'id' | 'createdAt'>>,
): Promise<void> {
  await db.update(person).set(change).where(eq(person.id, id));
}

export async function deletePerson(tx: Transaction, id: string): Promise<void> {
  await tx.delete(person).where(eq(person.id, id));
}

/**
 * Notes that the person is here, and when they signed in, unless both are known. Of many calls at once, only the first
 * writes: the others wait for it and then find nothing to do.
 */
export async function visitPerson(db: Connection, id: string, signedInAt: Date, activeMinutes: number): Promise<void> {
  const activeBefore = sql`now() - make_interval(mins => ${activeMinutes})`;
  const visited = await db
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
    )
    .returning({ id: person.id });
  if (visited.length > 0) await noteActiveDay(db, id);
}

async function noteActiveDay(db: Connection, userId: string): Promise<void> {
  await db
    .insert(activeDay)
    .values({ day: sql`(now() at time zone 'utc')::date`, userId })
    .onConflictDoNothing();
}

/** The days on which a person was here, newest first. */
export async function listActiveDays(db: Connection, userId: string): Promise<string[]> {
  const rows = await db
    .select({ day: activeDay.day })
    .from(activeDay)
    .where(eq(activeDay.userId, userId))
    .orderBy(desc(activeDay.day));
  return rows.map(({ day }) => day);
}

/** Forgets who was here more than so many days ago. */
export async function deleteActiveDays(db: Connection, days: number): Promise<void> {
  await db.delete(activeDay).where(sql`${activeDay.day} < (now() at time zone 'utc')::date - ${days}::int`);
}

export async function countAll(db: Connection): Promise<number> {
  return db.$count(person);
}
