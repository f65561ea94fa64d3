import { openDatabase } from '../database.ts';
import { inState } from '../keep-state.ts';
import type { State } from '../state.ts';
import { objectCheck } from './check-object.ts';
import type { Sandbox } from './sandbox.ts';

/** The account of a running sandbox, to do on it what its pages do. */
export interface OpenAccount {
  run<T>(work: (state: State) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens the account of a sandbox beside it, as another process would. */
export async function openAccount(sandbox: Sandbox): Promise<OpenAccount> {
  const pool = await openDatabase(sandbox.databaseUrl);
  const store = {
    pool,
    pageUrl: (path: string) => `${sandbox.payments.url}${path}`,
    onQueued: () => undefined,
    onDue: () => undefined,
    check: await objectCheck(),
  };
  return { run: (work) => inState(store, work), close: () => pool.end() };
}
