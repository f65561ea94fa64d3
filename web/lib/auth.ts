import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js';
import type { ErrorBody } from '../../contract/errors.ts';
import type { BrowserConfig } from '../../contract/settings.ts';
import type { FactorStep } from './caller.ts';
import { BUSY } from './fetch-auth.ts';
import { fetchPart } from './fetch-part.ts';
import { RequestError } from './request-error.ts';
import { readStored, writeStored } from './storage.ts';
import { useValue, valueStore } from './value-store.ts';

/** `undefined` until the stored session has been read; then the session, or null when signed out. */
const session = valueStore<Session | null | undefined>(undefined);
/** True from a recovery event until the screen for a new password is in view: nothing else may flash up meanwhile. */
const recovering = valueStore(false);
/** What the person has to do before any call is answered; null while nothing is asked. */
const factorStep = valueStore<FactorStep | null>(null);
/** The client of the auth service, or null until it was asked for: most of a first screen is drawn without it. */
let client: Promise<GoTrueClient> | null = null;
/** Fetches and starts it. */
let openClient: (() => Promise<GoTrueClient>) | null = null;
/** Before this many milliseconds are left of it, a token is renewed: as early as the client itself does it. */
const RENEWED_BEFORE = 90_000;
/** True while this tab ends its session. */
let leaving = false;
/** The session that this tab had last, by its id. */
let lastId: string | null = null;

