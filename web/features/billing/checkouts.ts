import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { capture } from '../../lib/analytics.ts';
import { call } from '../../lib/call.ts';
import { refetch } from '../../lib/query.ts';
import { isUnauthorized, RequestError } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';
import { noteLeaving } from './left-for-payments.ts';
import { useHostedPage } from './use-hosted-page.ts';

/** Says what failed, unless the person was signed out, which says so itself. */
function tell(error: unknown, title: string, description: string): void {
  if (!isUnauthorized(error)) toast({ title, description, tone: 'destructive' });
}

/** The checkout of a pack, by its id. */
export function usePackCheckout() {
  const client = useQueryClient();
  return useHostedPage(
    async (packageId: string) => {
      capture('checkout_started', { kind: 'pack' });
      return (await call('POST /api/billing/checkout', { body: { packageId } })).url;
    },
    (error) => {
      tell(error, 'Checkout Failed', 'Unable to create checkout session. Please try again.');
      // What is shown no longer holds: the subscription ended, or the pack is off sale.
      if (error instanceof RequestError && (error.status === 403 || error.status === 404)) {
        void refetch(client, 'GET /api/subscriptions/current', 'GET /api/billing/packages');
      }
    },
  );
}

async function subscriptionCheckout(client: QueryClient, stripePriceId: string): Promise<string> {
  capture('checkout_started', { kind: 'subscription' });
  const body = { stripePriceId, returnUrl: location.origin };
  const { checkoutUrl } = await call('POST /api/subscriptions/checkout', { body });
  noteLeaving(client);
  return checkoutUrl;
}

/** The checkout of a plan, by its price, from the purchase dialog. */
export function useFirstSubscription() {
  const client = useQueryClient();
  return useHostedPage(
    (stripePriceId: string) => subscriptionCheckout(client, stripePriceId),
    (error) => tell(error, 'Checkout Failed', 'Unable to create subscription checkout. Please try again.'),
  );
}

/** The checkout of a plan, or the switch to it, by its price, from the page of the plans. */
export function usePlanChange() {
  const client = useQueryClient();
  return useHostedPage(
    (stripePriceId: string) => subscriptionCheckout(client, stripePriceId),
    (error) => tell(error, 'Subscription Error', 'Failed to start subscription process. Please try again.'),
  );
}

/** The payment provider's own pages: payment method, invoices, cancellation. They lead back to the screen in view. */
export function usePortal() {
  const client = useQueryClient();
  return useHostedPage(
    async () => {
      const { portalUrl } = await call('POST /api/subscriptions/portal', { body: { returnUrl: location.href } });
      noteLeaving(client);
      return portalUrl;
    },
    (error) => {
      if (error instanceof RequestError && error.serverMessage !== null) {
        tell(error, 'Portal Error', error.serverMessage);
      } else tell(error, 'Error', 'Failed to open billing portal. Please try again.');
    },
  );
}
