import type { PartOf } from '../../contract/endpoint.ts';
import type { changeReportSettings as contract, ReportSettings } from '../../contract/reports.ts';
import { requireUnchanged } from '../admin/require-unchanged.ts';
import type { Note } from '../db/act.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { lockSettings } from '../settings/lock-settings.ts';
import { changeSetting, readSetting } from '../settings/read-setting.ts';

/** When a report brings credits back at once, and how many, as it is now. */
export async function readReportSettings(db: Connection): Promise<ReportSettings> {
  return {
    autoRefundsEnabled: await readSetting(db, 'reports.auto_refunds_enabled'),
    maxAutoRefunds: await readSetting(db, 'reports.max_auto_refunds'),
    refundCreditAmount: await readSetting(db, 'reports.refund_credits'),
    reportTimeWindow: await readSetting(db, 'reports.window_hours'),
  };
}

/** Changes what is named; what is not named stays. @throws Refusal `changed_meanwhile` */
export async function changeReportSettings(
  tx: Transaction,
  adminId: string,
  { was, ...changes }: PartOf<typeof contract, 'body'>,
  note: Note,
): Promise<ReportSettings> {
  await lockSettings(tx);
  const before = await readReportSettings(tx);
  requireUnchanged(was, before);
  const { autoRefundsEnabled, maxAutoRefunds, refundCreditAmount, reportTimeWindow } = changes;
  if (autoRefundsEnabled !== undefined)
    await changeSetting(tx, 'reports.auto_refunds_enabled', autoRefundsEnabled, adminId);
  if (maxAutoRefunds !== undefined) await changeSetting(tx, 'reports.max_auto_refunds', maxAutoRefunds, adminId);
  if (refundCreditAmount !== undefined) await changeSetting(tx, 'reports.refund_credits', refundCreditAmount, adminId);
  if (reportTimeWindow !== undefined) await changeSetting(tx, 'reports.window_hours', reportTimeWindow, adminId);
  const after = await readReportSettings(tx);
  note({ before, after });
  return after;
}
