import type { AdminUser, getAdminUsers } from '../../contract/admin.ts';
import type { PartOf, ReplyOf } from '../../contract/endpoint.ts';
import { Refusal } from '../../contract/errors.ts';
import { availableCreditsOf } from '../credits/balance.ts';
import type { Note } from '../db/act.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { countUsers, findUser, listUsers, setWaitlist } from './store.ts';

/** A page of the people whose name, address or company holds every word. */
export async function readUsers(
  db: Connection,
  { search, ...page }: PartOf<typeof getAdminUsers, 'query'>,
): Promise<ReplyOf<typeof getAdminUsers>> {
  const words = search.replaceAll('\0', ' ').split(/\s+/).filter(Boolean);
  const rows = await listUsers(db, { words, ...page });
  return { users: await shown(db, rows), total: await countUsers(db, words) };
}

/** Puts a person on the waitlist of Maximus or takes them off it. @throws Refusal `not_found` */
export async function changeWaitlist(tx: Transaction, id: string, onWaitlist: boolean, note: Note): Promise<AdminUser> {
  const before = await readUser(tx, id);
  await setWaitlist(tx, id, onWaitlist);
  const after = await readUser(tx, id);
  note({ before, after });
  return after;
}

/** A person as the list shows them. @throws Refusal `not_found` */
export async function readUser(db: Connection, id: string): Promise<AdminUser> {
  const row = await findUser(db, id);
  if (row === undefined) throw new Refusal('not_found');
  const [user] = await shown(db, [row]);
  if (user === undefined) throw new Refusal('not_found');
  return user;
}

type UserRow = Awaited<ReturnType<typeof listUsers>>[number];

/** Balances are read anew: what has ended meanwhile is settled first. */
async function shown(db: Connection, rows: readonly UserRow[]): Promise<AdminUser[]> {
  const balances = await availableCreditsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ createdAt, lastLoginAt, ...row }) => ({
    ...row,
    creditBalance: balances.get(row.id) ?? 0,
    createdAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  }));
}
