import type { Connection, Transaction } from '../db/connect.ts';
import { deletePerson, findPerson } from './store.ts';

/** The address of a person; null once they are gone. */
export async function addressOf(db: Connection, userId: string): Promise<string | null> {
  return (await findPerson(db, userId))?.email ?? null;
}

/**
 * Removes a person and, with them, all that belongs to nobody else: chats, searches, unlocked guides, reports, votes. Records of
 * credits and money name a person by id alone, and stay. Their founding number is never given again.
 */
export async function removePerson(tx: Transaction, userId: string): Promise<void> {
  await deletePerson(tx, userId);
}
