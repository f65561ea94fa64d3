import type { AuthVerifier, TokenHolder } from '../outside/auth.ts';

/** How long a signature that was checked need not be checked again: a key that is withdrawn counts for so much longer. */
const KNOWN_FOR_MS = 60_000;

/** The most tokens that a process remembers; beyond it the one that was checked first is forgotten, and checked again. */
const MOST = 5_000;

/**
 * Remembers whose a token is for a minute, and no longer than the token is good: checking its signature takes longer than
 * most answers, and a person sends the same token with every call. Whether the session lives is not what is remembered.
 *
 * @param clock milliseconds since 1970
 */
export function knownTokens(verify: AuthVerifier['verify'], clock: () => number = Date.now): AuthVerifier['verify'] {
  const known = new Map<string, { holder: TokenHolder; until: number }>();
  return async (token) => {
    const before = known.get(token);
    if (before !== undefined && clock() < before.until) return before.holder;
    known.delete(token);
    const holder = await verify(token);
    if (holder === null) return null;
    known.delete(token);
    known.set(token, { holder, until: Math.min(clock() + KNOWN_FOR_MS, holder.expiresAt.getTime()) });
    // A map keeps its order, so the first one in it is always the oldest.
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    return holder;
  };
}
