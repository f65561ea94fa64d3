import { SMTPServer } from 'smtp-server';
import type { CaughtMail } from './message.ts';
import { readMail } from './read-mail.ts';
import type { MailStore } from './mail-store.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** The SMTP side: takes every mail, from anybody on this machine, for anybody, and delivers it to the store. */
export function buildSmtp(store: MailStore): SMTPServer {
  const nextId = growingIds();
  return new SMTPServer({
    banner: 'Benesight inbox',
    // On the loopback there is nobody to hide from, and a self-made certificate would be refused.
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    size: MAX_BYTES,
    closeTimeout: 1_000,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('The mail is too large'), { responseCode: 552 }));
          return;
        }
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address.toLowerCase());
        deliver(store, Buffer.concat(chunks), [...new Set(recipients)], nextId).then(
          () => done(),
          () => done(Object.assign(new Error('The mail could not be stored'), { responseCode: 451 })),
        );
      });
    },
  });
}

async function deliver(
  store: MailStore,
  raw: Buffer,
  recipients: readonly string[],
  nextId: () => string,
): Promise<void> {
  const content = await readMail(raw);
  for (const to of recipients) {
    const mail: CaughtMail = { id: nextId(), to, ...content, receivedAt: new Date().toISOString() };
    await store.add(mail);
  }
}

/** Ids that grow, also over a restart and within one millisecond: the time, and a count. */
function growingIds(): () => string {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Date.now() * 1000);
    return String(last);
  };
}
