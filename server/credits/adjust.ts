import { randomUUID } from 'node:crypto';
import { Refusal } from '../../contract/errors.ts';
import type { Transaction } from '../db/connect.ts';
import { requestHash } from './request-hash.ts';
import { callCharge, callGrant } from './store.ts';

export interface Adjustment {
  userId: string;
  /** Signed credits, not 0. */
  amount: number;
  /** When credits that are given end; absent: never. */
  expiresAt?: Date | undefined;
  /** Why: the person reads it in the billing history. */
  notes: string;
  /** The administrator. */
  actorId: string;
  /** Names one filled-in form: sent again, it adjusts nothing more. */
  nonce?: string | undefined;
}

/**
 * Gives a person credits, for good or until a moment, or takes credits in the order in which they would be spent. What is on hold
 * cannot be taken.
 *
 * @returns the credits that can be spent now
 * @throws Refusal `invalid_input` for an end that is over, or of credits that are taken; `adjustment_refused` with `{available}` when less is there than is to be taken; `key_conflict` when the
 *   nonce was used for another adjustment
 */
export async function adjust(tx: Transaction, wanted: Adjustment): Promise<number> {
  const { userId, amount, notes, actorId, expiresAt, nonce = randomUUID() } = wanted;
  if (expiresAt !== undefined) requireEnd(amount, expiresAt);
  const key = `adjustment:${userId}:${nonce}`;
  const hash = requestHash([
    'adjustment',
    amount,
    notes,
    ...(expiresAt === undefined ? [] : [expiresAt.toISOString()]),
  ]);
  const line = { userId, amount: Math.abs(amount), type: 'admin_adjustment', hash, description: null, actorId, notes };
  const result =
    amount > 0
      ? await give(tx, { ...line, sourceRef: key, expiresAt: expiresAt ?? null })
      : await take(tx, { ...line, key });
  if (result.outcome === 'conflict' || result.outcome === 'differs') throw new Refusal('key_conflict');
  if (result.outcome === 'insufficient') {
    throw new Refusal('adjustment_refused', undefined, { available: result.balance });
  }
  return result.balance;
}

function requireEnd(amount: number, expiresAt: Date): void {
  if (amount < 0) throw new Refusal('invalid_input', 'Credits that are taken have no end.');
  if (expiresAt.getTime() <= Date.now()) throw new Refusal('invalid_input', 'The end must be in the future.');
}

type Given = Omit<Parameters<typeof callGrant>[1], 'kind' | 'periodStart' | 'periodEnd' | 'late' | 'orderId'>;

const give = (tx: Transaction, line: Given) =>
  callGrant(tx, {
    ...line,
    kind: 'perpetual',
    periodStart: null,
    periodEnd: null,
    late: false,
    orderId: null,
  });

type Taken = Omit<Parameters<typeof callCharge>[1], 'refType' | 'refId' | 'unitCost'>;

const take = (tx: Transaction, line: Taken) => callCharge(tx, { ...line, refType: null, refId: null, unitCost: null });
