import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { CaughtMail } from './message.ts';

const Stored = z.object({
  id: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  links: z.array(z.string()),
  otp: z.string().nullable(),
  receivedAt: z.string(),
  messageId: z.string().nullable(),
});

export interface MailStore {
  /** Keeps a mail durably; one that was already delivered to the same address under its Message-ID is dropped. */
  add(mail: CaughtMail): Promise<void>;
  /** Newest first; `to` filters by the exact address. */
  list(to?: string): readonly CaughtMail[];
  find(id: string): CaughtMail | undefined;
}

/**
 * The newest `limit` mails, each a file in `folder`. An id begins with a number that only grows, so the names alone
 * give the order.
 */
export function openMailStore(folder: string, limit: number): MailStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed()
    .flatMap((name) => readStored(join(folder, name)));
  const known = new Set(mails.map(keyOf));
  const place = (id: string): string => join(folder, `${id}.json`);

  return {
    async add(mail) {
      const key = keyOf(mail);
      if (known.has(key)) return;
      known.add(key);
      await writeWhole(place(mail.id), JSON.stringify(mail));
      mails.unshift(mail);
      for (const old of mails.splice(limit)) {
        known.delete(keyOf(old));
        await rm(place(old.id), { force: true });
      }
    },
    list: (to) => (to === undefined ? mails : mails.filter((mail) => mail.to === to.toLowerCase())),
    find: (id) => mails.find((mail) => mail.id === id),
  };
}

const keyOf = (mail: CaughtMail): string => `${mail.messageId ?? mail.id} ${mail.to}`;

/** A file that is not a mail of ours is passed over: one bad file must not close the inbox. */
function readStored(path: string): CaughtMail[] {
  try {
    return [Stored.parse(JSON.parse(readFileSync(path, 'utf8')))];
  } catch {
    return [];
  }
}

async function writeWhole(path: string, text: string): Promise<void> {
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}
