import {
  getBrowserConfig,
  getCreditCosts,
  getReferralButtonText,
  type BrowserConfig,
} from '../../contract/settings.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { readSetting } from './read-setting.ts';

interface SettingsParts {
  db: Database;
  browser: Pick<BrowserConfig, 'authUrl' | 'authKey' | 'analytics' | 'inboxUrl'>;
  supportEmail: string;
}

export function settingsRoutes(mount: Mount, { db, browser, supportEmail }: SettingsParts): void {
  mount(getCreditCosts, {
    handle: async () => ({
      maximus: await readSetting(db, 'cost.maximus'),
      guideSearch: await readSetting(db, 'cost.guide_search'),
      documentView: await readSetting(db, 'cost.document_view'),
    }),
  });

  mount(getReferralButtonText, {
    handle: async () => ({ text: await readSetting(db, 'referral.button_text') }),
  });

  mount(getBrowserConfig, {
    handle: async () => ({
      ...browser,
      supportEmail,
      signupCredits: await readSetting(db, 'credits.signup'),
      profileCredits: await readSetting(db, 'credits.profile'),
    }),
  });
}
