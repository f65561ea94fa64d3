// The process in which documents are opened. What is hostile or broken in one can end this process at most: a thread
// beside the work ends it when it takes too much memory, or when the process that started it is gone.
import { Worker } from 'node:worker_threads';
import { factsOfGuide } from '../../facts/facts-of-guide.ts';
import { readSource } from '../read-source.ts';
import { Unreadable } from '../../reading/document.ts';
import { MEMORY_SIGNAL, type Outcome, type Task } from './reading-task.ts';

const RSS_LIMIT = 1500 * 1024 * 1024;

const watch = `
  const parent = ${process.ppid};
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    if (process.memoryUsage.rss() > ${RSS_LIMIT}) process.kill(process.pid, '${MEMORY_SIGNAL}');
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
      const { safeHtmlOfDocx, safeHtmlOfPage } = await import('../../reading/safe-html.ts');
      const html = task.type === 'docx' ? await safeHtmlOfDocx(task.bytes) : safeHtmlOfPage(task.bytes);
      return { kind: 'safe-html', html };
    }
    if (task.kind === 'facts') return { kind: 'facts', facts: factsOfGuide(task.source.passages, task.source) };
    return { kind: 'read', reading: await readSource(task.source) };
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unreadable', reason: error.message };
    // What readers throw when they run out of stack, or make a text longer than any may be.
    if (error instanceof RangeError)
      return { kind: 'unreadable', reason: 'The file is nested too deeply, or too large, to be read.' };
    return { kind: 'unreadable', reason: 'The file is damaged: it cannot be read.' };
  }
}
