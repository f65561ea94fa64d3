import { randomUUID } from 'node:crypto';
import { Refusal } from '../../contract/errors.ts';
import type { Chat } from '../../contract/insight.ts';
import { MAX_CHATS } from '../../contract/limits.ts';
import { inTransaction, type Connection, type Database } from '../db/connect.ts';
import { countChats, insertChat, isTaken, lockNewChat, readChat } from './chat-store.ts';
import { chargeBlock, requireCredits } from './charge-block.ts';
import { storable } from './storable-text.ts';

/** `id`: the one that the caller has chosen, so that asking again makes no second chat. */
interface WantedChat {
  title: string | null;
  id?: string | undefined;
}

/**
 * Starts a chat and charges its first block of exchanges. A chat that is there already under the chosen id is given back as
 * it is, at no cost: the caller has not heard the first answer.
 *
 * @throws Refusal `chat_limit` at 50 chats, `insufficient_credits`, `not_found` for an id that is another's
 */
export async function createChat(db: Database, userId: string, wanted: WantedChat): Promise<Chat> {
  const { title, id = randomUUID() } = wanted;
  const made = wanted.id === undefined ? undefined : await readChat(db, userId, id);
  if (made !== undefined) return made;
  await refuseAtLimit(db, userId);
  await requireCredits(db, userId);
  return inTransaction(db, async (tx) => {
    if (wanted.id !== undefined) await lockNewChat(tx, id);
    const since = wanted.id === undefined ? undefined : await readChat(tx, userId, id);
    if (since !== undefined) return since;
    if (wanted.id !== undefined && (await isTaken(tx, id))) throw new Refusal('not_found');
    // The charge locks the person's credit account, so chats of one person are made one after another from here on.
    const { transactionId } = await chargeBlock(tx, { userId, chatId: id, block: 1, attempt: 1 });
    await refuseAtLimit(tx, userId);
    return insertChat(tx, { id, userId, title: title && storable(title), blockTransactionId: transactionId });
  });
}

async function refuseAtLimit(db: Connection, userId: string): Promise<void> {
  if ((await countChats(db, userId)) >= MAX_CHATS) throw new Refusal('chat_limit');
}
