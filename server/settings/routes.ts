import {
  changeAccountSettings as changeAccountSettingsContract,
  changeCreditExpiration,
  changeReferralButtonText,
  getAccountSettings,
  getAdminCreditCosts,
  getBrowserConfig,
  getCreditCosts,
  getCreditExpiration,
  getLegalTexts,
  getReferralButtonText,
  updateCreditCost,
  type BrowserConfig,
  type LegalTexts,
} from '../../contract/settings.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import type { Connection, Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { changeAccountSettings, readAccountSettings } from './account-settings.ts';
import { readCosts } from './read-costs.ts';
import { changeNoted } from './change-noted.ts';
import { readSetting } from './read-setting.ts';

interface SettingsParts {
  db: Database;
  browser: Pick<BrowserConfig, 'authUrl' | 'authKey' | 'minPasswordLength' | 'analytics' | 'inboxUrl'>;
  supportEmail: string;
  accountDeletion: boolean;
  legalTexts: LegalTexts;
  /** Whether a new account from this address would be given its welcome credits. */
  welcomes: (address: string) => Promise<boolean>;
}

export function settingsRoutes(
  mount: Mount,
  { db, browser, supportEmail, accountDeletion, legalTexts, welcomes }: SettingsParts,
): void {
  mount(getCreditCosts, { handle: () => readCosts(db) });
  mount(getAdminCreditCosts, { handle: () => readCosts(db) });
  mount(updateCreditCost, {
    handle: ({ caller, body, act }) =>
      act(async (tx, note) => {
        const change = { key: `cost.${body.serviceType}`, value: body.cost, was: body.was } as const;
        await changeNoted(tx, { ...change, actorId: caller.userId }, note);
        return readCosts(tx);
      }),
  });

  mount(getCreditExpiration, { handle: () => readExpiration(db) });
  mount(changeCreditExpiration, {
    handle: ({ caller, body, act }) =>
      act(async (tx, note) => {
        const change = { key: 'credits.monthly_expire', value: body.monthlyCreditsExpire, was: body.was } as const;
        await changeNoted(tx, { ...change, actorId: caller.userId }, note);
        return readExpiration(tx);
      }),
  });

  mount(getReferralButtonText, {
    handle: async () => ({ text: await readSetting(db, 'referral.button_text') }),
  });

  mount(changeReferralButtonText, {
    handle: ({ caller, body, act }) =>
      act(async (tx, note) => {
        const change = { key: 'referral.button_text', value: body.text, was: body.was } as const;
        await changeNoted(tx, { ...change, actorId: caller.userId }, note);
        return { text: body.text };
      }),
  });

  mount(getAccountSettings, { handle: () => readAccountSettings(db) });
  mount(changeAccountSettingsContract, {
    handle: ({ caller, body, act }) => act((tx, note) => changeAccountSettings(tx, caller.userId, body, note)),
  });

  mount(getLegalTexts, { handle: async () => legalTexts });

  mount(getBrowserConfig, {
    handle: async ({ request }) => ({
      ...browser,
      supportEmail,
      accountDeletion,
      maximusEnabled: await readSetting(db, 'maximus.enabled'),
      signupCredits: (await welcomes(request.ip)) ? await readSetting(db, 'credits.signup') : 0,
    }),
  });
}

async function readExpiration(db: Connection): Promise<ReplyOf<typeof getCreditExpiration>> {
  const monthlyCreditsExpire = await readSetting(db, 'credits.monthly_expire');
  return {
    monthlyCreditsExpire,
    description: monthlyCreditsExpire
      ? 'Monthly credits that are not used end with the period that they were paid for. Purchased credits never expire.'
      : 'Monthly credits that are not used are carried over when their period ends. Purchased credits never expire.',
  };
}
