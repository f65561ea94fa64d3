import { auth } from '../../lib/auth.ts';
import { paths } from '../../paths.ts';

/** What a link from a mail led to: words for the person, and where they go next, after so many milliseconds. */
export interface CallbackOutcome {
  ok: boolean;
  text: string;
  to: (typeof paths)['home' | 'login' | 'resetPassword'];
  after: number;
}

const succeed = (text: string, to: CallbackOutcome['to'] = paths.home): CallbackOutcome => ({
  ok: true,
  text,
  to,
  after: 2000,
});
const fail = (text: string): CallbackOutcome => ({ ok: false, text, to: paths.login, after: 3000 });

/** The parameters of a callback address: the query string's, and the hash's where the query has none of that name. */
function parametersOf(address: URL): (name: string) => string | null {
  const hash = new URLSearchParams(address.hash.slice(1));
  return (name) => address.searchParams.get(name) ?? hash.get(name);
}

/** Acts on the address that a mail's link led to: takes its session over, and says what happened. */
export async function readCallback(address: URL): Promise<CallbackOutcome> {
  const get = parametersOf(address);
  const error = get('error');
  const description = get('error_description');
  if (error !== null || description !== null) return fail(description ?? 'Authentication failed');

  const access_token = get('access_token');
  const refresh_token = get('refresh_token');
  const tokens = access_token !== null && refresh_token !== null ? { access_token, refresh_token } : null;
  const type = get('type');
  try {
    if (type === 'recovery' && tokens === null) return fail('Invalid password reset link');
    if (tokens !== null) {
      const { error } = await auth().setSession(tokens);
      if (error) return fail('Authentication failed');
    }
    if (type === 'recovery') {
      return succeed('Password reset authenticated. You can now update your password.', paths.resetPassword);
    }
    if (type === 'signup') return succeed('Email confirmed successfully!');
    const { data, error } = await auth().getSession();
    return error || data.session === null ? fail('Authentication failed') : succeed('Successfully authenticated!');
  } catch {
    return fail('An unexpected error occurred');
  }
}
