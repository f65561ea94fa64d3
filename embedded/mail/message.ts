/** A caught mail, as `GET /api/messages` gives it: one for every address that it was sent to. */
export interface CaughtMail {
  id: string;
  /** The address it was delivered to, lower case. */
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  /** Every address that the mail links to, in the order of the mail, each once. */
  links: string[];
  /** The six or ten digits in the mail, where there are any. */
  otp: string | null;
  /** RFC 3339. */
  receivedAt: string;
  /** The sender's Message-ID: the same mail delivered twice is kept once. */
  messageId: string | null;
}
