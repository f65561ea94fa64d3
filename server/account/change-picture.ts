import type { User } from '../../contract/account.ts';
import type { Connection } from '../db/connect.ts';
import { readUser, type Who } from './read-user.ts';
import { updatePerson } from './store.ts';

/** @param picture a data address; null takes the picture away */
export async function changePicture(db: Connection, who: Who, picture: string | null): Promise<User> {
  await updatePerson(db, who.userId, { profileImageUrl: picture });
  return readUser(db, who);
}
