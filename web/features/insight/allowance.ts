import { EXCHANGES_PER_BLOCK } from '../../../contract/limits.ts';

/** From here on the person is warned, in exchanges. */
const LOW = 10;

/** How many exchanges of a chat are paid for still; a full block before its first and after its last. */
export function messagesRemaining(messageCount: number): number {
  return EXCHANGES_PER_BLOCK - (messageCount % EXCHANGES_PER_BLOCK);
}

/** Whether few exchanges are left. */
export function isLow(remaining: number): boolean {
  return remaining <= LOW;
}

/** Whether the next message has to be paid for. The first block is paid with the chat itself. */
export function opensBlock(messageCount: number): boolean {
  return messageCount > 0 && messageCount % EXCHANGES_PER_BLOCK === 0;
}
