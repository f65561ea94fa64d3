import type { Worker } from 'node:worker_threads';
import { Refusal } from '../../../contract/errors.ts';
import type { Log } from '../../http/log.ts';
import { startThread } from '../../process/start-thread.ts';
import type { Question, Report, ThreadStart } from './messages.ts';
import { ThreadSign } from './thread-sign.ts';
import { threadTime } from './thread-time.ts';

type Answer = Extract<Report, { kind: 'guides' | 'passages' }>;
type Asked = Exclude<Question, { kind: 'close' }>;
/** A question before it has its number. */
type Unnumbered = Asked extends infer One ? (One extends Asked ? Omit<One, 'id'> : never) : never;

interface Waiter {
  question: Asked;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

const RESTART_MS = 1_000;
const CLOSE_MS = 10_000;
/** How often it is looked at whether the thread still answers. */
const WATCH_MS = 250;
/** So much longer than a question may take, a thread may be at one before it is replaced: it ends most of them itself. */
const GRACE_MS = 500;

/** Starts the thread that answers searches. */
export function startSearchThread(data: ThreadStart): Worker {
  return startThread(import.meta.url, './search-worker.ts', data);
}

/** What the thread is started with, but for what it shares with its process. */
export type SearchThreadOptions = Omit<ThreadStart, 'sign'>;

/**
 * The search thread as its process sees it: asked and answered; started again when it dies, replaced when a question keeps it
 * from answering others.
 */
export class SearchThread {
  version = 0;
  loaded = false;
  private worker: Worker;
  private sign = new ThreadSign();
  private closing = false;
  private ended = false;
  private next = 1;
  private readonly waiting = new Map<number, Waiter>();
  private readonly options: SearchThreadOptions;
  private readonly log: Log;
  private readonly start: (data: ThreadStart) => Worker;
  private readonly whenLoaded: (() => void)[] = [];
  private watch: NodeJS.Timeout | null = null;
  /** The question that the thread was at when it was last looked at, and the thread's time when it was first seen at it. */
  private seen = { question: 0, since: 0 };

  /** @param start starts the thread */
  constructor(options: SearchThreadOptions, log: Log, start = startSearchThread) {
    this.options = options;
    this.log = log;
    this.start = start;
    this.worker = this.open();
  }

  /** Resolves once the library has been read; at once when it has. */
  ready(): Promise<void> {
    return this.loaded ? Promise.resolve() : new Promise((resolve) => this.whenLoaded.push(resolve));
  }

  /** @throws Refusal `search_slow` for a question that takes too long; `unavailable` where the thread dies */
  ask(asked: Unnumbered): Promise<Answer> {
    const question: Asked = { ...asked, id: this.next };
    this.next += 1;
    this.watch ??= setInterval(() => this.look(), WATCH_MS);
    return new Promise((resolve, reject) => {
      this.waiting.set(question.id, { question, resolve, reject });
      // Else it is asked once the library has been read.
      if (this.loaded) this.worker.postMessage(question);
    });
  }

  /** Writes the snapshot and ends the thread. */
  async close(): Promise<void> {
    this.closing = true;
    this.rest();
    if (this.ended) return;
    const ended = new Promise<void>((resolve) => this.worker.once('exit', () => resolve()));
    this.worker.postMessage({ kind: 'close' } satisfies Question);
    const timer = setTimeout(() => void this.worker.terminate(), CLOSE_MS);
    await ended;
    clearTimeout(timer);
  }

  private open(): Worker {
    this.sign = new ThreadSign();
    this.seen = { question: 0, since: 0 };
    const worker = this.start({ ...this.options, sign: this.sign.shared });
    // What one says that was replaced meanwhile is of no use.
    const isThis = (): boolean => worker === this.worker;
    worker.on('message', (report: Report) => isThis() && this.hear(report));
    worker.on('error', (error) => this.log.error({ err: error }, 'The search thread failed'));
    worker.once('exit', () => isThis() && this.restart());
    return worker;
  }

  private hear(report: Report): void {
    if ('version' in report) this.version = Math.max(this.version, report.version);
    if (report.kind === 'loaded') {
      this.loaded = true;
      for (const resolve of this.whenLoaded.splice(0)) resolve();
      for (const { question } of this.waiting.values()) this.worker.postMessage(question);
      this.log.info({ from: report.from, guides: report.guides, ms: report.ms }, 'Search index ready');
    } else if (report.kind === 'trouble')
      this.log.warn({ reason: report.message }, 'The search index could not look for changes');
    else if (report.kind === 'failed') this.settle(report.id)?.reject(new Error(report.message));
    else if (report.kind === 'slow') this.settle(report.id)?.reject(new Refusal('search_slow'));
    else if (report.kind === 'guides' || report.kind === 'passages') this.settle(report.id)?.resolve(report);
  }

  private settle(id: number): Waiter | undefined {
    const waiter = this.waiting.get(id);
    this.waiting.delete(id);
    if (this.waiting.size === 0) this.rest();
    return waiter;
  }

  /** Nobody waits: there is nothing to look at. */
  private rest(): void {
    if (this.watch !== null) clearInterval(this.watch);
    this.watch = null;
  }

  /** Replaces the thread where it has been at one question for too long. */
  private look(): void {
    const { question, thread } = this.sign;
    const now = threadTime(thread);
    if (question !== this.seen.question) this.seen = { question, since: now };
    if (question === 0 || now - this.seen.since <= this.options.limitMs + GRACE_MS) return;
    this.log.error({ ms: Math.round(now - this.seen.since) }, 'The search thread did not answer and is replaced');
    const stuck = this.worker;
    this.loaded = false;
    this.worker = this.open();
    void stuck.terminate();
    this.settle(question)?.reject(new Refusal('search_slow'));
  }

  private restart(): void {
    for (const { reject } of this.waiting.values()) reject(new Refusal('unavailable'));
    this.waiting.clear();
    this.rest();
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
