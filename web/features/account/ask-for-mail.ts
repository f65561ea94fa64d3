import type { AuthError } from '@supabase/auth-js';
import { auth } from '../../lib/auth.ts';
import { callbackAddress } from './addresses.ts';
import { rememberAsked } from './asked-mails.ts';

/** Which mail a person waits for: of a sign-up, for a new password, or to sign in without one. */
export type MailPurpose = 'signup' | 'recovery' | 'sign-in';

/**
 * Asks the auth service for a mail to an address; of a sign-up, for its mail once more. The answer is the same whether the
 * address is known or not. Returns the error, or null.
 */
export async function askForMail(purpose: MailPurpose, email: string): Promise<AuthError | null> {
  rememberAsked(email);
  const options = { emailRedirectTo: callbackAddress() };
  switch (purpose) {
    case 'signup':
      return (await (await auth()).resend({ type: 'signup', email, options })).error;
    case 'recovery':
      return (await (await auth()).resetPasswordForEmail(email, { redirectTo: callbackAddress() })).error;
    case 'sign-in':
      return (await (await auth()).signInWithOtp({ email, options: { ...options, shouldCreateUser: false } })).error;
  }
}
