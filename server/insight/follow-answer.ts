import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../contract/errors.ts';
import type { AnswerEvent } from '../../contract/insight.ts';
import type { Database } from '../db/connect.ts';
import { readActiveRun, readEvents } from './run-store.ts';

const POLL_MS = 200;
/** A run that says nothing for so long has lost its events (its chat was deleted): the reader is let go. */
const LONGEST_SILENCE_MS = 300_000;

const ends = (event: AnswerEvent): boolean =>
  event.type === 'done' || event.type === 'stopped' || event.type === 'error';

/**
 * The answer that is being written in a chat, from its beginning and then as it comes, whichever process writes it.
 *
 * @throws Refusal `nothing_to_attach`
 */
export async function followAnswer(
  db: Database,
  chatId: string,
  signal: AbortSignal,
): Promise<AsyncIterable<AnswerEvent>> {
  const run = await readActiveRun(db, chatId);
  if (run === undefined) throw new Refusal('nothing_to_attach');
  return follow(db, run.id, signal);
}

async function* follow(db: Database, runId: string, signal: AbortSignal): AsyncIterable<AnswerEvent> {
  let seen = 0;
  let heard = Date.now();
  while (!signal.aborted && Date.now() - heard < LONGEST_SILENCE_MS) {
    for (const { ordinal, event } of await readEvents(db, runId, seen)) {
      seen = ordinal;
      heard = Date.now();
      yield event;
      if (ends(event)) return;
    }
    await wait(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}
