import { createTransport } from 'nodemailer';

/** A mail, ready to be sent. */
export interface OutgoingMail {
  /** Stays the same however often the mail is tried, so that a provider can tell a repetition. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
}

export interface MailSender {
  /**
   * Hands one mail to the mail server and returns when the server has taken it over.
   *
   * @throws MailRefused when the server refused for good
   * @throws Error when it may work later: no connection, a busy server, no answer in time
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server will not take this mail, now or later: a mailbox that does not exist, a forbidden sender. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** No step of sending waits longer than this; together they stay below the time a mail is claimed for. */
const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 };

/** Connects to a mail server by its `smtp://` or `smtps://` address, which may hold a user name and password. */
export function connectMail(smtpUrl: string): MailSender {
  const transport = createTransport({ url: smtpUrl, ...times, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail) {
      try {
        await transport.sendMail({ ...mail, headers: { 'auto-submitted': 'auto-generated' } });
      } catch (error) {
        const { responseCode, command } = (error ?? {}) as { responseCode?: number; command?: string };
        // A refused login is our own mistake, which somebody may repair; a refused mail is not.
        const final = responseCode !== undefined && responseCode >= 500 && !command?.startsWith('AUTH');
        const reason = error instanceof Error ? error.message : 'unknown';
        throw final ? new MailRefused(reason) : new Error(reason);
      }
    },
    close: () => transport.close(),
  };
}
