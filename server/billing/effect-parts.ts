import type { Database, Transaction } from '../db/connect.ts';
import type { Log } from '../http/log.ts';
import type { Payments } from '../outside/payments/connect.ts';

/** What working on payments needs. */
export interface EffectParts {
  db: Database;
  payments: Payments;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
}

/** Runs in the transaction that completes an effect: marks the event done that asked for it. */
export type Finish = (tx: Transaction) => Promise<void>;

export const nothingToFinish: Finish = async () => undefined;
