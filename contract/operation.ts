import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { intents } from './reading.ts';

const waiting = z.object({
  waiting: z.int(),
  failed: z.int(),
  /** Seconds that the oldest has waited; 0 where nothing waits. */
  oldestSeconds: z.number(),
});

/** One day of the installation, in UTC. Credits are whole, revenue is cents before what was returned. */
export const Day = z.object({
  date: z.iso.date(),
  signUps: z.int(),
  /** People who used anything on that day; counted since this is kept. */
  activePeople: z.int(),
  creditsGranted: z.int(),
  creditsSpent: z.int(),
  creditsEnded: z.int(),
  /** What could be spent or was on hold at the end of the day. */
  creditsOutstanding: z.int(),
  revenue: z.int(),
  searches: z.int(),
  searchesWithoutResult: z.int(),
  answers: z.int(),
  answersFailed: z.int(),
  /** Answers that say that the library does not hold what was asked. */
  answersRefused: z.int(),
  /** Tokens that the model read and wrote for answers of Insight; 0 where the provider does not say. */
  tokensRead: z.int(),
  tokensWritten: z.int(),
  /** Sentences of answers that were marked as not verified. */
  sentencesNotVerified: z.int(),
  /** Answers of Insight of that day that people have rated, as far as their chats are kept. */
  answersRatedGood: z.int(),
  answersRatedBad: z.int(),
});
export type Day = z.output<typeof Day>;

/** How people rated the answers of Insight to one kind of question, as far as their chats are kept. */
export const RatedKind = z.object({
  /** What the question was read as: an intent of a reading, or `other` where it was not read. */
  intent: z.enum([...intents, 'other']),
  good: z.int(),
  bad: z.int(),
});
export type RatedKind = z.output<typeof RatedKind>;

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  summary: 'The last days in figures, the credits that are outstanding, and whether everything works.',
  query: z.object({ days: z.coerce.number().int().min(7).max(365).default(30) }),
  reply: z.object({
    /** The oldest first; today is the last. */
    days: z.array(Day),
    /** Over the same days, the kind with most ratings first; kinds that nobody rated are left out. */
    ratings: z.array(RatedKind),
    /** Dollars for a million tokens, where the installation says so: what the model costs follows. */
    modelPrices: z.object({ read: z.number(), written: z.number() }).nullable(),
    creditsOutstanding: z.int(),
    creditsOwed: z.int(),
    health: z.object({
      jobs: waiting,
      mail: waiting,
      webhooks: z.object({ waiting: z.int(), oldestSeconds: z.number() }),
      /** Of the process that answers. */
      searchReady: z.boolean(),
      diskFull: z.boolean(),
      /** The newest backup of `npm run backup`; null where none was made. Backups by other means are not known here. */
      lastBackup: z.object({ madeAt: z.iso.datetime(), withFiles: z.boolean(), missingFiles: z.int() }).nullable(),
    }),
  }),
});
