import type { User } from '../../contract/account.ts';
import type { Connection } from '../db/connect.ts';
import { readUser, type Who } from './read-user.ts';
import { updatePerson } from './store.ts';

/** Remembers whether a person has seen the introduction to Insight. */
export async function rememberIntroduction(db: Connection, who: Who, seen: boolean): Promise<User> {
  await updatePerson(db, who.userId, { hasSeenGuideSearchOnboarding: seen });
  return readUser(db, who);
}
