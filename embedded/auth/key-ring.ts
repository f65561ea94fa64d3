import type { KeySet } from './keys.ts';

/** How old the keys may be that sign and are published; the database is asked again then. */
const freshMs = 30_000;
/** A token of an unknown key has the keys read again, but not more often than this: anybody may send one. */
const pauseMs = 5000;

/** The keys as they are now: a key that another process or a command has made is taken up without a restart. */
export interface KeyRing {
  current(): Promise<KeySet>;
  /** The keys, read again where this one is not among them. */
  knowing(kid: string): Promise<KeySet>;
}

/**
 * Reads keys again now and then; while they cannot be read, those that are known go on being used.
 *
 * @param clock milliseconds since 1970
 */
export function keepKeys(first: KeySet, load: () => Promise<KeySet>, clock: () => number = Date.now): KeyRing {
  let keys = first;
  let readAt = clock();
  let reading: Promise<void> | null = null;
  const readAgain = async (olderThanMs: number): Promise<KeySet> => {
    // A clock that was set back must not keep the keys as they are.
    if (Math.abs(clock() - readAt) >= olderThanMs) {
      reading ??= load()
        .then(
          (read) => void (keys = read),
          () => undefined,
        )
        .finally(() => {
          readAt = clock();
          reading = null;
        });
      await reading;
    }
    return keys;
  };
  return {
    current: () => readAgain(freshMs),
    knowing: async (kid) => (keys.verifying.has(kid) ? keys : readAgain(pauseMs)),
  };
}
