import {
  changeReferralSettings,
  changeSocialContent,
  getAdminReferralSettings,
  getAdminSocialContent,
  getInvitations,
  getReferralSettings,
  getSocialContent,
  inviteByEmail,
  recordShare,
  seedSocialContent,
} from '../../contract/referrals.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { invite } from './invite.ts';
import { readInvitations } from './read-invitations.ts';
import { recordShare as record } from './record-share.ts';
import { changeReferralSettings as changeSettings, readReferralSettings } from './referral-settings.ts';
import {
  changeSocialContent as changeContent,
  readSocialContent,
  seedSocialContent as seed,
} from './social-content.ts';

export function referralsRoutes(mount: Mount, { db, config }: { db: Database; config: Config }): void {
  mount(getReferralSettings, { handle: () => readReferralSettings(db) });
  mount(getInvitations, { handle: ({ caller }) => readInvitations(db, caller.userId) });
  mount(inviteByEmail, {
    handle: ({ caller, body }) => invite({ db, appUrl: config.appUrl }, caller, body.emails),
  });
  mount(recordShare, { handle: ({ caller, body }) => record(db, caller, body.platform) });

  mount(getAdminReferralSettings, { handle: () => readReferralSettings(db) });
  mount(changeReferralSettings, {
    handle: ({ caller, body, act }) => act((tx, note) => changeSettings(tx, caller.userId, body, note)),
  });

  mount(getSocialContent, { handle: () => readSocialContent(db, { all: false }) });
  mount(getAdminSocialContent, { handle: () => readSocialContent(db, { all: true }) });
  mount(seedSocialContent, { handle: ({ act }) => act((tx) => seed(tx)) });
  mount(changeSocialContent, {
    handle: ({ params, body, act }) => act((tx, note) => changeContent(tx, params.platform, body, note)),
  });
}
