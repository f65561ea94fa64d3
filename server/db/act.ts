import type { Transaction } from './connect.ts';

/** What the log says of an act beside the call itself. */
export interface ActChange {
  /** Whom it was done to, where the call's own parameters do not say so. */
  targetUserId?: string;
  /** What was there, and what is there now: the log keeps the fields that differ. */
  before?: object | null;
  after?: object | null;
}

/** Tells what an act changed; several times where it comes to light piece by piece. */
export type Note = (change: ActChange) => void;

/**
 * Does what an administrator asked for, in one transaction with its line of the log: there is no act without a line, and no
 * line without its act. What is done outside of the database is done in `work` only where it may be done twice.
 */
export type Act = <Result>(work: (tx: Transaction, note: Note) => Promise<Result>) => Promise<Result>;
