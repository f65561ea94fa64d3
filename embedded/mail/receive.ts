import { SMTPServer } from 'smtp-server';
import { readMail } from './read-mail.ts';
import type { MailStore, NewMail } from './mail-store.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** The SMTP side: takes every mail, from anybody on this machine, for anybody, and delivers it to the store. */
export function buildSmtp(store: MailStore): SMTPServer {
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
        deliver(store, Buffer.concat(chunks), [...new Set(recipients)]).then(
          () => done(),
          () => done(Object.assign(new Error('The mail could not be stored'), { responseCode: 451 })),
        );
      });
    },
  });
}

async function deliver(store: MailStore, raw: Buffer, recipients: readonly string[]): Promise<void> {
  const content = await readMail(raw);
  for (const to of recipients) {
    const mail: NewMail = { to, ...content, receivedAt: new Date().toISOString() };
    await store.add(mail);
  }
}
