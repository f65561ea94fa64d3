import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { describeError } from './describe-error.ts';
import type { AuthSettings } from './settings.ts';

/** Hears of the id of a person of whom a session may have ended; of null where it may be anybody's. */
type Listener = (userId: string | null) => void;

/** Tells of ended sessions, so that a server need not ask about each of them for each call. */
export interface SessionChanges {
  /** Tells `listener` of every change from now on: a session that was ended, a ban, another address, a deleted account. */
  listen(listener: Listener): void;
  /** Every change that was made before this moment of `performance.now()` has been told. */
  toldUntil(): number;
}

export interface WatchedSessions extends SessionChanges {
  close(): Promise<void>;
}

const LOOK_MS = 1000;
/** The newest changes that each look reads again: a transaction may commit long after it began to change something. */
const OVERLAP_SECONDS = 60;
/** After so long without a look, changes may have been missed. */
const GAP_MS = 30_000;
const PATIENCE_MS = 5000;

/**
 * Watches the changes that triggers write into `auth.session_changes`: the database tells of them at once, and a look each
 * second finds what was not heard, after a lost connection for one.
 */
export function watchSessions({ databaseUrl, log }: Pick<AuthSettings, 'databaseUrl' | 'log'>): WatchedSessions {
  const listeners: Listener[] = [];
  let client: Client | null = null;
  let seen = new Set<string>();
  let told = Number.NEGATIVE_INFINITY;
  const ending = new AbortController();
  const tell: Listener = (userId) => {
    for (const listener of listeners) listener(userId);
  };
  const drop = (broken: Client): void => {
    if (client === broken) client = null;
    broken.end().catch(() => undefined);
  };
  const open = async (): Promise<Client> => {
    const opened = new Client({
      connectionString: databaseUrl,
      application_name: 'auth-sessions',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    opened.on('error', () => drop(opened));
    opened.on('notification', ({ payload }) => tell(payload ?? null));
    await opened.connect();
    await opened.query('listen auth_session_changes');
    return opened;
  };
  const look = async (): Promise<void> => {
    client ??= await open();
    const began = performance.now();
    const { rows } = await client.query<{ id: string; user_id: string }>(
      'select id, user_id from auth.session_changes where at > now() - make_interval(secs => $1)',
      [OVERLAP_SECONDS],
    );
    if (began - told > GAP_MS) tell(null);
    for (const { id, user_id } of rows) if (!seen.has(id)) tell(user_id);
    seen = new Set(rows.map(({ id }) => id));
    told = began;
  };
  const watch = async (): Promise<void> => {
    let failing = false;
    while (!ending.signal.aborted) {
      try {
        await look();
        failing = false;
      } catch (error) {
        if (!failing) log('warn', 'auth: changes of sessions cannot be read', { reason: describeError(error) });
        failing = true;
        if (client !== null) drop(client);
      }
      await pause(LOOK_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
    await client?.end().catch(() => undefined);
  };
  const watching = watch();
  return {
    listen: (listener) => void listeners.push(listener),
    toldUntil: () => told,
    close() {
      ending.abort();
      return watching;
    },
  };
}
