import type { AnswerEvent } from '../../contract/insight.ts';
import type { Database } from '../db/connect.ts';
import { appendEvents } from './run-store.ts';

/** How long text is gathered before it is stored: a reader elsewhere is at most this and one poll behind. */
const GATHER_MS = 150;

export interface EventWriter {
  /** Notes an event; neighbouring pieces of text become one. */
  push(event: AnswerEvent): void;
  /** Stores what is left. @throws the first failure to store */
  close(): Promise<void>;
}

/** Stores the events of a run in their order and in few inserts, whatever the pace of the model. */
export function eventWriter(db: Database, runId: string): EventWriter {
  let waiting: AnswerEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let stored: Promise<void> = Promise.resolve();

  function flush(): void {
    timer = undefined;
    const batch = waiting;
    waiting = [];
    stored = stored.then(() => appendEvents(db, runId, batch));
    // Whoever closes the writer is told; until then a failure must not end the process.
    stored.catch(() => undefined);
  }

  return {
    push(event) {
      const last = waiting.at(-1);
      if (event.type === 'text' && last?.type === 'text') {
        waiting[waiting.length - 1] = { type: 'text', text: last.text + event.text };
      } else {
        waiting.push(event);
      }
      timer ??= setTimeout(flush, GATHER_MS);
    },
    async close() {
      clearTimeout(timer);
      flush();
      await stored;
    },
  };
}
