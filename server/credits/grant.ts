import type { TransactionType } from '../../contract/credits.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Transaction } from '../db/connect.ts';
import { readSetting } from '../settings/read-setting.ts';
import { requestHash, requirePositive } from './request-hash.ts';
import { callGrant } from './store.ts';

export interface Grant {
  userId: string;
  /** Credits, a positive whole number. */
  amount: number;
  type: TransactionType;
  /** The one cause of this grant, `signup:{user}` for example. A cause is granted once ever. */
  sourceRef: string;
  description: string | null;
  /** When the credits end; absent: never. For subscription credits, the end of the period they were paid for. */
  expiresAt?: Date;
  /** Default `perpetual`. Subscription credits burn first, and their end follows the renewal settings. */
  kind?: 'subscription' | 'perpetual';
  /** When the period began that subscription credits were paid for: it ends every period that was over by then. */
  periodStart?: Date;
  /**
   * The period of these subscription credits was over already when it was paid for: they last 30 days from now, or for
   * good where monthly credits of that period are carried over.
   */
  late?: boolean;
  /** The order that was paid for. */
  orderId?: string;
  /** The administrator who gave them, and why. */
  actorId?: string;
  notes?: string;
}

export interface Granted {
  /** False when this cause was granted before: nothing was written. */
  granted: boolean;
  transactionId: string | null;
  /** Credits that can be spent now. */
  balance: number;
}

/**
 * Gives a person credits, once per cause. Credits that the person owes are taken out of the grant at once.
 *
 * Subscription credits of a period are over, that is expired or carried over as the setting says, once credits of a
 * later period are granted, in whatever order the two arrive. Until then they stay for the grace of the settings.
 *
 * @throws Refusal `amount_not_positive`; `key_conflict` when the cause was granted to somebody else
 */
export async function grant(tx: Transaction, wanted: Grant): Promise<Granted> {
  const { userId, amount, type, sourceRef, description, expiresAt, kind = 'perpetual' } = wanted;
  requirePositive(amount);
  const monthly = kind === 'subscription';
  if (monthly && (expiresAt === undefined || wanted.periodStart === undefined)) {
    throw new Error('Subscription credits need the start and the end of their period.');
  }
  const periodEnd = monthly ? (expiresAt ?? null) : null;
  const result = await callGrant(tx, {
    userId,
    amount,
    type,
    sourceRef,
    hash: requestHash(['grant', type, amount]),
    description,
    kind,
    expiresAt: periodEnd === null ? (expiresAt ?? null) : await afterGrace(tx, periodEnd),
    periodStart: monthly ? (wanted.periodStart ?? null) : null,
    periodEnd,
    late: monthly && (wanted.late ?? false),
    orderId: wanted.orderId ?? null,
    actorId: wanted.actorId ?? null,
    notes: wanted.notes ?? null,
  });
  if (result.outcome === 'conflict') throw new Refusal('key_conflict');
  return { granted: result.outcome === 'granted', transactionId: result.transaction_id, balance: result.balance };
}

/** The payment provider keeps a renewal in draft for about an hour: until it lands, the old credits stay. */
async function afterGrace(tx: Transaction, periodEnd: Date): Promise<Date> {
  const minutes = await readSetting(tx, 'credits.renewal_grace_minutes');
  return new Date(periodEnd.getTime() + minutes * 60_000);
}
