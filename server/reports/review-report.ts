import { Refusal } from '../../contract/errors.ts';
import type { AdminReport } from '../../contract/reports.ts';
import { severalLines } from '../text/typed-text.ts';
import { grant } from '../credits/grant.ts';
import { refund } from '../credits/refund.ts';
import type { Note } from '../db/act.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { findPayment } from './find-payment.ts';
import { presentForAdmin, presentReport, titleOr } from './present-report.ts';
import { decideReport, findReport, findReporter, lockReportsOf, type ReportRow } from './store.ts';

/** What an administrator decides about a report. */
export interface Decision {
  status: 'approved' | 'denied';
  /** Why; the person reads it. */
  adminNotes: string;
  /** Credits to give back; absent is 0. */
  creditsRefunded?: number | undefined;
  note: Note;
}

/** @throws Refusal `not_found` */
export async function reportToReview(db: Connection, id: string): Promise<ReportRow> {
  const report = await findReport(db, id);
  if (report === undefined) throw new Refusal('not_found');
  return report;
}

/**
 * Decides a pending report, once. What is given back is written in the same transaction.
 *
 * @throws Refusal `invalid_input` for notes without a word, for credits with a denial, or on a report that brought them back at once;
 *   `already_reviewed`; `already_refunded` when the payment came back for an earlier report
 */
export async function reviewReport(
  tx: Transaction,
  adminId: string,
  { id, userId }: ReportRow,
  decision: Decision,
): Promise<AdminReport> {
  const { status, creditsRefunded: credits = 0 } = decision;
  const adminNotes = severalLines(decision.adminNotes);
  if (adminNotes === '') throw new Refusal('invalid_input', 'Please provide admin notes for this decision.');
  if (status === 'denied' && credits > 0) {
    throw new Refusal('invalid_input', 'A report that is denied brings no credits back.');
  }
  await lockReportsOf(tx, userId);
  const report = await findReport(tx, id);
  if (report?.status !== 'pending') throw new Refusal('already_reviewed');
  if (report.autoRefunded && credits > 0) {
    throw new Refusal('invalid_input', 'The credits of this report were given back automatically.');
  }
  if (credits > 0) await giveBack(tx, report, credits, adminId);
  const decided = await decideReport(tx, id, {
    status,
    adminNotes,
    processedBy: adminId,
    creditsRefunded: report.autoRefunded ? report.creditsRefunded : credits,
  });
  const user = await findReporter(tx, userId);
  if (decided === undefined || user === undefined) throw new Refusal('already_reviewed');
  decision.note({ targetUserId: userId, before: presentReport(report), after: presentReport(decided) });
  return presentForAdmin(decided, user);
}

/**
 * Gives credits back, more than the guide had cost where the administrator says so: first to the lots that paid, and
 * what is above the price as a lot of its own that never expires.
 */
async function giveBack(tx: Transaction, report: ReportRow, credits: number, actorId: string): Promise<void> {
  const { id, userId, guideId } = report;
  // The window is for refunds without a review.
  const payment = await findPayment(tx, { userId, guideId, windowHours: 0 });
  // A report stands only on a guide that was unlocked, whose row is never deleted.
  if (payment === undefined) throw new Error(`The guide of report ${id} was never unlocked.`);
  if (payment.refunded) throw new Refusal('already_refunded');
  const description = titleOr(payment.title, guideId);
  let rest = credits;
  if (payment.transaction_id !== null) {
    if (payment.left === 0) throw new Refusal('already_refunded');
    const { refunded } = await refund(tx, {
      userId,
      transactionId: payment.transaction_id,
      key: `report:${id}`,
      amount: Math.min(credits, payment.left),
      description,
    });
    rest -= refunded;
  }
  if (rest === 0) return;
  await grant(tx, {
    userId,
    amount: rest,
    type: 'refund',
    sourceRef: `report:${id}:above-price`,
    description,
    actorId,
  });
}
