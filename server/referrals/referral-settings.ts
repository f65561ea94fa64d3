import type { PartOf } from '../../contract/endpoint.ts';
import type { changeReferralSettings as contract, ReferralSettings } from '../../contract/referrals.ts';
import { type Connection, type Database, inTransaction } from '../db/connect.ts';
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

/** Changes what is named, all of it or nothing; what is not named stays. */
export async function changeReferralSettings(
  db: Database,
  adminId: string,
  changes: PartOf<typeof contract, 'body'>,
): Promise<ReferralSettings> {
  return inTransaction(db, async (tx) => {
    for (const [name, value] of Object.entries(changes) as [keyof ReferralSettings, number | undefined][]) {
      if (value !== undefined) await changeSetting(tx, keys[name], value, adminId);
    }
    return readReferralSettings(tx);
  });
}
