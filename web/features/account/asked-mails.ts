import { readStored, writeStored } from '../../lib/storage.ts';

/** As long as the links of mails are good, in milliseconds. */
const KEPT = 86_400_000;
const MOST = 5;

interface Asked {
  email: string;
  /** Milliseconds since 1970. */
  at: number;
}

const isAsked = (entry: unknown): entry is Asked =>
  typeof entry === 'object' &&
  entry !== null &&
  'email' in entry &&
  typeof entry.email === 'string' &&
  'at' in entry &&
  typeof entry.at === 'number' &&
  Date.now() - entry.at < KEPT;

function read(): Asked[] {
  try {
    const stored: unknown = JSON.parse(readStored('asked-mails') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isAsked) : [];
  } catch {
    return [];
  }
}

const plain = (email: string): string => email.trim().toLowerCase();

/** Remembers that this browser asked for a mail to the address: the link in it may sign in here without a question. */
export function rememberAsked(email: string): void {
  const others = read().filter((entry) => entry.email !== plain(email));
  writeStored('asked-mails', JSON.stringify([{ email: plain(email), at: Date.now() }, ...others].slice(0, MOST)));
}

/** Whether this browser asked for a mail to the address while its links are good. */
export function hasAsked(email: string): boolean {
  return read().some((entry) => entry.email === plain(email));
}
