import { charge } from '../credits/charge.ts';
import type { Transaction } from '../db/connect.ts';
import { readSetting } from '../settings/read-setting.ts';

/** A block of exchanges of a chat, from 1, and how often somebody has tried to pay it, from 1. */
interface Block {
  userId: string;
  chatId: string;
  block: number;
  attempt: number;
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
