import { useEffect, useState } from 'react';
import { askForMail, type MailPurpose } from './ask-for-mail.ts';

/** Seconds between two mails of one purpose; the auth service asks for as many. */
const PAUSE = 60;

interface Resend {
  /** Seconds until another mail may be asked for; 0 when it may. */
  wait: number;
  /** What became of the last request, in words, or null. */
  said: { text: string; failed: boolean } | null;
  pending: boolean;
  send: () => Promise<void>;
}

/** Sends the same mail again, once a minute at most. The mail that was just sent counts too. */
export function useResend(email: string, purpose: MailPurpose): Resend {
  const [wait, setWait] = useState(PAUSE);
  const [said, setSaid] = useState<Resend['said']>(null);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  const send = async () => {
    setPending(true);
    const error = await askForMail(purpose, email);
    setPending(false);
    setSaid(
      error ? { text: error.message, failed: true } : { text: 'Sent again. It can take a minute.', failed: false },
    );
    setWait(PAUSE);
  };

  return { wait, said, pending, send };
}
