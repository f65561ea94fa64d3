import type { FastifyReply, FastifyRequest } from 'fastify';
import { callbackSentences } from '../../contract/callback-sentences.ts';

export interface WeakPassword {
  message: string;
  reasons: ('length' | 'characters' | 'pwned')[];
}

/** A refusal for the caller: status, code and sentence, as the hosted service has them. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly weakPassword: WeakPassword | undefined;

  constructor(status: number, code: string, message: string, weakPassword?: WeakPassword) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.weakPassword = weakPassword;
  }
}

export const versionHeader = 'X-Supabase-Api-Version';
const version = '2024-01-01';

/** Whether the client asked for the error shape of 2024-01-01 or later. */
function asksNewShape(request: FastifyRequest): boolean {
  const asked = request.headers['x-supabase-api-version'];
  return typeof asked === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= version;
}

/** Writes a refusal in the shape that the client's version header asks for. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: AuthError): FastifyReply {
  const weak = error.weakPassword === undefined ? {} : { weak_password: { reasons: error.weakPassword.reasons } };
  reply.code(error.status).type('application/json');
  if (!asksNewShape(request)) {
    reply.header('x-sb-error-code', error.code);
    return reply.send(JSON.stringify({ code: error.status, error_code: error.code, msg: error.message, ...weak }));
  }
  reply.header(versionHeader, version);
  if (error.weakPassword === undefined) reply.header('x-sb-error-code', error.code);
  return reply.send(JSON.stringify({ code: error.code, message: error.message, ...weak }));
}

export const invalid = (message: string): AuthError => new AuthError(400, 'validation_failed', message);
export const invalidCredentials = (): AuthError =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
export const otpExpired = (message: string = callbackSentences.tokenExpired): AuthError =>
  new AuthError(403, 'otp_expired', message);
export const sessionNotFound = (): AuthError =>
  new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
export const userBanned = (): AuthError => new AuthError(403, 'user_banned', callbackSentences.banned);
export const emailExists = (): AuthError => new AuthError(422, 'email_exists', callbackSentences.emailTaken);
export const tooManyRequests = (): AuthError =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
/** Told alike for a right and a wrong password: none is looked at now. */
export const tooManyPasswords = (): AuthError =>
  new AuthError(429, 'over_request_rate_limit', 'Too many wrong passwords. Please sign in with a mailed code.');
export const tooManyMails = (message = 'Email rate limit exceeded'): AuthError =>
  new AuthError(429, 'over_email_send_rate_limit', message);
