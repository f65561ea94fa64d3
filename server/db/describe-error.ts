import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

/** Addresses of people, and the user name and password of a connection address. */
const ADDRESS = /[^\s<>"'(),;:]*(?::[^\s<>"'(),;:/]*)?@[^\s<>"'(),;]+/g;

/** What looks like a key, a token or a part of one: providers quote what was wrong with a call. */
const KEYS = [
  /\bBearer\s+\S+/gi,
  /\b(?:sk|rk|pk|whsec)[-_][\w*.-]{4,}/gi,
  // Starred out but for some letters.
  /[\w-]*\*{3,}[\w*-]*/g,
  // Long, and of letters and digits: neither a word nor the part of a file's name.
  /(?=\w*\d)(?=\w*[a-z])[\w+=]{20,}/gi,
];

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
    return withoutSecrets(`${error.code ?? 'database'}: ${message}`);
  }
  const message = withoutSecrets(error.message);
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

/** Nobody reads more of an error, and what looks for secrets goes over a long word again and again. */
const MOST_CHARACTERS = 2_000;

/** A text of a provider, a server or a library without what could be a secret in it, and no longer than anybody reads. */
export const withoutSecrets = (text: string): string =>
  KEYS.reduce((left, form) => left.replaceAll(form, '[key]'), beginningOf(text).replaceAll(ADDRESS, '[address]'));

/** Cut between words: half a key would not look like one. */
function beginningOf(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  return `${text.slice(0, MOST_CHARACTERS).replace(/\s\S*$/, '')} …`;
}
