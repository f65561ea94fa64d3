import type { FastifyRequest } from 'fastify';

/** Who is calling: a person whose token was accepted, as the database knows them. */
export interface Caller {
  userId: string;
  email: string;
  isAdmin: boolean;
}

/**
 * Turns a bearer token into a caller; null for a token that is not accepted or whose session has ended.
 *
 * @param now ask the auth service whether the session lives, and the database who it is; else the answer may be a few seconds old
 */
export type ResolveCaller = (token: string, now: boolean) => Promise<Caller | null>;

/** The bearer token of a request, or null. Only the header counts: no cookie, so no other site can call for a person. */
export function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer +([^\s]+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
