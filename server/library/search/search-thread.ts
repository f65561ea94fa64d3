import type { Worker } from 'node:worker_threads';
import { Refusal } from '../../../contract/errors.ts';
import type { Log } from '../../http/log.ts';
import { startThread } from '../../start-thread.ts';
import type { Question, Report, ThreadStart } from './messages.ts';

type Answer = Extract<Report, { kind: 'guides' | 'passages' }>;
type Asked = Exclude<Question, { kind: 'close' }>;
/** A question before it has its number. */
type Unnumbered = Asked extends infer One ? (One extends Asked ? Omit<One, 'id'> : never) : never;

const RESTART_MS = 1_000;
const CLOSE_MS = 10_000;

/** The search thread as its process sees it: asked and answered; started again when it dies. */
export class SearchThread {
  version = 0;
  loaded = false;
  private worker: Worker;
  private closing = false;
  private ended = false;
  private next = 1;
  private readonly waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  private readonly start: ThreadStart;
  private readonly log: Log;
  private readonly whenLoaded: (() => void)[] = [];

  constructor(start: ThreadStart, log: Log) {
    this.start = start;
    this.log = log;
    this.worker = this.open();
  }

  /** Resolves once the library has been read; at once when it has. */
  ready(): Promise<void> {
    return this.loaded ? Promise.resolve() : new Promise((resolve) => this.whenLoaded.push(resolve));
  }

  ask(question: Unnumbered): Promise<Answer> {
    const id = this.next;
    this.next += 1;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...question, id });
    });
  }

  /** Writes the snapshot and ends the thread. */
  async close(): Promise<void> {
    this.closing = true;
    if (this.ended) return;
    const ended = new Promise<void>((resolve) => this.worker.once('exit', () => resolve()));
    this.worker.postMessage({ kind: 'close' } satisfies Question);
    const timer = setTimeout(() => void this.worker.terminate(), CLOSE_MS);
    await ended;
    clearTimeout(timer);
  }

  private open(): Worker {
    const worker = startThread(import.meta.url, './search-worker.ts', this.start);
    worker.on('message', (report: Report) => this.hear(report));
    worker.on('error', (error) => this.log.error({ err: error }, 'The search thread failed'));
    worker.once('exit', () => this.restart());
    return worker;
  }

  private hear(report: Report): void {
    if ('version' in report) this.version = Math.max(this.version, report.version);
    if (report.kind === 'loaded') {
      this.loaded = true;
      for (const resolve of this.whenLoaded.splice(0)) resolve();
      this.log.info({ from: report.from, guides: report.guides, ms: report.ms }, 'Search index ready');
    } else if (report.kind === 'trouble')
      this.log.warn({ reason: report.message }, 'The search index could not look for changes');
    else if (report.kind === 'failed') this.settle(report.id)?.reject(new Error(report.message));
    else if (report.kind === 'guides' || report.kind === 'passages') this.settle(report.id)?.resolve(report);
  }

  private settle(id: number): { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined {
    const waiter = this.waiting.get(id);
    this.waiting.delete(id);
    return waiter;
  }

  private restart(): void {
    for (const { reject } of this.waiting.values()) reject(new Refusal('unavailable'));
    this.waiting.clear();
    this.ended = true;
    if (this.closing) return;
    this.loaded = false;
    setTimeout(() => {
      if (this.closing) return;
      this.ended = false;
      this.worker = this.open();
    }, RESTART_MS).unref();
  }
}
