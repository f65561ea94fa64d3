import type { Connection } from '../db/connect.ts';
import { findPerson } from './store.ts';

/** Whether somebody with this id has ever used the product. */
export async function personExists(db: Connection, userId: string): Promise<boolean> {
  return (await findPerson(db, userId)) !== undefined;
}
