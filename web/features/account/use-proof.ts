import { useState } from 'react';
import { auth, currentSession } from '../../lib/auth.ts';
import { askForMail } from './ask-for-mail.ts';
import { sentenceOfFactor } from './factor-sentences.ts';
import { useVerifiedFactors } from './verified-factors.ts';

/** By what somebody shows once more who they are. */
export type ProofWay = 'password' | 'mail' | 'authenticator';

export interface Proof {
  /** Null until it is known whether the person has an authenticator. */
  way: ProofWay | null;
  typed: string;
  type: (text: string) => void;
  /** Mails a code in place of the password. Answers the sentence that says why not, or null. */
  mailCode: () => Promise<string | null>;
  /** Shows what was typed to the auth service. Answers the sentence that says why it was refused, or null. */
  show: () => Promise<string | null>;
}

const WRONG: Readonly<Record<string, string>> = {
  invalid_credentials: 'This is not your password.',
  otp_expired: 'This code is not right, or has ended.',
};

interface Refused {
  code?: string | undefined;
  message: string;
}

const sentenceOf = (error: Refused | null): string | null => error && (WRONG[error.code ?? ''] ?? error.message);

/**
 * What cannot be undone asks anew who is there: by an authenticator where there is one, else by password or a mailed code. The
 * session that it is shown in is fresh from then on.
 */
export function useProof(email: string): Proof {
  const factors = useVerifiedFactors();
  const [byMail, setByMail] = useState(false);
  const [typed, setTyped] = useState('');
  const factorId = factors.data?.[0]?.id;
  const known = factorId === undefined ? (byMail ? 'mail' : 'password') : 'authenticator';
  const way = factors.isPending ? null : known;
  return {
    way,
    typed,
    type: setTyped,
    async mailCode() {
      const error = await askForMail('sign-in', email);
      if (error === null) {
        setByMail(true);
        setTyped('');
      }
      return error?.message ?? null;
    },
    async show() {
      const code = typed.replaceAll(/\s/g, '');
      if (factorId !== undefined) {
        const { error } = await (await auth()).mfa.challengeAndVerify({ factorId, code });
        return error === null ? null : sentenceOfFactor(error);
      }
      const client = await auth();
      const before = currentSession();
      const { error } = byMail
        ? await client.verifyOtp({ email, token: code, type: 'email' })
        : await client.signInWithPassword({ email, password: typed });
      // The new session takes the place of the one before, which would stay in the list of devices.
      if (error === null && before !== null) await client.admin.signOut(before.access_token, 'local');
      return sentenceOf(error);
    },
  };
}
