import { sqlState } from '../db/connect.ts';

const PATIENCE = 30_000;

/**
 * Does work that may be done twice, again and again while the database is away: it restarts after a crash, and an
 * import of thousands of files should not end for that.
 */
export async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + PATIENCE;
  for (let pause = 100; ; pause = Math.min(pause * 2, 2_000)) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until || !isAway(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** Classes 08 and 57P are the server's own words for going away and coming up; pg names a broken socket in words. */
function isAway(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return state.startsWith('08') || state.startsWith('57P');
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && networkCodes.has(String(at.code))) return true;
    if (
      /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/i.test(
        at.message,
      )
    ) {
      return true;
    }
  }
  return false;
}
