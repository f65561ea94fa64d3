import { accountRoutes } from '../resources/account.ts';
import { balanceTransactionRoutes } from '../resources/balance-transactions.ts';
import { chargeRoutes } from '../resources/charges.ts';
import { checkoutSessionRoutes } from '../resources/checkout-sessions.ts';
import { customerRoutes } from '../resources/customers.ts';
import { disputeRoutes } from '../resources/disputes.ts';
import { eventRoutes } from '../resources/events.ts';
import { invoicePaymentRoutes } from '../resources/invoice-payments.ts';
import { invoiceRoutes } from '../resources/invoices.ts';
import { paymentIntentRoutes } from '../resources/payment-intents.ts';
import { paymentMethodRoutes } from '../resources/payment-methods.ts';
import { portalConfigurationRoutes } from '../resources/portal-configurations.ts';
import { portalSessionRoutes } from '../resources/portal-sessions.ts';
import { priceRoutes } from '../resources/prices.ts';
import { productRoutes } from '../resources/products.ts';
import { refundRoutes } from '../resources/refunds.ts';
import { subscriptionItemRoutes } from '../resources/subscription-items.ts';
import { subscriptionScheduleRoutes } from '../resources/subscription-schedules.ts';
import { subscriptionRoutes } from '../resources/subscriptions.ts';
import { testClockRoutes } from '../resources/test-clocks.ts';
import { webhookEndpointRoutes } from '../resources/webhook-endpoints.ts';
import type { Route } from './route.ts';

/** Every call of the wire. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...balanceTransactionRoutes,
  ...chargeRoutes,
  ...checkoutSessionRoutes,
  ...customerRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...invoicePaymentRoutes,
  ...invoiceRoutes,
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...portalConfigurationRoutes,
  ...portalSessionRoutes,
  ...priceRoutes,
  ...productRoutes,
  ...refundRoutes,
  ...subscriptionItemRoutes,
  ...subscriptionRoutes,
  ...subscriptionScheduleRoutes,
  ...testClockRoutes,
  ...webhookEndpointRoutes,
];
