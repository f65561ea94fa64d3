import type { Connection } from '../db/connect.ts';
import { readChatTitles } from '../insight/read-chat-titles.ts';
import { readInvitedAddresses } from '../referrals/read-invited-addresses.ts';

/** What the lines of a person's ledger were for, as it is named now: chats by their ids, invitations by their causes. */
export async function readLineNames(db: Connection, userId: string): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await readChatTitles(db, userId)), ...(await readInvitedAddresses(db, userId))]);
}
