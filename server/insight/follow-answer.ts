import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../contract/errors.ts';
import type { AnswerEvent } from '../../contract/insight.ts';
import type { Database } from '../db/connect.ts';
import { readActiveRun, readEvents, runExists } from './run-store.ts';

const POLL_MS = 200;

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
  while (!signal.aborted) {
    const events = await readEvents(db, runId, seen);
    for (const { ordinal, event } of events) {
      seen = ordinal;
      yield event;
      if (ends(event)) return;
    }
    // With its chat a run goes whole, its last event too. Any other comes to its end: the sweeper sees to that.
    if (events.length === 0 && !(await runExists(db, runId))) return;
    await wait(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}
