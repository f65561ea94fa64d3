import { once } from 'node:events';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { buildInbox } from './inbox.ts';
import { openMailStore } from './mail-store.ts';
import { buildSmtp } from './receive.ts';

export interface MailboxOptions {
  /** Where the inbox page listens; SMTP always listens on the loopback alone. */
  host: string;
  /** The name that the inbox is reached by on this machine; `localhost` when absent. */
  name?: string;
  /** 0: a free port. */
  httpPort: number;
  /** 0: a free port. */
  smtpPort: number;
  /** The database where caught mails are kept, in a schema of their own: every inbox on it shows them all. */
  databaseUrl: string;
  /** Host names that the inbox answers to, beside addresses and localhost: the name in APP_URL. */
  names?: readonly string[];
  /** What people and programs bring to see a mail; absent: nobody is asked. */
  key?: string | undefined;
  /** How many mails are kept; 1000 when absent. */
  limit?: number;
}

export interface Mailbox {
  /** For `SMTP_URL`: `smtp://127.0.0.1:PORT`. */
  smtpUrl: string;
  /** Address of the inbox page as it is reached on this machine. */
  inboxUrl: string;
  close(): Promise<void>;
}

/**
 * A mail server that sends nothing on: it catches what the product sends and shows it. The newest mails survive a
 * restart.
 *
 * @throws when a port is taken, or the database cannot be used
 */
export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  const store = await openMailStore(options.databaseUrl, options.limit ?? 1000);
  const smtp = buildSmtp(store);
  // A client that breaks off is its own business.
  smtp.on('error', () => undefined);
  const inbox = buildInbox(store, options.names ?? [], options.key ?? null);
  try {
    await listen(smtp.server, options.smtpPort, '127.0.0.1');
    await listen(inbox, options.httpPort, options.host);
  } catch (error) {
    if (smtp.server.listening) smtp.close();
    await store.close();
    throw error;
  }
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    inboxUrl: `http://${options.name ?? 'localhost'}:${portOf(inbox)}`,
    async close() {
      inbox.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise<void>((resolve) => inbox.close(() => resolve())),
      ]);
      await store.close();
    },
  };
}

async function listen(server: NetServer, port: number, host: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}

function portOf(server: NetServer): number {
  return (server.address() as AddressInfo).port;
}
