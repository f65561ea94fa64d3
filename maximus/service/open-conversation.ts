import type { Conversation, Turn } from '../wire.ts';
import { finishTurn } from './answer-spec.ts';
import { findConversation } from './conversation-store.ts';
import type { Parts } from './parts.ts';
import { notFound } from './problem.ts';
import { listTurns, shownTurn } from './turn-store.ts';

/** A conversation as it was shown; what was broken off is ended first. Free. */
export async function openConversation(
  parts: Parts,
  userId: string,
  id: string,
): Promise<{ conversation: Conversation; turns: Turn[] }> {
  const conversation = await findConversation(parts.pool, userId, id);
  if (conversation === undefined) throw notFound();
  const broken = (await listTurns(parts.pool, id)).filter(
    ({ state, isAlive }) => !isAlive && (state === 'running' || state === 'settling'),
  );
  // With the product away they stay as they are, and are shown as broken off.
  for (const turn of broken) await finishTurn(parts, turn).catch(() => undefined);
  return { conversation, turns: (await listTurns(parts.pool, id)).map(shownTurn) };
}
