import type { PartOf } from '../../contract/endpoint.ts';
import type { changeReferralSettings as contract, ReferralSettings } from '../../contract/referrals.ts';
import { requireUnchanged } from '../admin/require-unchanged.ts';
import type { Note } from '../db/act.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { lockSettings } from '../settings/lock-settings.ts';
import { changeSetting, readSetting } from '../settings/read-setting.ts';

const keys = {
  creditsPerEmailSubmission: 'referral.credits_per_email',
  creditsPerSocialShare: 'referral.credits_per_share',
  creditsPerSuccessfulReferral: 'referral.credits_per_success',
  maxEmailsPerDay: 'referral.max_emails_per_day',
  maxSharesPerDay: 'referral.max_shares_per_day',
} as const satisfies Record<keyof ReferralSettings, string>;

/** What referring others brings, and its limits, as they are now. */
export async function readReferralSettings(db: Connection): Promise<ReferralSettings> {
  return {
    creditsPerEmailSubmission: await readSetting(db, keys.creditsPerEmailSubmission),
    creditsPerSocialShare: await readSetting(db, keys.creditsPerSocialShare),
    creditsPerSuccessfulReferral: await readSetting(db, keys.creditsPerSuccessfulReferral),
    maxEmailsPerDay: await readSetting(db, keys.maxEmailsPerDay),
    maxSharesPerDay: await readSetting(db, keys.maxSharesPerDay),
  };
}

/** Changes what is named; what is not named stays. @throws Refusal `changed_meanwhile` */
export async function changeReferralSettings(
  tx: Transaction,
  adminId: string,
  { was, ...changes }: PartOf<typeof contract, 'body'>,
  note: Note,
): Promise<ReferralSettings> {
  await lockSettings(tx);
  const before = await readReferralSettings(tx);
  requireUnchanged(was, before);
  for (const [name, value] of Object.entries(changes) as [keyof ReferralSettings, number | undefined][]) {
    if (value !== undefined) await changeSetting(tx, keys[name], value, adminId);
  }
  const after = await readReferralSettings(tx);
  note({ before, after });
  return after;
}
