import { Refusal } from '../../contract/errors.ts';
import type { Connection } from '../db/connect.ts';
import { readSetting } from '../settings/read-setting.ts';

/** What a query costs now: twice the setting. */
export const queryPrice = async (db: Connection): Promise<number> => 2 * (await readSetting(db, 'cost.maximus'));

/** The refusal of somebody who cannot pay a query. */
export const needsCredits = (needed: number, available: number): Refusal =>
  new Refusal('maximus_credits', `You need at least ${needed} credits to use Maximus`, { needed, available });
