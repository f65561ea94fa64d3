import { getPersonPayments } from '../../contract/admin-person.ts';
import {
  changePackage,
  createPackCheckout,
  createPortal,
  createSubscriptionCheckout,
  getAdminPackages,
  getCurrentSubscription,
  getPackages,
  getPlans,
} from '../../contract/billing.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import type { Log } from '../http/log.ts';
import type { Mount } from '../http/mount.ts';
import type { Payments } from '../outside/payments/connect.ts';
import type { PaymentsDashboard } from '../outside/payments/dashboard.ts';
import { beginPackCheckout } from './begin-pack-checkout.ts';
import { beginSubscriptionCheckout } from './begin-subscription-checkout.ts';
import { changePackage as change, packageToChange, readAllPackages } from './change-package.ts';
import { readCurrent } from './current.ts';
import { openPortal } from './open-portal.ts';
import { readPackages } from './packages.ts';
import { readPlans } from './plans.ts';
import { readPaymentsOf } from './read-payments-of.ts';
import { checkReturnUrl, visitedOrigin } from './return-url.ts';

interface BillingParts {
  db: Database;
  payments: Payments;
  /** The provider's own pages; null where it has none for administrators. */
  dashboard: PaymentsDashboard | null;
  personExists: (userId: string) => Promise<boolean>;
  log: Pick<Log, 'error'>;
  config: Pick<Config, 'appUrl' | 'appUrlGiven' | 'host' | 'port'>;
}

/** What is on sale, and the ways to the provider's pages. What comes of a payment is in `effect-routes.ts`. */
export function billingRoutes(mount: Mount, parts: BillingParts): void {
  const { db, config } = parts;

  mount(getPackages, { handle: () => readPackages(db) });

  mount(getAdminPackages, { handle: () => readAllPackages(db) });
  mount(changePackage, {
    find: ({ params }) => packageToChange(db, params.id),
    handle: ({ found, body, act }) => change(parts, found, body, act),
  });

  mount(getPersonPayments, {
    find: async ({ params }) => {
      if (!(await parts.personExists(params.userId))) throw new Refusal('not_found');
    },
    handle: ({ params }) => readPaymentsOf(db, params.userId, parts.dashboard),
  });

  mount(getPlans, { handle: () => readPlans(db) });

  mount(getCurrentSubscription, { handle: ({ caller }) => readCurrent(db, caller.userId) });

  mount(createPackCheckout, {
    handle: async ({ caller, body, request }) => {
      const origin = visitedOrigin(config, request.headers.origin);
      return { url: await beginPackCheckout(parts, { person: caller, packageId: body.packageId, origin }) };
    },
  });

  mount(createSubscriptionCheckout, {
    handle: async ({ caller, body }) => {
      const returnUrl = checkReturnUrl(config, body.returnUrl);
      const { stripePriceId } = body;
      return { checkoutUrl: await beginSubscriptionCheckout(parts, { person: caller, stripePriceId, returnUrl }) };
    },
  });

  mount(createPortal, {
    handle: async ({ caller, body, request }) => {
      const returnUrl =
        body?.returnUrl === undefined
          ? `${visitedOrigin(config, request.headers.origin)}/subscriptions`
          : checkReturnUrl(config, body.returnUrl).href;
      const url = await openPortal(parts, { userId: caller.userId, returnUrl });
      return { portalUrl: url, url };
    },
  });
}
