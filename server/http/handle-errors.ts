import type { FastifyError, FastifyInstance } from 'fastify';
import { Refusal, type ErrorBody, type ErrorCode } from '../../contract/errors.ts';
import { isUnreachable, sqlState } from '../db/connect.ts';

/** What Fastify itself refuses, in our codes. */
const frameworkCodes: Partial<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
};

/** The body that a refusal answers with. */
export function errorBody(refusal: Refusal): ErrorBody {
  return {
    error: refusal.message,
    message: refusal.message,
    code: refusal.code,
    ...(refusal.details && { details: refusal.details }),
  };
}

/** Turns whatever was thrown into a refusal; what nobody meant for the caller becomes `internal`, without its text. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  const known = code === undefined ? undefined : frameworkCodes[code];
  if (known !== undefined) return new Refusal(known);
  if (error instanceof SyntaxError && statusCode === 400) return new Refusal('malformed_body');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal('invalid_input');
  // Text that PostgreSQL cannot hold: a NUL character, half of a surrogate pair.
  const state = sqlState(error);
  if (state === '22021' || state === '22P05')
    return new Refusal('invalid_input', 'The text holds characters that cannot be stored.');
  return new Refusal(isUnreachable(error) ? 'unavailable' : 'internal');
}

/** The one place where errors become replies. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'a request failed');
    if (refusal.status === 429) void reply.header('retry-after', retryAfter(refusal));
    return reply.status(refusal.status).send(errorBody(refusal));
  });
}

/** Seconds until a refused call may be made again. */
function retryAfter({ details }: Refusal): string {
  const seconds = details?.['retryAfter'];
  return typeof seconds === 'number' ? String(seconds) : '60';
}
