import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

/** Addresses of people, and the user name and password of a connection address. */
const ADDRESS = /[^\s<>"'(),;:]*(?::[^\s<>"'(),;:/]*)?@[^\s<>"'(),;]+/g;

/**
 * What went wrong, in words that may be logged and stored. The statement and the values of a failed query are left out,
 * and so is whatever the database or a mail server quotes of them: they hold codes, links and people's own text.
 */
export function describeError(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    return error.cause === undefined ? 'A query failed' : describeError(error.cause);
  }
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof DatabaseError) {
    // Class 22, wrong data: the message ends in the data.
    const message = error.code?.startsWith('22') === true ? error.message.replace(/: ".*$/s, '') : error.message;
    return withoutAddresses(`${error.code ?? 'database'}: ${message}`);
  }
  const message = withoutAddresses(error.message);
  return error.cause instanceof Error ? `${message} (${describeError(error.cause)})` : message;
}

/** An error as the log holds it: its kind, its description and where it was thrown, and nothing else that it carries. */
export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
}

/** An error for the log. What is no error is told by its type alone. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: describeError(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.constructor.name,
    message: describeError(error),
    ...(code !== undefined && { code }),
    stack: framesOf(error),
  };
}

/** A stack begins with the message as it was when the error was made: only the places below it are kept. */
function framesOf(error: Error): string {
  const stack = error.stack ?? '';
  const end = stack.indexOf(error.message) + error.message.length;
  return stack
    .slice(end)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

const withoutAddresses = (text: string): string => text.replaceAll(ADDRESS, '[address]');
