import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AuthContext } from './context.ts';
import { AuthError, invalid, tooManyRequests } from './errors.ts';
import type { LimitPolicies } from './limits.ts';
import type { Origin } from './sessions-store.ts';
import { sizes } from './settings.ts';

/** Reads and checks the JSON body. Unknown keys are dropped: nobody sets a role by naming it. */
export function readBody<Schema extends z.ZodType>(request: FastifyRequest, schema: Schema): z.infer<Schema> {
  const text = typeof request.body === 'string' && request.body !== '' ? request.body : '{}';
  // PostgreSQL stores no NUL in text or JSON.
  if (text.includes('\\u0000')) throw invalid('The request body may not contain NUL characters');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw invalid(issue === undefined ? 'Invalid request' : `${issue.path.join('.') || 'body'}: ${issue.message}`);
}

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

/** The client's address: behind `trustedProxies` proxies the entry that the outermost of them added. */
export function clientIp(request: FastifyRequest, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '0.0.0.0';
  const header = request.headers['x-forwarded-for'];
  if (trustedProxies === 0 || header === undefined) return plainIp(direct);
  const hops = (Array.isArray(header) ? header.join(',') : header).split(',').map((hop) => hop.trim());
  const entry = hops[hops.length - trustedProxies];
  return plainIp(entry === undefined || entry === '' ? direct : entry);
}

/** IPv4 as it is; of IPv6 the /64 that one customer is given. */
function plainIp(ip: string): string {
  const address =
    ip
      .toLowerCase()
      .replace(/^::ffff:(?=\d+\.)/, '')
      .split('%')[0] ?? '';
  if (!address.includes(':')) return address.slice(0, 64);
  const [head = '', tail] = address.split('::');
  const front = head.split(':').filter((part) => part !== '');
  const back = tail === undefined ? [] : tail.split(':').filter((part) => part !== '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array.from({ length: zeros }, () => '0'), ...back].slice(0, 4).join(':').slice(0, 64);
}

export function originOf(context: AuthContext, request: FastifyRequest): Origin {
  const userAgent = request.headers['user-agent'] ?? null;
  return { ip: clientIp(request, context.settings.trustedProxies), userAgent };
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
