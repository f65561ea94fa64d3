import type { FastifyRequest } from 'fastify';

/** Who is calling: a person whose token was accepted, as the database knows them. */
export interface Caller {
  userId: string;
  email: string;
  isAdmin: boolean;
  /** When they last showed who they are: a password, a mailed code, an authenticator; null where their token does not say. */
  provedAt?: Date | null | undefined;
}

/**
 * Turns a bearer token into a caller; null for a token that is not accepted or whose session has ended. Throws
 * `second_factor_required` where the person has a second factor and the token is from before it was shown, and
 * `second_factor_missing` where an administrator must set one up first.
 *
 * @param now ask the auth service whether the session lives, and the database who it is; else the answer may be a few seconds old
 * @param address the IP address that calls: what is given to a new person depends on where it is
 */
export type ResolveCaller = (token: string, now: boolean, address: string) => Promise<Caller | null>;

/** The bearer token of a request, or null. Only the header counts: no cookie, so no other site can call for a person. */
export function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer +([^\s]+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
