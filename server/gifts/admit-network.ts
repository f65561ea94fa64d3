import type { Connection, Transaction } from '../db/connect.ts';
import { readSetting } from '../settings/read-setting.ts';
import { hashNetwork } from './keyed-hash.ts';
import { networkOf } from './network.ts';
import { addNetworkGift, countNetworkGifts, lockNetwork } from './store.ts';

/**
 * Whether one more new account from this address may have gifts today; if so, it counts. So many a day as the setting
 * says; an address of no network always may.
 */
export async function admitNetwork(tx: Transaction, address: string): Promise<boolean> {
  const network = networkOf(address);
  if (network === null) return true;
  const hash = await hashNetwork(tx, network);
  await lockNetwork(tx, hash);
  if (!(await hasRoom(tx, hash))) return false;
  await addNetworkGift(tx, hash);
  return true;
}

/** Whether a new account from this address would be given anything now. */
export async function welcomesNetwork(db: Connection, address: string): Promise<boolean> {
  const network = networkOf(address);
  return network === null || hasRoom(db, await hashNetwork(db, network));
}

async function hasRoom(db: Connection, hash: string): Promise<boolean> {
  return (await countNetworkGifts(db, hash)) < (await readSetting(db, 'gifts.accounts_per_network'));
}
