import type { PassageRanking, PassageSearchOptions, Ranking, SearchOptions } from './search-index.ts';

/** What the search thread is started with. */
export interface ThreadStart {
  databaseUrl: string;
  snapshotPath: string | null;
  /** Milliseconds of the thread's processor time after which a question is given up. */
  limitMs: number;
  /** The memory of the thread's `ThreadSign`. */
  sign: SharedArrayBuffer;
}

/** What the process asks of the thread. */
export type Question =
  | { kind: 'search'; id: number; query: string; options: SearchOptions }
  | { kind: 'passages'; id: number; query: string; options: PassageSearchOptions }
  | { kind: 'close' };

/** What the thread says. */
export type Report =
  | { kind: 'loaded'; from: 'snapshot' | 'rows'; guides: number; ms: number; version: number }
  | { kind: 'version'; version: number }
  | { kind: 'guides'; id: number; ranking: Ranking; version: number }
  | { kind: 'passages'; id: number; ranking: PassageRanking; version: number }
  | { kind: 'failed'; id: number; message: string }
  /** It has taken too long. */
  | { kind: 'slow'; id: number }
  | { kind: 'trouble'; message: string }
  | { kind: 'closed' };
