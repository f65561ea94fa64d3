import type Stripe from 'stripe';
import { onDue } from '../due-work.ts';
import { createCustomer, newCustomer } from '../resources/create-customer.ts';
import type { State } from '../state.ts';
import { invalid, ofPath } from '../wire/errors.ts';
import { attemptPayment } from './attempt-payment.ts';
import { createCard, type CardInput } from './cards.ts';
import { lineItemsOf } from './checkout-items.ts';
import { NOBODY, purposeOf } from './checkout-session.ts';
import { nowOf } from './customer-clock.ts';
import { idOf } from './id-of.ts';
import { cancelIntent } from './intents.ts';
import { attachMethod, findMethod } from './methods.ts';
import { onPaymentSettled, sessionOf } from './settled.ts';
import { startSubscription } from './subscriptions.ts';

/** What came of an attempt to pay a session. */
export type CheckoutOutcome =
  /** `redirect`: where the buyer goes now. `processing`: a bank debit, known later. */
  | { outcome: 'paid' | 'processing'; redirect: string }
  | { outcome: 'declined'; message: string }
  /** The cardholder's bank asks; their answer goes to `answerCheckout`. */
  | { outcome: 'authenticate'; intent: string };

/**
 * Pays a session by a card or a bank account. A session that was paid is not paid again: the answer is that of the first
 * time. Throws `card_error` (402) naming the field of a card that cannot be one, and 404 when there is no such session.
 */
export async function payCheckout(
  state: State,
  sessionId: string,
  card: CardInput,
  { authenticated }: { authenticated?: boolean } = {},
): Promise<CheckoutOutcome> {
  const session = await currentSession(state, sessionId);
  const over = outcomeOfClosed(session);
  if (over !== null) return over;
  const method = await createCard(state, card, idOf(session.customer));
  if (!session.payment_method_types.includes(method.type)) {
    throw invalid('This session cannot be paid in this way.', 'payment_method');
  }
  return payBy(state, session, method, authenticated);
}

/** What the cardholder answered in their bank's step, for the card that `payCheckout` was given last. */
export async function answerCheckout(state: State, sessionId: string, accepted: boolean): Promise<CheckoutOutcome> {
  const session = await currentSession(state, sessionId);
  const over = outcomeOfClosed(session);
  if (over !== null) return over;
  const asked = await state.readNote(sessionId, 'asked');
  if (typeof asked !== 'string') throw invalid('No payment of this session waits to be confirmed.');
  return payBy(state, session, await findMethod(state, asked), accepted);
}

/** The session as it is now: one whose time has come is expired, also when nobody has come to it yet. */
async function currentSession(state: State, sessionId: string): Promise<Stripe.Checkout.Session> {
  const session = await ofPath(state, 'checkout.session', sessionId);
  const late = session.status === 'open' && session.expires_at <= (await nowOf(state, idOf(session.customer)));
  return late ? expireCheckout(state, sessionId) : session;
}

function outcomeOfClosed(session: Stripe.Checkout.Session): CheckoutOutcome | null {
  if (session.status === 'complete') return done(session);
  if (session.status === 'open') return null;
  return { outcome: 'declined', message: 'This page has expired. Go back to the shop and start again.' };
}

