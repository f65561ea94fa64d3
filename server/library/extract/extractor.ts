import type { FoundFact } from '../../facts/found-fact.ts';
import type { GuideReading, GuideSource } from '../read-source.ts';
import { Unreadable } from '../../reading/document.ts';
import { Died, type ReadingProcess, startReading } from './reading-process.ts';
import type { FactSource, Outcome, Task } from './reading-task.ts';

/** Reads documents in a process of its own, one at a time. */
export interface Extractor {
  /** @throws Unreadable with the reason why the document cannot become a guide */
  read(source: GuideSource): Promise<GuideReading>;
  /** The plan facts of a guide once more, by the rules. @throws Unreadable */
  facts(source: FactSource): Promise<FoundFact[]>;
  /** A Word document or web page as HTML that is safe to show: no script, nothing from elsewhere. @throws Unreadable */
  safeHtml(type: 'docx' | 'html', bytes: Uint8Array): Promise<string>;
  close(): void;
}

export interface ExtractorOptions {
  /** How long one document may take, in milliseconds. */
  timeLimit?: number;
  /** The heap that the process may use, in megabytes. */
  heapLimit?: number;
  /** It gives way to everything else on the machine: nobody waits for it. */
  background?: boolean;
}

/** A process that has read so many documents is replaced: what its libraries keep must not add up. */
const DOCUMENTS_PER_PROCESS = 200;

/** Makes an extractor; its process starts with the first document and again after one that ended it. */
export function openExtractor({
  timeLimit = 120_000,
  heapLimit = 1024,
  background = false,
}: ExtractorOptions = {}): Extractor {
  let reading: ReadingProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let closed = 0;

  const stop = (): void => {
    reading?.stop();
    reading = undefined;
  };

  const perform = async (task: Task): Promise<Outcome> => {
    if (reading !== undefined && (!reading.isAlive || reading.performed >= DOCUMENTS_PER_PROCESS)) stop();
    if (reading === undefined) {
      const before = closed;
      const started = await startReading(heapLimit, background);
      if (closed > before) {
        started.stop();
        throw new Error('The reading of documents was ended');
      }
      reading = started;
    }
    try {
      return await reading.perform(task, timeLimit);
    } catch (error) {
      const hadOthers = reading.performed > 1;
      stop();
      // A document before it may have left what ended the process: it is this one's fault where a new process dies of it too.
      if (error instanceof Died && hadOthers) return perform(task);
      throw error instanceof Died ? new Unreadable(error.message) : error;
    }
  };

  const inTurn = (task: Task): Promise<Outcome> => {
    const turn = last.then(() => perform(task));
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    async read(source) {
      const outcome = await inTurn({ kind: 'read', source });
      if (outcome.kind === 'read') return outcome.reading;
      throw unreadable(outcome);
    },
    async facts(source) {
      const outcome = await inTurn({ kind: 'facts', source });
      if (outcome.kind === 'facts') return outcome.facts;
      throw unreadable(outcome);
    },
    async safeHtml(type, bytes) {
      const outcome = await inTurn({ kind: 'safe-html', type, bytes });
      if (outcome.kind === 'safe-html') return outcome.html;
      throw unreadable(outcome);
    },
    close() {
      closed += 1;
      stop();
    },
  };
}

function unreadable(outcome: Outcome): Unreadable {
  return new Unreadable(outcome.kind === 'unreadable' ? outcome.reason : 'The file cannot be read.');
}
