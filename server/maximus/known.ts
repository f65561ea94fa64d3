import type { Known } from '../../contract/reading.ts';
import { carriers } from '../../contract/vocabulary/carriers.ts';
import type { Database } from '../db/connect.ts';
import { readLibraryVersion } from '../db/library-version.ts';
import { listEmployers } from './store.ts';

const words = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What the reader of words is told about the library; read again when the library has changed. */
export function createKnown(db: Database): () => Promise<Known> {
  let kept: { version: number; known: Known } | null = null;
  return async () => {
    const version = await readLibraryVersion(db);
    const year = new Date().getUTCFullYear();
    if (kept?.version === version && kept.known.year === year) return kept.known;
    const employers = await listEmployers(db);
    const known = {
      employers,
      carriers: carriers.map(({ label }) => label),
      words: new Set(employers.flatMap(words)),
      year,
    };
    kept = { version, known };
    return known;
  };
}
