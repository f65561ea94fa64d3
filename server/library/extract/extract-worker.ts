// The process in which documents are opened. What is hostile or broken in one can end this process at most: a thread
// beside the work ends it when it takes too much memory, or when the process that started it is gone.
import { Worker } from 'node:worker_threads';
import { extractFacts } from '../../facts/extract/extract-facts.ts';
import type { FactPassage } from '../../facts/extract/sentence.ts';
import type { FoundFact } from '../../facts/found-fact.ts';
import { type GuideReading, type GuideSource, readSource } from '../read-source.ts';
import { Unreadable } from './document.ts';

/** The passages of a guide that is in the library already. */
export interface FactSource {
  passages: readonly FactPassage[];
  planYear: number | null;
}

/** What is asked of the process. */
export type Task =
  | { kind: 'read'; source: GuideSource }
  | { kind: 'facts'; source: FactSource }
  | { kind: 'safe-html'; type: 'docx' | 'html'; bytes: Uint8Array };

/** What it answers. */
export type Outcome =
  | { kind: 'ready' }
  | { kind: 'read'; reading: GuideReading }
  | { kind: 'facts'; facts: FoundFact[] }
  | { kind: 'safe-html'; html: string }
  | { kind: 'unreadable'; reason: string };

const RSS_LIMIT = 1500 * 1024 * 1024;

const watch = `
  const parent = ${process.ppid};
  setInterval(() => {
    if (process.ppid !== parent || process.memoryUsage.rss() > ${RSS_LIMIT}) process.kill(process.pid, 'SIGKILL');
  }, 200);
`;
new Worker(watch, { eval: true, stdout: true, stderr: true }).unref();

process.on('message', (task: Task) => {
  void perform(task).then((outcome) => process.send?.(outcome));
});
// A key that stops the command reaches its whole group: what is being read is finished first.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
process.send?.({ kind: 'ready' } satisfies Outcome);

async function perform(task: Task): Promise<Outcome> {
  try {
    if (task.kind === 'safe-html') {
      const { safeHtmlOfDocx, safeHtmlOfPage } = await import('./safe-html.ts');
      const html = task.type === 'docx' ? await safeHtmlOfDocx(task.bytes) : safeHtmlOfPage(task.bytes);
      return { kind: 'safe-html', html };
    }
    if (task.kind === 'facts') return { kind: 'facts', facts: extractFacts(task.source.passages, task.source) };
    return { kind: 'read', reading: await readSource(task.source) };
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unreadable', reason: error.message };
    // What readers throw when they run out of stack, or make a text longer than any may be.
    if (error instanceof RangeError)
      return { kind: 'unreadable', reason: 'The file is nested too deeply, or too large, to be read.' };
    return { kind: 'unreadable', reason: 'The file is damaged: it cannot be read.' };
  }
}
