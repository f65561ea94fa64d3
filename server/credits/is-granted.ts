import type { Connection } from '../db/connect.ts';
import { hasLot } from './store.ts';

/** Whether credits were ever granted for this cause. */
export async function isGranted(db: Connection, sourceRef: string): Promise<boolean> {
  return hasLot(db, sourceRef);
}
