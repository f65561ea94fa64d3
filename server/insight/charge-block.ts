import { Refusal } from '../../contract/errors.ts';
import { availableCredits } from '../credits/balance.ts';
import { charge } from '../credits/charge.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { readSetting } from '../settings/read-setting.ts';

/** A block of exchanges of a chat, from 1, and how often somebody has tried to pay it, from 1. */
interface Block {
  userId: string;
  chatId: string;
  block: number;
  attempt: number;
}

/**
 * Refuses early, without a lock, what the charge would refuse: a crowd of calls on an empty account need not queue.
 *
 * @throws Refusal `insufficient_credits`
 */
export async function requireCredits(db: Connection, userId: string): Promise<void> {
  const needed = await readSetting(db, 'cost.guide_search');
  const available = await availableCredits(db, userId);
  if (available < needed) throw new Refusal('insufficient_credits', undefined, { needed, available });
}

/**
 * Charges a block at today's price. Each attempt has its own key, since the key of a refunded one is never used again.
 *
 * @throws Refusal `insufficient_credits`
 */
export async function chargeBlock(tx: Transaction, block: Block): Promise<{ transactionId: string }> {
  const price = await readSetting(tx, 'cost.guide_search');
  const { transactionId } = await charge(tx, {
    userId: block.userId,
    amount: price,
    type: block.block === 1 ? 'chat_usage' : 'guide_search_chat',
    key: `chat:${block.chatId}:block:${block.block}:attempt:${block.attempt}`,
    description: block.block === 1 ? 'Insight chat' : 'Insight chat, further 50 exchanges',
    refType: 'chat',
    refId: block.chatId,
    unitCost: price,
  });
  return { transactionId };
}
