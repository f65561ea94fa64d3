import { clawBack } from '../credits/claw-back.ts';
import { inTransaction, type Transaction } from '../db/connect.ts';
import type { PaymentReading } from '../outside/payments/payment-reading.ts';
import {
  changePayment,
  databaseTime,
  listPaymentsOfIntent,
  lockPayer,
  type PaymentRow,
} from './billing-effects-store.ts';
import { nothingToFinish, type EffectParts, type Finish } from './effect-parts.ts';

const ATTEMPTS = 5;

/**
 * Brings the credits of a payment in line with what of its money is gone: refunded, or disputed and not won. All the
 * credits go with all the money; of a part, the part rounded down.
 *
 * @returns whether anything changed; `unknown` when we know no such payment, and then nothing is finished
 */
export async function takeBackPayment(
  { db, payments }: EffectParts,
  paymentIntentId: string,
  finish: Finish = nothingToFinish,
): Promise<'changed' | 'same' | 'unknown'> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const [first] = await listPaymentsOfIntent(db, paymentIntentId);
    if (first === undefined) return 'unknown';
    const readAt = await databaseTime(db);
    const payment = await payments.readPayment(paymentIntentId);
    const outcome = await inTransaction(db, async (tx) => {
      await lockPayer(tx, first.userId);
      const rows = await listPaymentsOfIntent(tx, paymentIntentId);
      // Somebody wrote a later reading than ours, or one of the same millisecond, even if it found the same as before: read again.
      if (rows.some(({ returnsReadAt }) => returnsReadAt !== null && returnsReadAt >= readAt)) return null;
      const changed = payment !== null && (await applyReturn(tx, rows, { payment, readAt }));
      await finish(tx);
      return changed ? ('changed' as const) : ('same' as const);
    });
    if (outcome !== null) return outcome;
  }
  throw new Error('A payment kept changing while it was read');
}

/**
 * Takes back, or gives back again, what the reading says, and notes when it began; answers whether anything changed. The caller holds the payer's
 * lock.
 */
export async function applyReturn(
  tx: Transaction,
  rows: readonly PaymentRow[],
  { payment, readAt }: { payment: PaymentReading; readAt: Date },
): Promise<boolean> {
  let changed = false;
  const shareOf = (figure: number): number =>
    payment.amountBack >= payment.amount ? figure : Math.floor((figure * payment.amountBack) / payment.amount);
  for (const row of rows) {
    const refundedAmount = shareOf(row.amount);
    if (row.credits > 0) {
      await clawBack(tx, {
        userId: row.userId,
        sourceRef: row.sourceRef,
        total: shareOf(row.credits),
        description: describe(row, refundedAmount, payment.disputed),
      });
    }
    await changePayment(tx, row.id, { refundedAmount, returnsReadAt: readAt });
    changed ||= refundedAmount !== row.refundedAmount;
  }
  return changed;
}

function describe(row: PaymentRow, refundedAmount: number, disputed: boolean): string {
  if (refundedAmount < row.refundedAmount) return `Payment settled again: ${row.description}`;
  return `${disputed ? 'Payment disputed' : 'Payment refunded'}: ${row.description}`;
}
