import type { AnalysisResult, AnalysisSpec } from '../../contract/analysis.ts';
import { FREE_MINUTES } from '../../contract/maximus.ts';
import type { Outcome } from '../wire.ts';
import type { Parts } from './parts.ts';
import { Problem } from './problem.ts';
import { changesOf } from './what-changed.ts';
import { brokenOff, deleteTurn, endTurn, keepAnswer, type TurnRow } from './turn-store.ts';

type Paying = Pick<TurnRow, 'id' | 'sessionId'>;

/** What is said of a library that is as it was. */
const unchanged: Outcome = {
  kind: 'refuse',
  sentence: 'The library has not changed since: the figures are the same.',
  choices: [],
};

const free = { charged: 0, paidTurn: null, freeUntil: null };

/**
 * Computes a spec and pays for it: credits are set aside first, charged when there are figures to show, and given back in
 * every other case. Computed again (`earlier`), it says what has changed, and costs nothing while nothing can have. What was computed is kept before it is paid, so that a process that dies in between loses nothing.
 */
export async function answerSpec(
  { pool, product }: Parts,
  turn: Paying,
  spec: AnalysisSpec,
  earlier: AnalysisResult | null = null,
): Promise<void> {
  const query = { sessionId: turn.sessionId, queryId: turn.id };
  const giveBack = () => product.release(query).catch(() => undefined);
  try {
    await product.hold(query);
    const { result, unlocked, viewPrice } = await product.run({ ...query, spec });
    const changes = earlier === null ? {} : { changes: changesOf(earlier, result) };
    const outcome: Outcome = { kind: 'answer', result, unlocked, viewPrice, ...changes };
    if (earlier?.libraryVersion === result.libraryVersion) {
      await giveBack();
      await endTurn(pool, turn.id, { outcome: unchanged, ...free });
    } else if (!result.hasFigures) {
      await giveBack();
      await endTurn(pool, turn.id, { outcome, ...free });
    } else if (await keepAnswer(pool, turn.id, outcome)) {
      await pay({ pool, product }, turn, outcome);
    } else {
      await giveBack();
    }
  } catch (error) {
    await giveBack();
    if (!(error instanceof Problem)) throw error;
    if (error.status === 401) {
      await deleteTurn(pool, turn.id);
      throw error;
    }
    const { message, code } = error;
    await endTurn(pool, turn.id, { outcome: { kind: 'failed', message, code }, ...free });
  }
}

/** Charges a turn whose answer is kept, and shows it. */
async function pay({ pool, product }: Pick<Parts, 'pool' | 'product'>, turn: Paying, outcome: Outcome): Promise<void> {
  const { amount } = await product.settle({ sessionId: turn.sessionId, queryId: turn.id });
  const freeUntil = new Date(Date.now() + FREE_MINUTES * 60_000);
  await endTurn(pool, turn.id, { outcome, charged: amount, paidTurn: turn.id, freeUntil });
}

/** Ends a turn whose process has died: paid and shown where it was computed, else given back. */
export async function finishTurn({ pool, product }: Parts, turn: TurnRow): Promise<void> {
  const [kept] = turn.outcomes;
  try {
    if (turn.state === 'settling' && kept !== undefined) {
      await pay({ pool, product }, turn, JSON.parse(kept) as Outcome);
      return;
    }
    await product.release({ sessionId: turn.sessionId, queryId: turn.id });
  } catch (error) {
    const isOver = error instanceof Problem && ['hold_ended', 'not_found'].includes(error.code);
    if (!isOver) throw error;
  }
  await endTurn(pool, turn.id, { outcome: brokenOff, ...free });
}
