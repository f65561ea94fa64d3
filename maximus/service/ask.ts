import type { z } from 'zod';
import type { AnalysisResult, AnalysisSpec } from '../../contract/analysis.ts';
import type { AskedBack } from '../../contract/maximus.ts';
import type { AskBody, Asked, Conversation, Outcome, Turn } from '../wire.ts';
import { answerSpec, finishTurn } from './answer-spec.ts';
import { dropEmpty, findConversation, insertConversation, touchConversation } from './conversation-store.ts';
import type { Parts } from './parts.ts';
import { notFound, Problem } from './problem.ts';
import { recall } from './recall.ts';
import type { Signed } from './tickets.ts';
import { deleteTurn, endTurn, findTurn, insertTurn, listTurns, shownTurn, type TurnRow } from './turn-store.ts';

type Question = z.output<typeof AskBody>;

const TITLE = 80;
const titleOf = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line === '' ? 'New analysis' : line.length <= TITLE ? line : `${line.slice(0, TITLE - 1).toWellFormed()}…`;
};

/**
 * Answers a question, or a spec that was chosen. The id of the query is the frame's: sent again, it finds what came of it
 * and costs nothing more.
 */
export async function ask(parts: Parts, { userId, sessionId }: Signed, question: Question): Promise<Asked> {
  const { pool } = parts;
  const earlier = await findTurn(pool, userId, question.queryId);
  if (earlier !== undefined) return replayed(parts, userId, earlier);
  const { queryId: id, text } = question;
  const conversation = await conversationOf(parts, userId, question);
  const before = await listTurns(pool, conversation.id);
  try {
    if (!(await insertTurn(pool, { id, conversationId: conversation.id, sessionId, question: text }))) {
      // It was sent twice at once, or the id is somebody else's.
      const other = await findTurn(pool, userId, id);
      throw other === undefined ? notFound() : underWay();
    }
    await touchConversation(pool, conversation.id);
    await answer(parts, { id, sessionId }, question, before);
  } catch (error) {
    if (question.conversationId === null) await dropEmpty(pool, conversation.id);
    throw error;
  }
  return { conversation, turn: await ownTurn(parts, userId, id) };
}

const underWay = (): Problem => new Problem(409, 'under_way', 'This question is being answered already.');

/** The conversation that a question belongs to, or a new one. @throws Problem `not_found` */
async function conversationOf(
  { pool }: Parts,
  userId: string,
  { conversationId, text }: Question,
): Promise<Conversation> {
  if (conversationId === null) return insertConversation(pool, userId, titleOf(text));
  const conversation = await findConversation(pool, userId, conversationId);
  if (conversation === undefined) throw notFound();
  return conversation;
}

async function answer(
  parts: Parts,
  turn: Pick<TurnRow, 'id' | 'sessionId'>,
  { text, spec, again }: Question,
  before: readonly TurnRow[],
): Promise<void> {
  if (again !== null) {
    const earlier = shownResult(before.find(({ id }) => id === again));
    if (earlier === null) throw notFound();
    return answerSpec(parts, turn, earlier.spec, earlier);
  }
  if (spec !== null) return answerSpec(parts, turn, spec);
  const { pool, product } = parts;
  const recalled = recall(text, before);
  if (recalled !== null) return endTurn(pool, turn.id, { ...recalled, charged: 0 });
  try {
    const question = { sessionId: turn.sessionId, question: text, ...lastSpecs(before), asked: askedLast(before) };
    const { understood } = await product.read(question);
    if (understood.kind === 'spec') return await answerSpec(parts, turn, understood.spec);
    await endTurn(pool, turn.id, { outcome: understood, charged: 0, paidTurn: null, freeUntil: null });
  } catch (error) {
    if (error instanceof Problem) await deleteTurn(pool, turn.id);
    throw error;
  }
}

/** The specs that a follow-up goes on from: of the last answer that is shown, and of the one before. */
function lastSpecs(turns: readonly TurnRow[]): { before: AnalysisSpec | null; earlier: AnalysisSpec | null } {
  const [earlier = null, before = null] = turns.flatMap((turn) => shownResult(turn)?.spec ?? []).slice(-2);
  return before === null ? { before: earlier, earlier: null } : { before, earlier };
}

/** What the last turn asked back, or offered in the place of what it refused; null where it did neither. */
function askedLast(turns: readonly TurnRow[]): AskedBack | null {
  const outcome = outcomeOf(turns.at(-1));
  if (outcome?.kind !== 'ask' && outcome?.kind !== 'refuse') return null;
  const question = outcome.kind === 'ask' ? outcome.question : outcome.sentence;
  return outcome.choices.length === 0 ? null : { question, choices: outcome.choices };
}

/** What a turn shows; null where nothing has come of it. */
function outcomeOf(turn: TurnRow | undefined): Outcome | null {
  const last = turn?.state === 'done' ? turn.outcomes.at(-1) : undefined;
  return last === undefined ? null : (JSON.parse(last) as Outcome);
}

/** The figures that a turn shows; null where it shows none. */
function shownResult(turn: TurnRow | undefined): AnalysisResult | null {
  const outcome = outcomeOf(turn);
  return outcome?.kind === 'answer' ? outcome.result : null;
}

/** What came of a question that was sent before. */
async function replayed(parts: Parts, userId: string, turn: TurnRow): Promise<Asked> {
  const isUnderWay = turn.state === 'running' || turn.state === 'settling';
  if (isUnderWay && turn.isAlive) throw underWay();
  if (isUnderWay) await finishTurn(parts, turn);
  const conversation = await findConversation(parts.pool, userId, turn.conversationId);
  if (conversation === undefined) throw notFound();
  return { conversation, turn: await ownTurn(parts, userId, turn.id) };
}

/** A person's own turn as it is shown. @throws Problem `not_found` */
export async function ownTurn({ pool }: Parts, userId: string, id: string): Promise<Turn> {
  const row = await findTurn(pool, userId, id);
  if (row === undefined) throw notFound();
  return shownTurn(row);
}
