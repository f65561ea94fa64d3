import type { Transaction } from '../db/connect.ts';
import { readSetting } from '../settings/read-setting.ts';
import { giveNextNumber } from './store.ts';

/** Makes a new person a founding member while the programme is open; part of the transaction that creates them. */
export async function welcomeFounder(tx: Transaction, userId: string): Promise<void> {
  if (await readSetting(tx, 'founding.open')) await giveNextNumber(tx, userId);
}
