import type { AnalysisSpec } from '../../contract/analysis.ts';
import type { Look } from '../look.ts';
import type { Turn } from '../wire.ts';
import { ownTurn } from './ask.ts';
import type { Parts } from './parts.ts';
import { notFound, Problem } from './problem.ts';
import type { Signed } from './tickets.ts';
import { addOutcome, dropOutcome, findTurn, setLook, shownTurn, stopTurn } from './turn-store.ts';

/** Computes a turn again with a part of its spec changed: free for half an hour, while its metrics stay. */
export async function editTurn(
  parts: Parts,
  { userId, sessionId }: Signed,
  id: string,
  spec: AnalysisSpec,
): Promise<Turn> {
  const turn = await findTurn(parts.pool, userId, id);
  if (turn === undefined) throw notFound();
  if (turn.state !== 'done' || turn.paidTurn === null) {
    throw new Problem(409, 'query_not_held', 'There are no figures here to change. Please ask again.');
  }
  const computed = await parts.product.run({ sessionId, queryId: turn.paidTurn, spec });
  await addOutcome(parts.pool, id, { kind: 'answer', ...computed });
  // A title and a line that were given to other figures would say something wrong of these.
  const look = shownTurn(turn).look;
  if (look !== null) await setLook(parts.pool, id, { ...look, title: '', reference: null });
  return ownTurn(parts, userId, id);
}

/** Keeps how an answer is drawn: colours, names, title, line. Nothing is computed. Free. */
export async function changeLook(parts: Parts, userId: string, id: string, look: Look | null): Promise<Turn> {
  const { outcome } = await ownTurn(parts, userId, id);
  if (outcome.kind !== 'answer') throw new Problem(409, 'query_not_held', 'There is nothing here to draw.');
  await setLook(parts.pool, id, look);
  return ownTurn(parts, userId, id);
}

/** Shows a turn as it was before its last change. Free. */
export async function undoEdit(parts: Parts, userId: string, id: string): Promise<Turn> {
  await ownTurn(parts, userId, id);
  await dropOutcome(parts.pool, id);
  return ownTurn(parts, userId, id);
}

/** Stops a question that is being answered: it costs nothing. What is being paid already is not stopped. */
export async function stopQuestion(parts: Parts, userId: string, id: string): Promise<{ stopped: boolean }> {
  if ((await findTurn(parts.pool, userId, id)) === undefined) return { stopped: false };
  return { stopped: await stopTurn(parts.pool, id) };
}
