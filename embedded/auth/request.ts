import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AuthContext } from './context.ts';
import { AuthError, invalid, tooManyRequests } from './errors.ts';
import { browserOf } from './known-browsers.ts';
import type { LimitPolicies } from './limits.ts';
import { networkOf } from './network.ts';
import type { Origin } from './sessions-store.ts';
import { sizes } from './settings.ts';

/** Reads and checks the JSON body. Unknown keys are dropped: nobody sets a role by naming it. */
export function readBody<Schema extends z.ZodType>(request: FastifyRequest, schema: Schema): z.infer<Schema> {
  const text = typeof request.body === 'string' && request.body !== '' ? request.body : '{}';
  let isStorable = true;
  let value: unknown;
  try {
    value = JSON.parse(text, (key, part: unknown) => {
      isStorable &&= isText(key) && (typeof part !== 'string' || isText(part));
      return part;
    });
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  if (!isStorable) throw invalid('The request body contains a character that cannot be saved');
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw invalid(issue === undefined ? 'Invalid request' : `${issue.path.join('.') || 'body'}: ${issue.message}`);
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair, in text or in JSON. */
const isText = (part: string): boolean => part.isWellFormed() && !part.includes('\0');

/** Text that may be missing or null. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {})
  .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= sizes.metadataBytes, {
    message: `metadata may hold at most ${sizes.metadataBytes} bytes`,
  });

/** The two members with which a PKCE client starts a flow; null in the implicit flow. */
export const challenge = { code_challenge: text, code_challenge_method: text };

const addressForm =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** The address in its one stored form: trimmed, lower case. Throws 400 when it is none. */
export function requireEmail(given: string): string {
  if (given === '') throw invalid('An email address is required');
  const email = given.trim().normalize('NFC').toLowerCase();
  if (email.length > 254 || email.startsWith('.') || email.includes('..') || !addressForm.test(email)) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return email;
}

/** One value of the query string; of a repeated name the first. */
export function query(request: FastifyRequest, name: string): string {
  const values = request.query as Record<string, string | string[] | undefined>;
  const value = values[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** The client's network: behind `trustedProxies` proxies that of the entry that the outermost of them added. */
export function clientIp(request: FastifyRequest, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '0.0.0.0';
  const header = request.headers['x-forwarded-for'];
  if (trustedProxies === 0 || header === undefined) return networkOf(direct);
  const hops = (Array.isArray(header) ? header.join(',') : header).split(',').map((hop) => hop.trim());
  const entry = hops[hops.length - trustedProxies];
  return networkOf(entry === undefined || entry === '' ? direct : entry);
}

export function originOf(context: AuthContext, request: FastifyRequest): Origin {
  const userAgent = request.headers['user-agent'] ?? null;
  return {
    ip: clientIp(request, context.settings.trustedProxies),
    userAgent,
    isKnownTo: (userId) => browserOf(context, request, userId) !== null,
  };
}

/** Counts the call against its client address; throws 429 when there were too many. */
export async function limitClient(
  context: AuthContext,
  request: FastifyRequest,
  group: 'token' | 'signup' | 'otp' | 'recover' | 'resend' | 'user' | 'factors',
): Promise<void> {
  const policies: LimitPolicies = context.limits.policies;
  const ip = clientIp(request, context.settings.trustedProxies);
  if (!(await context.limits.take(`${group}:${ip}`, policies[group]))) throw tooManyRequests();
}
