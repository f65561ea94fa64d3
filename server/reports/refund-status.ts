import type { ReplyOf } from '../../contract/endpoint.ts';
import type { getRefundStatus, ReportSettings } from '../../contract/reports.ts';
import type { Connection } from '../db/connect.ts';
import { findPayment, type Payment } from './find-payment.ts';
import { readReportSettings } from './report-settings.ts';
import { refundsUsed } from './refunds-used.ts';

/** Whether this payment comes back at once, where the person has such refunds left. */
export function comesBackAtOnce(payment: Payment | undefined): payment is Payment & { transaction_id: string } {
  if (payment === undefined || payment.transaction_id === null) return false;
  return payment.within_window && !payment.refunded && payment.left > 0;
}

/** Whether the settings allow one more automatic refund to somebody who has had `used`. */
export const allowsAnother = ({ autoRefundsEnabled, maxAutoRefunds }: ReportSettings, used: number): boolean =>
  autoRefundsEnabled && used < maxAutoRefunds;

/**
 * Whether a report would bring credits back at once: of the guide where one is named, else of one that was just
 * unlocked. A guide that the person has not unlocked brings nothing back, whether or not it exists.
 */
export async function readRefundStatus(
  db: Connection,
  userId: string,
  guideId: string | undefined,
): Promise<ReplyOf<typeof getRefundStatus>> {
  const settings = await readReportSettings(db);
  const { autoRefundsEnabled, maxAutoRefunds, reportTimeWindow } = settings;
  const autoRefundsUsed = await refundsUsed(db, userId);
  let canAutoRefund = allowsAnother(settings, autoRefundsUsed);
  if (canAutoRefund && guideId !== undefined) {
    canAutoRefund = comesBackAtOnce(await findPayment(db, { userId, guideId, windowHours: reportTimeWindow }));
  }
  return { canAutoRefund, autoRefundsEnabled, maxAutoRefunds, autoRefundsUsed, reportTimeWindow };
}