function done(session: Stripe.Checkout.Session): CheckoutOutcome {
  const redirect = (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
  return { outcome: session.payment_status === 'unpaid' ? 'processing' : 'paid', redirect };
}

async function payBy(
  state: State,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
  authenticated: boolean | undefined,
): Promise<CheckoutOutcome> {
  const intent =
    session.mode === 'subscription'
      ? await subscribe(state, session, method, authenticated)
      : await pay(state, session, method, authenticated);
  await state.writeNote(session.id, 'asked', intent?.status === 'requires_action' ? method.id : null);
  if (intent?.status === 'requires_action') return { outcome: 'authenticate', intent: intent.id };
  if (intent?.status === 'requires_payment_method') {
    return { outcome: 'declined', message: intent.last_payment_error?.message ?? 'The payment was declined.' };
  }
  return done(await ofPath(state, 'checkout.session', session.id));
}

async function pay(
  state: State,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
  authenticated: boolean | undefined,
): Promise<Stripe.PaymentIntent> {
  const purpose = await purposeOf(state, session.id);
  const customer = await customerOf(state, session, method, session.customer_creation === 'always');
  const intent = await attemptPayment(state, {
    ...purpose,
    customer,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    paymentMethod: method,
    offSession: false,
    authenticated,
    intent: idOf(session.payment_intent) ?? undefined,
  });
  await state.writeNote(intent.id, 'session', session.id);
  const tried: Stripe.Checkout.Session = { ...session, payment_intent: intent.id };
  await state.put('checkout.session', tried);
  if (intent.status === 'succeeded' || intent.status === 'processing') {
    await complete(state, { ...tried, customer }, method, intent.status === 'succeeded' ? 'paid' : 'unpaid');
  }
  return intent;
}

async function subscribe(
  state: State,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
  authenticated: boolean | undefined,
): Promise<Stripe.PaymentIntent | null> {
  const [item] = await lineItemsOf(state, session.id);
  const price = item?.price ?? null;
  const customer = await customerOf(state, session, method, true);
  if (price === null || customer === null) throw invalid('This session sells nothing.');
  const purpose = await purposeOf(state, session.id);
  const earlier = await state.readNote(session.id, 'intent');
  const started = await startSubscription(state, {
    customer,
    price: price.id,
    quantity: item?.quantity ?? 1,
    paymentMethod: method.id,
    metadata: purpose.metadata,
    description: purpose.description,
    onlyIfPaid: true,
    ...(authenticated === undefined ? {} : { authenticated }),
    ...(typeof earlier === 'string' ? { intent: earlier } : {}),
  });
  const { intent, subscription, invoice } = started;
  await state.writeNote(session.id, 'intent', intent?.id ?? null);
  if (intent !== null) await state.writeNote(intent.id, 'session', session.id);
  if (subscription === null) return intent;
  await attachMethod(state, method, customer);
  const status = intent?.status === 'processing' ? 'unpaid' : 'paid';
  await complete(
    state,
    { ...session, customer, invoice: invoice.id, subscription: subscription.id },
    method,
    invoice.amount_due === 0 && intent === null ? 'no_payment_required' : status,
  );
  return intent;
}

/**
 * The session's customer; with `needed`, a new one when it has none. Kept in mind from the first attempt on, so that
 * another card does not make another customer.
 */
async function customerOf(
  state: State,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
  needed: boolean,
): Promise<string | null> {
  const known = idOf(session.customer) ?? (await state.readNote(session.id, 'customer'));
  if (typeof known === 'string' || !needed) return typeof known === 'string' ? known : null;
  const { address, email, name } = method.billing_details;
  const customer: Stripe.Customer = {
    ...(await newCustomer(state, null)),
    address,
    email: session.customer_email ?? email,
    name,
  };
  await createCustomer(state, customer);
  await state.writeNote(session.id, 'customer', customer.id);
  return customer.id;
}

async function complete(
  state: State,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
  paymentStatus: Stripe.Checkout.Session.PaymentStatus,
): Promise<void> {
  const { address, email, name, phone } = method.billing_details;
  const known = session.customer_details ?? NOBODY;
  const completed: Stripe.Checkout.Session = {
    ...session,
    collected_information: { business_name: null, individual_name: null, shipping_details: null },
    customer_details: {
      ...known,
      address,
      email: known.email ?? email,
      name: name ?? known.name,
      phone: phone ?? known.phone,
    },
    payment_status: paymentStatus,
    status: 'complete',
    url: null,
  };
  await state.cancelWork('expire-checkout', session.id);
  await state.put('checkout.session', completed);
  await state.emit('checkout.session.completed', completed);
}

/** Closes a session that was not paid, now. Throws a 400 when it is not open any more. */
export async function expireCheckout(state: State, sessionId: string): Promise<Stripe.Checkout.Session> {
  const session = await ofPath(state, 'checkout.session', sessionId);
  if (session.status !== 'open') {
    throw invalid(`Only an open Checkout Session can be expired; this one is ${session.status ?? 'closed'}.`);
  }
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null };
  await state.cancelWork('expire-checkout', sessionId);
  await state.put('checkout.session', expired);
  const attempted = idOf(session.payment_intent) ?? (await state.readNote(sessionId, 'intent'));
  const intent = typeof attempted === 'string' ? await state.get('payment_intent', attempted) : undefined;
  if (intent !== undefined) await cancelIntent(state, intent, 'expired');
  await state.emit('checkout.session.expired', expired);
  return expired;
}

onDue('expire-checkout', async (state, { id }) => {
  const session = await state.get('checkout.session', id);
  if (session?.status === 'open') await expireCheckout(state, id);
});

onPaymentSettled(async (state, intent) => {
  const session = await state.get('checkout.session', (await sessionOf(state, intent.id)) ?? '');
  if (session === undefined) return;
  const paid = intent.status === 'succeeded';
  if (session.status !== 'complete' || session.payment_status !== 'unpaid') return;
  const settled: Stripe.Checkout.Session = { ...session, payment_status: paid ? 'paid' : 'unpaid' };
  await state.put('checkout.session', settled);
  await state.emit(
    paid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed',
    settled,
  );
});
