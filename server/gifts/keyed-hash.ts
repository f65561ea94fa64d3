import { createHmac } from 'node:crypto';
import type { Connection } from '../db/connect.ts';
import { sharedSecret } from '../settings/shared-secret.ts';
import { mailboxOf } from './mailbox.ts';

/** The name of the key, made when gifts began to be counted. */
export const GIFT_KEY = 'gift-mailboxes';

/** What stands for the mailbox of an address in our tables: without the key nobody can tell whose it is. */
export async function hashMailbox(db: Connection, email: string): Promise<string> {
  return hashWith(await sharedSecret(db, GIFT_KEY), `mailbox ${mailboxOf(email)}`);
}

export async function hashNetwork(db: Connection, network: string): Promise<string> {
  return hashWith(await sharedSecret(db, GIFT_KEY), `network ${network}`);
}

export const hashWith = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');
