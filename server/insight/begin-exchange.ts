import { randomUUID } from 'node:crypto';
import { Refusal } from '../../contract/errors.ts';
import { EXCHANGES_PER_BLOCK } from '../../contract/limits.ts';
import { inTransaction, type Database, type Transaction } from '../db/connect.ts';
import { lockChat, updateChat, type ChatRow } from './chat-store.ts';
import { chargeBlock } from './charge-block.ts';
import { failRun } from './end-exchange.ts';
import { appendMessage, hideFrom, readEmployersElsewhere, readLastReading, readMessages } from './message-store.ts';
import { appendEvents, insertRun, readActiveRun } from './run-store.ts';
import type { KeptReading } from './prepare.ts';
import { storable } from './storable-text.ts';

/** A question as the caller sent it. `threadId` null or absent goes on with the thread that the chat has. */
export interface Question {
  userId: string;
  chatId: string;
  message: string;
  threadId: string | null;
  /** A question of the chat that this one takes the place of, with all that follows it. */
  replaces?: string | null;
}

/** An exchange that is paid for and stored, and waits for its answer. */
export interface Exchange {
  runId: string;
  chatId: string;
  userId: string;
  threadId: string;
  questionId: string;
  question: string;
  /** What was said before, oldest first, without the question. */
  history: { role: 'user' | 'assistant'; content: string }[];
  /** What the question before was read as; null at the beginning. */
  before: KeptReading | null;
  /** Employers that the person spoke of lately in other chats, at the beginning of this one. */
  elsewhere: readonly string[];
}

/** How many earlier messages an answer is given to understand a follow-up. */
const REMEMBERED_MESSAGES = 20;

/**
 * Takes a question in: in one transaction the chat is locked, a block of exchanges is charged where one begins, and the
 * message and the run are stored. A question that takes another's place is an exchange of its own: what it replaces was
 * answered and stays counted.
 *
 * @throws Refusal `not_found`, `chat_busy`, `insufficient_credits`
 */
export async function beginExchange(db: Database, question: Question): Promise<Exchange> {
  const { userId, chatId } = question;
  const message = storable(question.message);
  return inTransaction(db, async (tx) => {
    let chat = await lockOwn(tx, chatId, userId);
    if (question.threadId !== null && question.threadId !== chat.threadId) throw new Refusal('not_found');
    const active = await readActiveRun(tx, chatId);
    if (active !== undefined) {
      if (!active.expired) throw new Refusal('chat_busy');
      await failRun(tx, chat, active.id, { reason: 'the process that wrote it went silent' });
      chat = await lockOwn(tx, chatId, userId);
    }
    const threadId = chat.threadId ?? `thread_${randomUUID()}`;
    const paid = await payForExchange(tx, chat);
    const runId = await insertRun(tx, { chatId, question: message, ...paid });
    const { replaces = null } = question;
    if (replaces !== null && !(await hideFrom(tx, chatId, replaces, runId))) throw new Refusal('not_found');
    const history = await readMessages(tx, chatId, REMEMBERED_MESSAGES);
    const before = await readLastReading(tx, chatId);
    const elsewhere = before === null ? await readEmployersElsewhere(tx, userId, chatId) : [];
    const { id: questionId } = await appendMessage(tx, { chatId, role: 'user', content: message });
    await updateChat(tx, chatId, { threadId, updatedAt: new Date() });
    await appendEvents(tx, runId, [{ type: 'start', threadId, questionId }]);
    return {
      runId,
      chatId,
      userId,
      threadId,
      questionId,
      question: message,
      history: history.map(({ role, content }) => ({ role, content })),
      before: before as KeptReading | null,
      elsewhere,
    };
  });
}

async function lockOwn(tx: Transaction, chatId: string, userId: string): Promise<ChatRow> {
  const chat = await lockChat(tx, chatId, userId);
  if (chat === undefined) throw new Refusal('not_found');
  return chat;
}

/** The first exchange of a block carries the block's payment, which goes back if that exchange fails. */
async function payForExchange(
  tx: Transaction,
  chat: ChatRow,
): Promise<{ openedBlock: boolean; transactionId: string | null }> {
  if (chat.messageCount % EXCHANGES_PER_BLOCK !== 0) return { openedBlock: false, transactionId: null };
  const block = chat.messageCount / EXCHANGES_PER_BLOCK + 1;
  if (chat.paidBlocks >= block) return { openedBlock: true, transactionId: chat.blockTransactionId };
  const attempt = chat.attempts + 1;
  const { transactionId } = await chargeBlock(tx, { userId: chat.userId, chatId: chat.id, block, attempt });
  await updateChat(tx, chat.id, { paidBlocks: block, attempts: attempt, blockTransactionId: transactionId });
  return { openedBlock: true, transactionId };
}
