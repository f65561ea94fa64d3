import { randomUUID } from 'node:crypto';
import { Refusal } from '../../contract/errors.ts';
import { MAX_CHATS, type Chat } from '../../contract/insight.ts';
import { inTransaction, type Connection, type Database } from '../db/connect.ts';
import { countChats, insertChat } from './chat-store.ts';
import { chargeBlock, requireCredits } from './charge-block.ts';
import { storable } from './storable-text.ts';

/**
 * Starts a chat and charges its first block of exchanges.
 *
 * @throws Refusal `chat_limit` at 50 chats, `insufficient_credits`
 */
export async function createChat(db: Database, userId: string, title: string | null): Promise<Chat> {
  await refuseAtLimit(db, userId);
  await requireCredits(db, userId);
  return inTransaction(db, async (tx) => {
    const id = randomUUID();
    // The charge locks the person's credit account, so chats of one person are made one after another from here on.
    const { transactionId } = await chargeBlock(tx, { userId, chatId: id, block: 1, attempt: 1 });
    await refuseAtLimit(tx, userId);
    return insertChat(tx, { id, userId, title: title && storable(title), blockTransactionId: transactionId });
  });
}

async function refuseAtLimit(db: Connection, userId: string): Promise<void> {
  if ((await countChats(db, userId)) >= MAX_CHATS) throw new Refusal('chat_limit');
}
