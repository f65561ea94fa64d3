import { fork, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { workerFile } from '../../process/worker-file.ts';
import { Unreadable } from '../../reading/document.ts';
import { MEMORY_SIGNAL, type Outcome, type Task } from './reading-task.ts';

/** A process in which documents are opened, one at a time. */
export interface ReadingProcess {
  /** How many tasks it was given. */
  readonly performed: number;
  readonly isAlive: boolean;
  /** @throws Died when the process ends meanwhile, Unreadable when it takes too long: then it is ended */
  perform(task: Task, timeLimit: number): Promise<Outcome>;
  stop(): void;
}

/** A process ended before it answered. The message is a sentence for whoever brought the document that it was reading. */
export class Died extends Error {
  override name = 'Died';
}

const START_LIMIT = 60_000;
/** What is kept of the last words of a process: V8 says there that its heap was too small. */
const LAST_WORDS = 4_000;

/**
 * Starts a process and waits until it is ready. A busy machine may take its time for that.
 *
 * @param heapLimit the heap that it may use, in megabytes
 * @param isBackground it gives way to everything else on the machine
 */
export async function startReading(heapLimit: number, isBackground = false): Promise<ReadingProcess> {
  const path = workerFile(import.meta.url, './extract-worker.ts');
  const child = fork(path, [], {
    execArgv: [`--max-old-space-size=${heapLimit}`],
    // It gets nothing of our environment.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (isBackground && child.pid !== undefined) lowerProcess(child.pid);
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (words: string) => {
    lastWords = (lastWords + words).slice(-LAST_WORDS);
  });
  // An idle reader must not keep a command from ending.
  hold(child, false);
  let isAlive = true;
  let isStopped = false;
  let performed = 0;
  child.once('exit', () => (isAlive = false)).once('error', () => (isAlive = false));

  const stop = (): void => {
    isStopped = true;
    isAlive = false;
    child.kill('SIGKILL');
  };

  const hear = (timeLimit: number, late: string): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      hold(child, true);
      const settle = (): void => {
        clearTimeout(timer);
        child.off('message', onMessage).off('close', onClose).off('error', onError);
        hold(child, false);
      };
      const onMessage = (outcome: unknown): void => {
        settle();
        resolve(outcome as Outcome);
      };
      // Once its last words are read too, which may be after its exit.
      const onClose = (code: number | null, signal: NodeJS.Signals | null): void => {
        settle();
        reject(
          isStopped ? new Error('The reading of documents was ended') : new Died(whyDied(code, signal, lastWords)),
        );
      };
      const onError = (error: Error): void => {
        settle();
        reject(error);
      };
      const timer = setTimeout(() => {
        settle();
        stop();
        reject(new Unreadable(late));
      }, timeLimit);
      child.once('message', onMessage).once('close', onClose).once('error', onError);
    });

  try {
    await hear(START_LIMIT, 'It took too long.');
  } catch (error) {
    stop();
    throw new Error('The process that reads documents does not start', { cause: error });
  }
  return {
    get performed() {
      return performed;
    },
    get isAlive() {
      return isAlive;
    },
    async perform(task, timeLimit) {
      performed += 1;
      const answer = hear(timeLimit, `Reading the file took longer than ${Math.round(timeLimit / 1000)} seconds.`);
      child.send(task, () => undefined);
      return answer;
    },
    stop,
  };
}

function lowerProcess(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It may have ended already, or the system may not let us: then it reads as any other.
  }
}

/** Whether this process waits for the other one before it ends. */
function hold(child: ChildProcess, isHeld: boolean): void {
  const words = child.stderr instanceof Socket ? child.stderr : null;
  for (const handle of [child, child.channel, words]) {
    if (isHeld) handle?.ref();
    else handle?.unref();
  }
}

function whyDied(code: number | null, signal: NodeJS.Signals | null, lastWords: string): string {
  if (signal === MEMORY_SIGNAL || /out of memory|heap limit/i.test(lastWords)) {
    return 'Reading the file needed more memory than is allowed.';
  }
  if (signal === 'SIGKILL' || signal === 'SIGTERM') {
    return 'The process that read the file was ended from outside; the machine may have run out of memory.';
  }
  const how = signal ?? (code === null ? '' : `code ${code}`);
  return `The program that reads files crashed over this one (${how}).`;
}
