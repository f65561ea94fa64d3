import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { Refusal } from '../../contract/errors.ts';
import type { IssueType, reportDocument as contract } from '../../contract/reports.ts';
import { oneLine, severalLines } from '../text/typed-text.ts';
import { availableCredits } from '../credits/balance.ts';
import { refund } from '../credits/refund.ts';
import { inTransaction, type Database, type Transaction } from '../db/connect.ts';
import { findPayment } from './find-payment.ts';
import { presentReport, titleOr } from './present-report.ts';
import { claimRefund, refundsUsed } from './refunds-used.ts';
import { allowsAnother, comesBackAtOnce } from './refund-status.ts';
import { readReportSettings } from './report-settings.ts';
import { hasPendingReport, insertReport, lockReportsOf, type ReportedGuide } from './store.ts';

interface Issue {
  issueType: IssueType;
  documentTitle?: string | undefined;
  description?: string | undefined;
}

/**
 * Writes down what is wrong with a guide that the person unlocked. Where the settings allow it, what the guide cost
 * comes back in the same transaction; the report waits for an administrator all the same, and the guide stays open.
 *
 * @throws Refusal `already_reported` while a report of this guide waits for its decision
 */
export async function reportDocument(
  db: Database,
  userId: string,
  guide: ReportedGuide,
  issue: Issue,
): Promise<ReplyOf<typeof contract>> {
  return inTransaction(db, async (tx) => {
    await lockReportsOf(tx, userId);
    if (await hasPendingReport(tx, userId, guide.id)) throw new Refusal('already_reported');
    const id = randomUUID();
    const creditsRefunded = await giveBackAtOnce(tx, { id, userId, guideId: guide.id });
    const autoRefunded = creditsRefunded > 0;
    const row = await insertReport(tx, {
      id,
      userId,
      guideId: guide.id,
      documentTitle: oneLine(issue.documentTitle ?? '') || titleOr(guide.title, guide.id),
      issueType: issue.issueType,
      description: severalLines(issue.description ?? '') || null,
      autoRefunded,
      creditsRefunded,
    });
    const message = autoRefunded
      ? `Thank you for your report. ${creditsRefunded} ${creditsRefunded === 1 ? 'credit was' : 'credits were'} refunded.`
      : 'Thank you for your report. It will be reviewed manually within 24 hours.';
    const creditsRemaining = await availableCredits(tx, userId);
    return { report: presentReport(row), autoRefunded, creditsRefunded, message, creditsRemaining };
  });
}

/** Gives back what the settings allow of what the guide cost. Answers the credits, 0 where none come back at once. */
async function giveBackAtOnce(
  tx: Transaction,
  { id, userId, guideId }: { id: string; userId: string; guideId: string },
): Promise<number> {
  const settings = await readReportSettings(tx);
  if (!allowsAnother(settings, await refundsUsed(tx, userId))) return 0;
  const payment = await findPayment(tx, { userId, guideId, windowHours: settings.reportTimeWindow });
  if (!comesBackAtOnce(payment)) return 0;
  if (!(await claimRefund(tx, userId, settings.maxAutoRefunds))) return 0;
  const { refunded } = await refund(tx, {
    userId,
    transactionId: payment.transaction_id,
    key: `report:${id}`,
    amount: Math.min(settings.refundCreditAmount, payment.left),
    description: titleOr(payment.title, guideId),
  });
  return refunded;
}
