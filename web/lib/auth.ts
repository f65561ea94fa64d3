import { GoTrueClient, isAuthRetryableFetchError, type Session } from '@supabase/auth-js';
import type { ErrorBody } from '../../contract/errors.ts';
import type { BrowserConfig } from '../../contract/settings.ts';
import { RequestError } from './request-error.ts';
import { useValue, valueStore } from './value-store.ts';

/** `undefined` until the stored session has been read; then the session, or null when signed out. */
const session = valueStore<Session | null | undefined>(undefined);
/** True from a recovery event until the screen for a new password is in view: nothing else may flash up meanwhile. */
const recovering = valueStore(false);
let client: GoTrueClient | null = null;
/** True while this browser ends its session on purpose. */
let leaving = false;

interface AuthListeners {
  /** Who is signed in, by id, or null; told again with every event. Called before any screen sees the session. */
  owner: (id: string | null) => void;
  /** Leads to the screen for a new password. */
  recovery: () => Promise<void>;
  /** The session ended and nobody here asked for it. */
  lost: () => void;
}

/**
 * Connects to the auth service and follows its session. The address bar belongs to the callback screen, so the client
 * never reads it itself. Resolves once the stored session has been read.
 */
export function startAuth({ authUrl, authKey }: BrowserConfig, on: AuthListeners): Promise<void> {
  client = new GoTrueClient({
    url: new URL(authUrl, location.origin).href.replace(/\/$/, ''),
    headers: { apikey: authKey },
    storageKey: 'benesight.auth',
    flowType: 'implicit',
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
  });
  const service = client;
  return new Promise((resolve) => {
    service.onAuthStateChange((event, next) => {
      on.owner(next?.user.id ?? null);
      if (event === 'PASSWORD_RECOVERY') {
        recovering.set(true);
        void on.recovery().finally(() => recovering.set(false));
      }
      if (event === 'SIGNED_OUT' && session.get() && !leaving) on.lost();
      session.set(next);
      resolve();
    });
  });
}

/** The client of the auth service: sign-in, sign-up, recovery, sign-out. */
export function auth(): GoTrueClient {
  if (client === null) throw new Error('The auth service was used before it was started.');
  return client;
}

/** Ends the session: everywhere, or in this browser only. Returns the error when the auth service could not be told. */
export async function signOut(scope: 'global' | 'local'): Promise<Error | null> {
  leaving = true;
  try {
    return (await auth().signOut({ scope })).error;
  } finally {
    leaving = false;
  }
}

/** The session: `undefined` while it is being read, null when signed out. */
export function useSession(): Session | null | undefined {
  return useValue(session);
}

/** Whether a password recovery is on its way to its screen. */
export function useRecovering(): boolean {
  return useValue(recovering);
}

/** The session now, outside of React. */
export function currentSession(): Session | null {
  return session.get() ?? null;
}

const sentence = 'The service is temporarily busy. Please try again in a moment.';
const unavailable: ErrorBody = { error: sentence, message: sentence, code: 'unavailable' };

/**
 * The token of what the auth service answered; null when it says that there is no session. That it could not be asked
 * says nothing about the session, so that is thrown: a `RequestError` of 503, as if our own server had answered it.
 */
function tokenOf({ data, error }: { data: { session: Session | null }; error: unknown }): string | null {
  if (data.session === null && isAuthRetryableFetchError(error)) {
    throw new RequestError(503, JSON.stringify(unavailable));
  }
  return data.session?.access_token ?? null;
}

/** The access token, refreshed by the client when it is about to expire; null when signed out. Throws 503. */
export async function accessToken(): Promise<string | null> {
  return tokenOf(await auth().getSession());
}

let refreshing: Promise<string | null> | null = null;

/** Asks for a new access token, once for however many calls were refused together. Null when the session is over. Throws 503. */
export function refreshAccessToken(): Promise<string | null> {
  refreshing ??= auth()
    .refreshSession()
    .then(tokenOf)
    .finally(() => {
      refreshing = null;
    });
  return refreshing;
}
