import { seedTemplates } from '../server/mail/seed-templates.ts';
import { seedSocialContent } from '../server/referrals/social-content.ts';
import { startSearchIndex } from '../server/library/search/start-search-index.ts';
import { connectAuth } from '../server/outside/auth.ts';
import { connectAuthAdmin } from '../server/outside/auth/administer.ts';
import { connectMail } from '../server/outside/mail.ts';
import type { Setting } from './house-options.ts';
import { openMaximus } from './open-maximus.ts';
import { openPayments } from './open-payments.ts';
import { openAnalytics, openAuth, openMail, openModel } from './open-services.ts';
import { prepareCatalogue } from './prepare-catalogue.ts';

/** What somebody signs in by: mail with its templates, and auth. */
export async function openSignIn({ config, databaseUrl, db, log, exits }: Setting) {
  await seedTemplates(db);
  await seedSocialContent(db);
  const mail = await openMail(config, databaseUrl, db);
  exits.add(mail.close);
  const sender = connectMail(mail.smtpUrl);
  exits.add(sender.close);
  const auth = await openAuth(config, databaseUrl, db, log);
  exits.add(auth.close);
  const { serviceKey, address } = auth;
  return {
    mail,
    sender,
    auth: connectAuth(address),
    authAdmin: serviceKey === null ? null : connectAuthAdmin({ url: address.url, serviceKey }),
    sessionChanges: auth.sessionChanges,
    ...(auth.before && { before: auth.before }),
  };
}

/** The search over the guides, which builds its index while the rest is opened. */
export function openSearch({ config, databaseUrl, db, log, exits }: Setting) {
  const searchIndex = startSearchIndex({
    db,
    databaseUrl,
    snapshotFolder: config.dataDir,
    limitMs: config.searchLimitMs,
    log,
  });
  exits.add(() => searchIndex.close());
  return searchIndex;
}

/** The model, payments with what is sold, analytics and Maximus: each given, or embedded. */
export async function openProviders({ config, databaseUrl, db, log, sandboxOptions, exits }: Setting) {
  const { model, close } = await openModel(config);
  exits.add(close);
  const payments = await openPayments({ config, databaseUrl, db, log, ...(sandboxOptions && { sandboxOptions }) });
  exits.add(payments.close);
  await prepareCatalogue({ db, log, ...payments });
  const analytics = await openAnalytics(config);
  exits.add(analytics.close);
  const maximus = await openMaximus(config, databaseUrl, db, log);
  exits.add(maximus.close);
  return { model, payments, analytics: analytics.target, maximus };
}
