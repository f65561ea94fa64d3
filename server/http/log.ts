import pino, { type LoggerOptions } from 'pino';
import { loggedError } from '../db/describe-error.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export type Log = pino.Logger;

/**
 * Structured logs without secrets: headers, bodies and query strings are never logged, nor what a failed query was
 * given, and fields that could hold a secret are blanked wherever they stand.
 */
export function loggerOptions(level: LogLevel): LoggerOptions {
  return {
    level,
    redact: {
      paths: ['*.password', '*.token', '*.authorization', '*.apikey', '*.secret', '*.access_token', '*.refresh_token'],
      censor: '[secret]',
    },
    serializers: { req: () => undefined, res: () => undefined, err: loggedError },
  };
}

export function createLog(level: LogLevel): Log {
  return pino(loggerOptions(level));
}
