import type { PartOf } from '../../contract/endpoint.ts';
import type { AccountSettings, changeAccountSettings as contract } from '../../contract/settings.ts';
import { requireUnchanged } from '../admin/require-unchanged.ts';
import type { Note } from '../db/act.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { lockSettings } from './lock-settings.ts';
import { changeSetting, readSetting } from './read-setting.ts';

/** What a new account brings, and what is asked of administrators, as it is now. */
export async function readAccountSettings(db: Connection): Promise<AccountSettings> {
  return {
    signupCredits: await readSetting(db, 'credits.signup'),
    profileCredits: await readSetting(db, 'credits.profile'),
    accountsPerNetwork: await readSetting(db, 'gifts.accounts_per_network'),
    foundingOpen: await readSetting(db, 'founding.open'),
    adminsNeedFactor: await readSetting(db, 'security.admins_need_factor'),
  };
}

/** Changes what is named; what is not named stays. @throws Refusal `changed_meanwhile` */
export async function changeAccountSettings(
  tx: Transaction,
  adminId: string,
  { was, ...changes }: PartOf<typeof contract, 'body'>,
  note: Note,
): Promise<AccountSettings> {
  await lockSettings(tx);
  const before = await readAccountSettings(tx);
  requireUnchanged(was, before);
  const { signupCredits, profileCredits, accountsPerNetwork, foundingOpen, adminsNeedFactor } = changes;
  if (signupCredits !== undefined) await changeSetting(tx, 'credits.signup', signupCredits, adminId);
  if (profileCredits !== undefined) await changeSetting(tx, 'credits.profile', profileCredits, adminId);
  if (accountsPerNetwork !== undefined)
    await changeSetting(tx, 'gifts.accounts_per_network', accountsPerNetwork, adminId);
  if (foundingOpen !== undefined) await changeSetting(tx, 'founding.open', foundingOpen, adminId);
  if (adminsNeedFactor !== undefined) await changeSetting(tx, 'security.admins_need_factor', adminsNeedFactor, adminId);
  const after = await readAccountSettings(tx);
  note({ before, after });
  return after;
}
