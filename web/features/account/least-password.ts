import { config } from '../../lib/config.ts';

/** The shortest password that the auth service takes, in characters. */
export const leastPassword = (): number => config().minPasswordLength;

/** What is said of a shorter one. */
export const tooShort = (): string => `Password must be at least ${leastPassword()} characters long.`;
