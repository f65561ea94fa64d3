import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { callbackSentences, firstOfTwo } from '../../../contract/callback-sentences.ts';
import { auth, currentSession } from '../../lib/auth.ts';
import { paths } from '../../paths.ts';
import { hasAsked } from './asked-mails.ts';
import { wasJustConfirmed } from './confirmed-press.ts';

/** What a link from a mail led to: words for the person, and where they go next, after so many milliseconds. */
export interface CallbackOutcome {
  ok: boolean;
  text: string;
  to: (typeof paths)['home' | 'login' | 'resetPassword'];
  after: number;
}

/** The link signs somebody in while somebody is signed in, and nobody here asked for it. */
export interface CallbackQuestion {
  /** Whom the link signs in, by the auth service's word. */
  email: string;
  /** Who is signed in now. */
  present: string;
  /** Signs in as the link says. */
  proceed: () => Promise<CallbackOutcome>;
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const succeed = (text: string, to: CallbackOutcome['to'] = paths.home): CallbackOutcome => ({
  ok: true,
  text,
  to,
  after: 2000,
});
const fail = (text: string): CallbackOutcome => ({ ok: false, text, to: paths.login, after: 3000 });
const unexpected = (): CallbackOutcome => fail('An unexpected error occurred');

/** An auth service that is away says nothing about the link. */
const failed = (error: unknown): CallbackOutcome =>
  isAuthRetryableFetchError(error) ? unexpected() : fail('Authentication failed');

const ownSentences: readonly string[] = Object.values(callbackSentences);

/** The parameters of a callback address: the query string's, and the hash's where the query has none of that name. */
function parametersOf(address: URL): (name: string) => string | null {
  const hash = new URLSearchParams(address.hash.slice(1));
  return (name) => address.searchParams.get(name) ?? hash.get(name);
}

/**
 * Acts on the address that a mail's link led to: takes its session over, and says what happened. Anybody may write such
 * an address. Where it would change who is signed in, it does so only if this browser asked for the mail or has just
 * pressed the button of our own page; else the answer is a question.
 */
export async function readCallback(address: URL): Promise<CallbackOutcome | CallbackQuestion> {
  const get = parametersOf(address);
  const error = get('error');
  const description = get('error_description');
  if (error !== null || description !== null) {
    return fail(description !== null && ownSentences.includes(description) ? description : 'Authentication failed');
  }

  const access_token = get('access_token');
  const refresh_token = get('refresh_token');
  const tokens = access_token !== null && refresh_token !== null ? { access_token, refresh_token } : null;
  const type = get('type');
  if (type === 'recovery' && tokens === null) return fail('Invalid password reset link');
  // Of a change of address one mailbox has agreed: nobody is signed in by that.
  if (tokens === null && get('message') === firstOfTwo) {
    return succeed('Almost there: now follow the link in the mail to your other address.');
  }
  try {
    const present = currentSession();
    if (tokens === null || present === null || wasJustConfirmed(tokens.access_token)) return await enter(type, tokens);
    // Whom the token names is only known once the service has looked at it.
    const { data, error } = await (await auth()).getUser(tokens.access_token);
    if (error) return failed(error);
    const email = data.user.email ?? '';
    if (hasAsked(email)) return await enter(type, tokens);
    const proceed = () => enter(type, tokens).catch(unexpected);
    return { email, present: present.user.email ?? '', proceed };
  } catch {
    return unexpected();
  }
}

async function enter(type: string | null, tokens: Tokens | null): Promise<CallbackOutcome> {
  if (tokens !== null) {
    const { error } = await (await auth()).setSession(tokens);
    if (error) return failed(error);
  }
  if (type === 'recovery') {
    return succeed('Password reset authenticated. You can now update your password.', paths.resetPassword);
  }
  // Whoever was invited has no password yet.
  if (type === 'invite') return succeed('Invitation accepted. Now choose your password.', paths.resetPassword);
  if (type === 'signup') return succeed('Email confirmed successfully!');
  const { data, error } = await (await auth()).getSession();
  if (error) return failed(error);
  return data.session === null ? fail('Authentication failed') : succeed('Successfully authenticated!');
}
