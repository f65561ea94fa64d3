import type { ErrorBody, ErrorCode } from '../../contract/errors.ts';

/**
 * An answer that was not OK. `message` is `{status}: {text}`, as every caller of the product expects; the parts of our
 * own error body are beside it, so that nothing ever needs to search the text.
 */
export class RequestError extends Error {
  readonly status: number;
  /** The code of our error list, or null when the answer did not come from our server. */
  readonly code: ErrorCode | null;
  /** The sentence for people, or null when there is none. */
  readonly serverMessage: string | null;
  readonly details: Record<string, unknown>;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'RequestError';
    this.status = status;
    const body = parseBody(text);
    this.code = body.code ?? null;
    this.serverMessage = body.message ?? body.error ?? null;
    this.details = body.details ?? {};
  }
}

function parseBody(text: string): Partial<ErrorBody> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Whether this is a refusal for want of a session. Its toast was already shown by the client. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof RequestError && error.status === 401;
}

/** The server's own sentence about a failure, or `fallback` where it gave none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof RequestError ? (error.serverMessage ?? fallback) : fallback;
}
