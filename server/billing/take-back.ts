import { clawBack } from '../credits/claw-back.ts';
import { inTransaction, type Transaction } from '../db/connect.ts';
import type { PaymentReading } from '../outside/payments/payment-reading.ts';
import {
  addReturns,
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
  for (const row of rows) {
    const refundedAmount = shareOf(row.amount, payment);
    if (row.credits > 0) {
      await clawBack(tx, {
        userId: row.userId,
        sourceRef: row.sourceRef,
        total: shareOf(row.credits, payment),
        description: describe(row, refundedAmount, payment.disputed),
      });
    }
    await changePayment(tx, row.id, { refundedAmount, returnsReadAt: readAt });
    await addReturns(tx, row.id, newReturns(row, { payment, refundedAmount, readAt }));
    changed ||= refundedAmount !== row.refundedAmount;
  }
  return changed;
}

/**
 * What of a row's money went back since it was noted last, each with its own moment; of a part, the part rounded down, so
 * that the sum fits. What came again has the moment of the reading.
 */
function newReturns(
  row: PaymentRow,
  { payment, refundedAmount, readAt }: { payment: PaymentReading; refundedAmount: number; readAt: Date },
): { amount: number; returnedAt: Date }[] {
  if (refundedAmount < row.refundedAmount) return [{ amount: refundedAmount - row.refundedAmount, returnedAt: readAt }];
  let noted = row.refundedAmount;
  let back = 0;
  const lines: { amount: number; returnedAt: Date }[] = [];
  for (const { at, amount } of payment.returns) {
    back = Math.min(payment.amountBack, back + amount);
    const total = shareOf(row.amount, { ...payment, amountBack: back });
    if (total > noted) lines.push({ amount: total - noted, returnedAt: at });
    noted = Math.max(noted, total);
  }
  return lines;
}

/** The part of a figure that is gone with the money: all with all of it, else rounded down. */
function shareOf(figure: number, { amount, amountBack }: Pick<PaymentReading, 'amount' | 'amountBack'>): number {
  return amountBack >= amount ? figure : Math.floor((figure * amountBack) / amount);
}

function describe(row: PaymentRow, refundedAmount: number, disputed: boolean): string {
  if (refundedAmount < row.refundedAmount) return `Payment settled again: ${row.description}`;
  return `${disputed ? 'Payment disputed' : 'Payment refunded'}: ${row.description}`;
}
