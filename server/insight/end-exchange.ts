import { type ErrorCode, errors } from '../../contract/errors.ts';
import type { AnswerEvent, Citation, Offer } from '../../contract/insight.ts';
import { availableCredits } from '../credits/balance.ts';
import { refund } from '../credits/refund.ts';
import { inTransaction, type Database, type Transaction } from '../db/connect.ts';
import { lockChat, updateChat, type ChatRow } from './chat-store.ts';
import { appendMessage, deleteLastQuestion, deleteReplaced, restoreReplaced } from './message-store.ts';
import { type AnswerUse, appendEvents, endRun, noUse, type RunRow } from './run-store.ts';
import type { KeptReading } from './prepare.ts';
import { storable } from './storable-text.ts';
import { titleOf } from './title.ts';

/** The event that ends an answer: nothing comes after it. */
export type LastEvent = Extract<AnswerEvent, { type: 'done' | 'stopped' | 'error' }>;

interface RunOfChat {
  runId: string;
  chatId: string;
}

export interface FinishedAnswer {
  content: string;
  citations: Citation[];
  offers: Offer[];
  /** What the question was read as: the next one goes on from it. */
  reading: KeptReading | null;
  /** True when the person stopped it: what was said until then is the answer. */
  stopped: boolean;
  use: AnswerUse;
}

/**
 * Stores an answer: the exchange counts from here on. Undefined when the run was ended by someone else meanwhile (its
 * lease ran out, the chat was deleted); then nothing is stored.
 */
export async function completeExchange(
  db: Database,
  run: RunOfChat,
  answer: FinishedAnswer,
): Promise<LastEvent | undefined> {
  return inTransaction(db, async (tx) => {
    const chat = await lockChat(tx, run.chatId, null);
    const status = answer.stopped ? 'stopped' : 'done';
    const refused = answer.offers.some(({ kind }) => kind === 'request');
    const ended = chat && (await endRun(tx, run.runId, { status, refused, use: answer.use }));
    if (chat === undefined || ended === undefined) return undefined;
    await deleteReplaced(tx, run.runId);
    const { use: _, ...said } = answer;
    const message = await appendMessage(tx, { chatId: chat.id, role: 'assistant', ...said });
    await updateChat(tx, chat.id, {
      title: chat.title ?? titleOf(ended.question),
      messageCount: chat.messageCount + 1,
      attempts: 0,
      updatedAt: new Date(),
    });
    const creditsRemaining = await availableCredits(tx, chat.userId);
    const type = answer.stopped ? 'stopped' : 'done';
    return append(tx, run.runId, { type, message, threadId: chat.threadId ?? '', creditsRemaining });
  });
}

export interface Failure {
  /** Why, for the log and the run's row; a person is told a sentence of ours. */
  reason: string;
  /** What the person is told; that the model is unavailable where nothing is said. */
  code?: Extract<ErrorCode, 'model_unavailable' | 'search_slow'>;
  /** True when the person stopped it before anything was said. */
  stopped?: boolean;
  /** Fail it only when its process has gone silent. */
  onlyDead?: boolean;
  /** What it took until then; nothing where nobody knows. */
  use?: AnswerUse;
}

/**
 * Ends an exchange without an answer: it does not count, its question is taken back, and it costs nothing. Undefined
 * when it had ended already.
 */
export async function failExchange(db: Database, run: RunOfChat, failure: Failure): Promise<LastEvent | undefined> {
  return inTransaction(db, async (tx) => {
    const chat = await lockChat(tx, run.chatId, null);
    return chat && failRun(tx, chat, run.runId, failure);
  });
}

/** The same in a transaction that has locked the chat. */
export async function failRun(
  tx: Transaction,
  chat: ChatRow,
  runId: string,
  failure: Failure,
): Promise<LastEvent | undefined> {
  const status = failure.stopped === true ? 'stopped' : 'failed';
  const { use = noUse, onlyDead } = failure;
  const run = await endRun(tx, runId, { status, failure: storable(failure.reason), use }, onlyDead);
  if (run === undefined) return undefined;
  await deleteLastQuestion(tx, chat.id);
  await restoreReplaced(tx, runId);
  const refunded = await returnPayment(tx, chat, run);
  if (status === 'failed') {
    const { code = 'model_unavailable' } = failure;
    const error = refunded && code === 'model_unavailable' ? REFUNDED : errors[code].message;
    return append(tx, runId, { type: 'error', error, code });
  }
  const creditsRemaining = await availableCredits(tx, chat.userId);
  return append(tx, runId, { type: 'stopped', message: null, threadId: chat.threadId ?? '', creditsRemaining });
}

const REFUNDED = 'The Engine could not answer. Your credit was returned. Please try again.';

async function returnPayment(tx: Transaction, chat: ChatRow, run: RunRow): Promise<boolean> {
  if (!run.openedBlock || run.transactionId === null) return false;
  await refund(tx, {
    userId: chat.userId,
    transactionId: run.transactionId,
    key: `refund:${run.transactionId}`,
    description: 'Insight did not answer',
  });
  // The next attempt has a key of its own: `attempts` stays.
  const attempts = Math.max(chat.attempts, 1);
  await updateChat(tx, chat.id, { paidBlocks: chat.paidBlocks - 1, blockTransactionId: null, attempts });
  return true;
}

async function append(tx: Transaction, runId: string, event: LastEvent): Promise<LastEvent> {
  await appendEvents(tx, runId, [event]);
  return event;
}
