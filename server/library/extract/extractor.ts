import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FoundFact } from '../../facts/found-fact.ts';
import type { GuideReading, GuideSource } from '../read-source.ts';
import { Unreadable } from './document.ts';
import type { FactSource, Outcome, Task } from './extract-worker.ts';

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
}

/** A process that has read so many documents is replaced: what its libraries keep must not add up. */
const START_LIMIT = 60_000;
const DOCUMENTS_PER_PROCESS = 200;

/** Makes an extractor; its process starts with the first document and again after one that ended it. */
export function openExtractor({ timeLimit = 120_000, heapLimit = 1024 }: ExtractorOptions = {}): Extractor {
  let child: ChildProcess | undefined;
  let performed = 0;
  let last: Promise<unknown> = Promise.resolve();

  const stop = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const perform = async (task: Task): Promise<Outcome> => {
    if (performed >= DOCUMENTS_PER_PROCESS) stop();
    try {
      if (child === undefined) {
        child = startProcess(heapLimit);
        performed = 0;
        await untilReady(child);
      }
      performed += 1;
      const answer = hear(child, timeLimit);
      child.send(task, () => undefined);
      return await answer;
    } catch (error) {
      stop();
      throw error;
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
    close: stop,
  };
}

function unreadable(outcome: Outcome): Unreadable {
  return new Unreadable(outcome.kind === 'unreadable' ? outcome.reason : 'The file cannot be read.');
}

/** Sources run through tsx; the build has the worker beside it. The process gets nothing of our environment. */
function startProcess(heapLimit: number): ChildProcess {
  const fromSource = import.meta.url.endsWith('.ts');
  const file = fileURLToPath(new URL(fromSource ? './extract-worker.ts' : './extract-worker.js', import.meta.url));
  const child = fork(file, [], {
    execArgv: [`--max-old-space-size=${heapLimit}`, ...(fromSource ? ['--import', import.meta.resolve('tsx')] : [])],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // An idle reader must not keep a command from ending.
  child.unref();
  child.channel?.unref();
  return child;
}

/** A busy machine may take its time to start the process: that is not the document's, nor is a start that fails. */
async function untilReady(child: ChildProcess): Promise<void> {
  try {
    await hear(child, START_LIMIT);
  } catch (error) {
    throw new Error('The process that reads documents does not start', { cause: error });
  }
}

/** The next thing that the process says. @throws Unreadable when it ends or says nothing for too long */
function hear(child: ChildProcess, timeLimit: number): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    child.channel?.ref();
    const settle = (): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      child.channel?.unref();
    };
    const onMessage = (outcome: unknown): void => {
      settle();
      resolve(outcome as Outcome);
    };
    const onExit = (): void => {
      settle();
      reject(new Unreadable('Reading the file needed more memory than is allowed.'));
    };
    const onError = (error: Error): void => {
      settle();
      reject(error);
    };
    const timer = setTimeout(() => {
      settle();
      reject(new Unreadable(`Reading the file took longer than ${Math.round(timeLimit / 1000)} seconds.`));
    }, timeLimit);
    child.once('message', onMessage).once('exit', onExit).once('error', onError);
  });
}
