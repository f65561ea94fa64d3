import { Refusal } from '../../../contract/errors.ts';
import type { SearchIndex } from './search-index.ts';

export interface RunningSearchIndex extends SearchIndex {
  /** True once the library has been read: what `/readyz` asks. */
  ready(): boolean;
  /** Resolves once the library has been read. */
  loaded(): Promise<void>;
  close(): Promise<void>;
}

/** How long a search waits for an index that is still being read. */
const PATIENCE_MS = 20_000;

/** Waits until an index has been read. @throws Refusal `unavailable` where that takes too long */
export async function waitPatiently(loaded: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('unavailable')), PATIENCE_MS);
  });
  await Promise.race([loaded, late]).finally(() => clearTimeout(timer));
}
