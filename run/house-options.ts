import type { Config } from '../server/config.ts';
import type { Database } from '../server/db/connect.ts';
import type { Log } from '../server/http/log.ts';
import type { Exits } from './closing.ts';
import type { SandboxOptions } from './open-payments.ts';

export interface HouseOptions {
  config: Config;
  /** The database to use: given, or embedded and already running. */
  databaseUrl: string;
  log: Log;
  /** Told what is being done, for a person who waits. */
  onStep?: (step: string) => void;
  sandboxOptions?: SandboxOptions;
}

/** What the parts of a house are opened with; each adds how it is closed. */
export interface Setting extends HouseOptions {
  db: Database;
  exits: Exits;
}
