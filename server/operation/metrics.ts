import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/connect.ts';
import { type Amounts, readAmounts } from './read-amounts.ts';

/** What a process counts for Prometheus. */
export interface Metrics {
  /** Notes an answered request; `route` is the path of the contract, so that no id becomes a label. */
  request(answer: { method: string; route: string; status: number; seconds: number }): void;
  /** Notes a search of the library: how it ended, and how long that took. */
  search(kind: string, outcome: Outcome, seconds: number): void;
  /** Notes an answer of the model. */
  answer(outcome: Outcome, seconds: number, tokens: { inputTokens: number; outputTokens: number }): void;
  /** Notes the sentences of an answer of Insight that state something, and those that no source holds. */
  sentences(counts: { sentences: number; notVerified: number }): void;
  /** Everything in Prometheus' text. */
  text(): Promise<string>;
  readonly contentType: string;
}

export type Outcome = 'done' | 'failed';

export interface MetricsParts {
  db: Database;
  /** Whether the search thread has read the library. */
  searchReady: () => boolean;
  /** Whether the database's disk was found full by a write of this process. */
  diskFull: () => boolean;
}

/** Amounts of the whole installation cost the database a moment: every process reads them at most this often. */
const AMOUNTS_FRESH_MS = 15_000;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const ANSWER_SECONDS = [0.5, 1, 2, 5, 10, 20, 40, 80, 160, 240];

/** Begins to count. Names follow Prometheus' conventions: base units, and `_total` for what only grows. */
export function createMetrics({ db, searchReady, diskFull }: MetricsParts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[], buckets = SECONDS) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });

  const requests = histogram('benesight_http_request_seconds', 'Time to answer a request', [
    'method',
    'route',
    'status',
  ]);
  const searches = histogram('benesight_search_seconds', 'Time to search the library', ['kind', 'outcome']);
  const answers = histogram(
    'benesight_model_answer_seconds',
    'Time of a whole answer of the model',
    ['outcome'],
    ANSWER_SECONDS,
  );
  const tokens = new Counter({
    name: 'benesight_model_tokens_total',
    help: 'Tokens that the model has read and written',
    labelNames: ['direction'],
    registers,
  });
  const sentences = new Counter({
    name: 'benesight_answer_sentences_total',
    help: 'Sentences of answers that state something, by whether a source holds them',
    labelNames: ['verified'],
    registers,
  });
  gauge('benesight_search_ready', '1 once the library can be searched', () => (searchReady() ? 1 : 0));
  gauge('benesight_disk_full', "1 while the database's disk is full", () => (diskFull() ? 1 : 0));
  const { pool } = db;
  gauge('benesight_pool_connections', 'Connections to the database', () => pool.totalCount);
  gauge('benesight_pool_idle', 'Connections that nobody uses', () => pool.idleCount);
  gauge('benesight_pool_waiting', 'Calls that wait for a connection', () => pool.waitingCount);
  addAmounts(registry, db);

  return {
    request({ method, route, status, seconds }) {
      requests.observe({ method, route, status: String(status) }, seconds);
    },
    search: (kind, outcome, seconds) => searches.observe({ kind, outcome }, seconds),
    answer(outcome, seconds, { inputTokens, outputTokens }) {
      answers.observe({ outcome }, seconds);
      tokens.inc({ direction: 'in' }, inputTokens);
      tokens.inc({ direction: 'out' }, outputTokens);
    },
    sentences({ sentences: all, notVerified }) {
      sentences.inc({ verified: 'yes' }, all - notVerified);
      sentences.inc({ verified: 'no' }, notVerified);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

const amountGauges: readonly { name: string; help: string; read: (amounts: Amounts) => number }[] = [
  { name: 'benesight_jobs_waiting', help: 'Jobs that are due or under way', read: ({ jobs }) => jobs.waiting },
  { name: 'benesight_jobs_given_up', help: 'Jobs that failed too often', read: ({ jobs }) => jobs.givenUp },
  {
    name: 'benesight_jobs_oldest_seconds',
    help: 'For how long the oldest due job has waited',
    read: ({ jobs }) => jobs.oldestSeconds,
  },
  { name: 'benesight_mail_waiting', help: 'Mails that are queued or being sent', read: ({ mail }) => mail.waiting },
  { name: 'benesight_mail_failed', help: 'Mails that were given up', read: ({ mail }) => mail.failed },
  {
    name: 'benesight_webhooks_waiting',
    help: 'Events of payments that are not worked on yet',
    read: ({ webhooks }) => webhooks.waiting,
  },
  {
    name: 'benesight_credits_outstanding',
    help: 'Credits that people can still spend',
    read: ({ credits }) => credits.outstanding,
  },
  {
    name: 'benesight_credits_owed',
    help: 'Credits that people owe after their money went back',
    read: ({ credits }) => credits.owed,
  },
  {
    name: 'benesight_revenue_cents',
    help: 'Money paid less what was returned, in cents',
    read: ({ revenueCents }) => revenueCents,
  },
  { name: 'benesight_people', help: 'Accounts', read: ({ people }) => people },
];

/**
 * Amounts of the whole installation, the same in every process: take their maximum, not their sum. Where the database is
 * away they are left out, so that the other figures can still be read.
 */
function addAmounts(registry: Registry, db: Database): void {
  let read: { at: number; amounts: Promise<Amounts | null> } | undefined;
  const amounts = (): Promise<Amounts | null> => {
    const now = performance.now();
    if (read === undefined || now - read.at > AMOUNTS_FRESH_MS) {
      read = { at: now, amounts: readAmounts(db).catch(() => null) };
    }
    return read.amounts;
  };
  for (const { name, help, read: pick } of amountGauges) {
    const shown = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const found = await amounts();
        shown.reset();
        if (found === null) shown.remove();
        else shown.set(pick(found));
      },
    });
  }
  const up = new Gauge({
    name: 'benesight_database_up',
    help: '1 while the database answers',
    registers: [registry],
    async collect() {
      up.set((await amounts()) === null ? 0 : 1);
    },
  });
}
