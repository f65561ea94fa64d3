import type { PassageRanking, PassageSearchOptions, Ranking, SearchOptions } from './search-index.ts';

/** What the search thread is started with. */
export interface ThreadStart {
  databaseUrl: string;
  snapshotPath: string | null;
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
  | { kind: 'trouble'; message: string }
  | { kind: 'closed' };