/** A claim of the session's token; null when it has none, or cannot be read. */
function claimOf({ access_token }: Session, name: 'session_id' | 'aal'): string | null {
  try {
    const payload = (access_token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claim = (JSON.parse(atob(payload)) as Record<string, unknown>)[name];
    return typeof claim === 'string' ? claim : null;
  } catch {
    return null;
  }
}

/**
 * What the session says of itself: with a verified factor a token of `aal1` opens nothing. The server has the last word; what
 * it asked for stays asked until the session is another, or was raised.
 */
function stepOf(next: Session | null): FactorStep | null {
  if (next === null || claimOf(next, 'aal') === 'aal2') return null;
  if (next.user.factors?.some(({ status }) => status === 'verified')) return 'code';
  return claimOf(next, 'session_id') === lastId ? factorStep.get() : null;
}

/** Whether somebody ended this tab's session on purpose, here or in another tab of the browser. */
export function wasLeft(): boolean {
  return lastId !== null && readStored('left') === lastId;
}

interface AuthListeners {
  /** Who is signed in, by id, or null; told again with every event. Called before any screen sees the session. */
  owner: (id: string | null) => void;
  /** Leads to the screen for a new password. */
  recovery: () => Promise<void>;
  /** The second factor was shown, or set up: what was refused before is answered now. */
  raised: () => void;
  /** The session ended and nobody here asked for it. */
  lost: () => void;
}

/**
 * Tells whose session this is, and follows it from then on. The client of the auth service is a third of the entry: a stored
 * session that is good for a while is taken as it is, and the client comes when it is asked for. Resolves once the session
 * is known.
 */
export async function startAuth(config: BrowserConfig, on: AuthListeners): Promise<void> {
  const follow = (event: AuthChangeEvent, next: Session | null) => {
    on.owner(next?.user.id ?? null);
    if (event === 'PASSWORD_RECOVERY') {
      recovering.set(true);
      void on.recovery().finally(() => recovering.set(false));
    }
    if (event === 'SIGNED_OUT' && session.get() && !leaving && !wasLeft()) on.lost();
    const before = factorStep.get();
    factorStep.set(stepOf(next));
    if (next !== null) lastId = claimOf(next, 'session_id');
    // The client repeats what was known: as the same object, or every screen would be drawn anew for it.
    if (JSON.stringify(next) !== JSON.stringify(session.get())) session.set(next);
    if (before !== null && next !== null && factorStep.get() === null) on.raised();
  };
  openClient = async () => (await fetchPart(() => import('./auth-client.ts'))).openAuthClient(config, follow);
  const stored = storedSession();
  if (stored === undefined) await auth();
  else follow('INITIAL_SESSION', stored);
}

/** The session as the client has stored it: null where there is none, `undefined` where the client has to look into it. */
function storedSession(): Session | null | undefined {
  try {
    const text = readStored('auth');
    if (text === null) return null;
    const stored = JSON.parse(text) as Session | null;
    return stored && stored.refresh_token && isFresh(stored) && stored.user.id ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isFresh({ access_token, expires_at = 0 }: Session): boolean {
  return access_token !== '' && expires_at * 1000 - Date.now() > RENEWED_BEFORE;
}

/** The client of the auth service: sign-in, sign-up, recovery, sign-out. Fetched when it is first asked for. */
export function auth(): Promise<GoTrueClient> {
  if (openClient === null) throw new Error('The auth service was used before it was started.');
  client ??= openClient().catch((error: unknown) => {
    client = null;
    throw error;
  });
  return client;
}

/**
 * Ends the session of this browser on purpose. Other tabs are told first, so that none of them takes the end for a loss; other
 * devices stay signed in. Returns the error when the auth service could not be told.
 */
export async function signOut(): Promise<Error | null> {
  writeStored('left', lastId);
  const error = await endSession();
  if (error !== null) writeStored('left', null);
  return error;
}

/** Forgets a session that the server no longer accepts. */
export async function dropSession(): Promise<void> {
  await endSession();
}

async function endSession(): Promise<Error | null> {
  leaving = true;
  try {
    return (await (await auth()).signOut({ scope: 'local' })).error;
  } finally {
    leaving = false;
  }
}

/** The session: `undefined` while it is being read, null when signed out. */
export function useSession(): Session | null | undefined {
  return useValue(session);
}

/** What the person has to do before any call is answered, or null. */
export function useFactorStep(): FactorStep | null {
  return useValue(factorStep);
}

/** The same outside of React. */
export const currentFactorStep = (): FactorStep | null => factorStep.get();

/** The server answers nothing until the second factor is shown, or set up. */
export function askForFactor(step: FactorStep): void {
  const now = session.get();
  // A refusal may arrive late, when the session was raised already.
  if (now && (step === 'enroll' || claimOf(now, 'aal') !== 'aal2')) factorStep.set(step);
}

/** Whether a password recovery is on its way to its screen. */
export function useRecovering(): boolean {
  return useValue(recovering);
}

/** The session now, outside of React. */
export function currentSession(): Session | null {
  return session.get() ?? null;
}

const unavailable: ErrorBody = { error: BUSY, message: BUSY, code: 'unavailable' };

/**
 * The token of what the auth service answered; null when it says that there is no session. That it could not be asked
 * says nothing about the session, so that is thrown: a `RequestError` of 503, as if our own server had answered it.
 */
function tokenOf({ data, error }: { data: { session: Session | null }; error: unknown }): string | null {
  // By its name: the class comes with the client.
  if (data.session === null && error instanceof Error && error.name === 'AuthRetryableFetchError') {
    throw new RequestError(503, JSON.stringify(unavailable));
  }
  return data.session?.access_token ?? null;
}

/** The access token, refreshed by the client when it is about to expire; null when signed out. Throws 503. */
export async function accessToken(): Promise<string | null> {
  const now = currentSession();
  if (client === null && (now === null || isFresh(now))) return now?.access_token ?? null;
  return tokenOf(await (await auth()).getSession());
}

let refreshing: Promise<string | null> | null = null;

/** Asks for a new access token, once for however many calls were refused together. Null when the session is over. Throws 503. */
export function refreshAccessToken(): Promise<string | null> {
  refreshing ??= auth()
    .then((service) => service.refreshSession())
    .then(tokenOf)
    .finally(() => {
      refreshing = null;
    });
  return refreshing;
}
