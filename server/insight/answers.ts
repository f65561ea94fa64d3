import type { AnswerEvent } from '../../contract/insight.ts';
import { answerRun, type AnswerParts } from './answer-run.ts';
import type { Exchange } from './begin-exchange.ts';
import type { LastEvent } from './end-exchange.ts';
import { deleteOldRuns } from './run-store.ts';
import { sweepRuns } from './sweep-runs.ts';

const SWEEP_MS = 3_000;
const TIDY_MS = 600_000;

/** The answers that this process is writing. */
export interface Answers {
  /**
   * Writes the answer of an exchange; it goes on when nobody listens any more.
   *
   * @returns the last event; undefined when the chat was deleted meanwhile
   */
  write(exchange: Exchange, tell: (event: AnswerEvent) => void): Promise<LastEvent | undefined>;
  /** Begins to settle what died with other processes, and goes on doing so. */
  open(): void;
  /** Aborted when the process closes: whoever follows an answer lets go. */
  readonly closing: AbortSignal;
  /** Breaks off what is being written and settles it: the people pay nothing and can ask again. */
  close(): Promise<void>;
}

export function createAnswers(parts: AnswerParts): Answers {
  const closing = new AbortController();
  const writing = new Map<AbortController, Promise<LastEvent | undefined>>();
  let sweeping: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let tidied = -Infinity;
  async function sweep(): Promise<void> {
    try {
      await sweepRuns(parts.db, parts.log);
      if (performance.now() - tidied >= TIDY_MS) {
        await deleteOldRuns(parts.db);
        tidied = performance.now();
      }
    } catch (error) {
      parts.log.error({ err: error }, 'the sweep of answers failed');
    }
    if (!closing.signal.aborted) timer = setTimeout(open, SWEEP_MS);
  }
  const open = (): void => {
    sweeping = sweep();
  };
  return {
    open,
    closing: closing.signal,
    async write(exchange, tell) {
      const broken = new AbortController();
      if (closing.signal.aborted) broken.abort('closing');
      const written = answerRun(parts, exchange, tell, broken);
      writing.set(broken, written);
      try {
        return await written;
      } catch (error) {
        // The lease runs out and the sweeper settles it.
        parts.log.error({ err: error, run: exchange.runId }, 'an answer could not be settled');
        throw error;
      } finally {
        writing.delete(broken);
      }
    },
    async close() {
      closing.abort();
      clearTimeout(timer);
      for (const broken of writing.keys()) broken.abort('closing');
      await Promise.allSettled([...writing.values(), sweeping]);
    },
  };
}
