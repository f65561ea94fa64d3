import type Stripe from 'stripe';
import type { State } from '../state.ts';
import { changedFields } from '../wire/changed-fields.ts';
import { invalid } from '../wire/errors.ts';
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts';
import { changePrice, changePriceAtPeriodEnd } from './change-subscription.ts';
import { isUnderway } from './collect-invoice.ts';
import { idOf } from './id-of.ts';
import { openPortal, type Portal, type PortalSubscription } from './portal.ts';
import { changeTerms } from './portal-offers.ts';
import { refusedPayment } from './refusals.ts';
import { isLive } from './subscription-object.ts';
import { dropSchedule } from './subscription-schedule.ts';
import { changeSubscription } from './subscription-status.ts';

/** What came of something done in the portal. `redirect`: where a flow returns to; null: stay in the portal. */
export type PortalOutcome =
  | { outcome: 'done'; redirect: string | null }
  | { outcome: 'declined'; message: string }
  | { outcome: 'authenticate'; intent: string };

async function portalOf(state: State, session: string): Promise<Portal> {
  const portal = await openPortal(state, session);
  if (portal === null) throw invalid('This portal session does not exist any more.');
  return portal;
}

function subscriptionIn(portal: Portal, id: string): PortalSubscription {
  const found = portal.subscriptions.find(({ subscription }) => subscription.id === id);
  if (found === undefined) throw invalid('There is no such subscription here any more.');
  return found;
}

/** A flow returns to the address that it was given; everything else stays in the portal. */
function done({ session }: Portal): PortalOutcome {
  return { outcome: 'done', redirect: session.flow?.after_completion.redirect?.return_url ?? null };
}

/** Changes the plan, now or at the end of the period as the offer says. Nothing changes when the payment fails. */
export async function changePlanInPortal(
  state: State,
  session: string,
  change: { subscription: string; price: string; authenticated?: boolean; intent?: string },
): Promise<PortalOutcome> {
  const portal = await portalOf(state, session);
  const { offers } = subscriptionIn(portal, change.subscription);
  const offer = offers.find((one) => one.price.id === change.price && !one.current);
  if (offer === undefined) throw invalid('This plan cannot be chosen.');
  if (offer.when === 'period_end') {
    await changePriceAtPeriodEnd(state, change.subscription, change.price);
    return done(portal);
  }
  const { intent } = await changePrice(state, change.subscription, change.price, {
    ...changeTerms(portal.configuration.features.subscription_update),
    whenUnpaid: 'keep_old',
    authenticated: change.authenticated,
    intent: change.intent,
  });
  if (isUnderway(intent) || intent === null) return done(portal);
  if (intent.status === 'requires_action') return { outcome: 'authenticate', intent: intent.id };
  return { outcome: 'declined', message: (await refusedPayment(state, intent)).message };
}

/** Cancels, at the end of the period or at once as the configuration says. */
export async function cancelInPortal(
  state: State,
  session: string,
  cancel: { subscription: string; feedback?: string; comment?: string },
): Promise<PortalOutcome> {
  const portal = await portalOf(state, session);
  if (!subscriptionIn(portal, cancel.subscription).canCancel)
    throw invalid('This subscription cannot be canceled here.');
  const { mode, cancellation_reason: reason } = portal.configuration.features.subscription_cancel;
  const asked = reason.options.find((option) => option === cancel.feedback);
  await cancelSubscription(state, cancel.subscription, {
    at: mode === 'immediately' ? 'now' : 'period_end',
    by: 'portal',
    feedback: asked,
    comment: cancel.comment,
  });
  return done(portal);
}

/** Takes back a cancellation that has not come into force, or a change of plan that waits. */
export async function resumeInPortal(
  state: State,
  session: string,
  resume: { subscription: string },
): Promise<PortalOutcome> {
  const portal = await portalOf(state, session);
  const shown = subscriptionIn(portal, resume.subscription);
  if (!shown.canResume) throw invalid('There is nothing to take back.');
  const { subscription } = shown;
  if (shown.endsAt === null) {
    await changeSubscription(state, subscription, await dropSchedule(state, subscription));
  } else await resumeSubscription(state, resume.subscription);
  return done(portal);
}

/** Makes a payment method of the customer the one that its subscriptions are paid by. */
export async function choosePaymentMethodInPortal(
  state: State,
  session: string,
  choice: { paymentMethod: string },
): Promise<PortalOutcome> {
  const portal = await portalOf(state, session);
  const method = portal.paymentMethods.find(({ id }) => id === choice.paymentMethod);
  if (!portal.canUpdatePaymentMethod || method === undefined) throw invalid('This payment method cannot be chosen.');
  const { customer } = portal;
  const after: Stripe.Customer = {
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  };
  const previous = changedFields(customer, after);
  if (Object.keys(previous).length > 0) {
    await state.put('customer', after);
    await state.emit('customer.updated', after, previous);
  }
  // A subscription may have a payment method of its own, which would go first.
  for (const subscription of await state.list('subscription', { customer: customer.id })) {
    const own = idOf(subscription.default_payment_method);
    if (!isLive(subscription) || own === null || own === method.id) continue;
    await changeSubscription(state, subscription, { default_payment_method: method.id });
  }
  return done(portal);
}
