import { attachMethod } from '../engine/methods.ts';
import { createCard } from '../engine/cards.ts';
import { payInvoice } from '../engine/collect-invoice.ts';
import { openPortal, type Portal } from '../engine/portal.ts';
import {
  cancelInPortal,
  changePlanInPortal,
  choosePaymentMethodInPortal,
  resumeInPortal,
  type PortalOutcome,
} from '../engine/portal-verbs.ts';
import { pagePaths } from '../page-paths.ts';
import { WireError, type State } from '../state.ts';
import type { PageCall } from './call.ts';
import { leadTo, plainPage, type PageAnswer } from './page.ts';
import { portalMethod } from './portal-forms.ts';
import { portalHome } from './portal-home.ts';
import { confirmStep } from './portal-steps.ts';
import { cardProblem, readCard, valuesToKeep } from './read-card.ts';

const textOf = (call: PageCall, name: string): string => call.request.form.get(name) ?? '';

const baseOf = (call: PageCall): string => pagePaths.portal(call.id('session'));

/** Runs an action for a session that exists. */
async function inPortal(
  call: PageCall,
  act: (state: State, portal: Portal) => Promise<PageAnswer>,
): Promise<PageAnswer> {
  return call.run(async (state) => {
    const portal = await openPortal(state, call.id('session'));
    if (portal === null)
      return plainPage({ title: 'This link leads nowhere', lead: 'Open billing from the product again.', status: 404 });
    return act(state, portal);
  });
}

/** The same for what may be refused, such as a change that has become impossible meanwhile: the home says why. */
async function acting(call: PageCall, act: (state: State, portal: Portal) => Promise<PageAnswer>): Promise<PageAnswer> {
  try {
    return await inPortal(call, act);
  } catch (failure) {
    if (!(failure instanceof WireError)) throw failure;
    return inPortal(call, async (_, portal) => portalHome(portal, { wrong: failure.message }));
  }
}

/** Where a customer is led after something was done: out of a flow as it says, else to the portal's home. */
function leave(portal: Portal, redirect: string | null, done: string): PageAnswer {
  if (redirect !== null) return leadTo(redirect);
  const base = pagePaths.portal(portal.session.id);
  const hosted = portal.session.flow?.after_completion.type === 'hosted_confirmation';
  return leadTo(`${base}/${hosted ? 'done' : 'home'}?done=${done}`);
}

export const cancel = (call: PageCall): Promise<PageAnswer> =>
  acting(call, async (state, portal) => {
    const feedback = textOf(call, 'feedback');
    const outcome = await cancelInPortal(state, portal.session.id, {
      subscription: textOf(call, 'subscription'),
      ...(feedback === '' ? {} : { feedback }),
    });
    return follow(call, portal, outcome, 'canceled', (message) => portalHome(portal, { wrong: message }));
  });

export const resume = (call: PageCall): Promise<PageAnswer> =>
  acting(call, async (state, portal) => {
    const outcome = await resumeInPortal(state, portal.session.id, { subscription: textOf(call, 'subscription') });
    return follow(call, portal, outcome, 'resumed', (message) => portalHome(portal, { wrong: message }));
  });

/** Switches the plan as its step has said. */
export const confirm = (call: PageCall): Promise<PageAnswer> =>
  acting(call, (state, portal) => change(call, state, portal));

async function change(
  call: PageCall,
  state: State,
  portal: Portal,
  answered?: { intent: string; authenticated: boolean },
): Promise<PageAnswer> {
  const subscription = textOf(call, 'subscription');
  const price = textOf(call, 'price');
  const outcome = await changePlanInPortal(state, portal.session.id, {
    subscription,
    price,
    ...answered,
  });
  const shown = portal.subscriptions.find((one) => one.subscription.id === subscription);
  const offer = shown?.offers.find((one) => one.price.id === price);
  return follow(
    call,
    portal,
    outcome,
    'switched',
    (message) =>
      shown === undefined || offer === undefined
        ? portalHome(portal, { wrong: message })
        : confirmStep(portal, shown, offer, message),
    { subscription, price },
  );
}

/** Leads on from what came of an action. */
function follow(
  call: PageCall,
  portal: Portal,
  outcome: PortalOutcome,
  done: string,
  declined: (message: string) => PageAnswer,
  about: Record<string, string> = {},
): PageAnswer {
  switch (outcome.outcome) {
    case 'done':
      return leave(portal, outcome.redirect, done);
    case 'declined':
      return declined(outcome.message);
    case 'authenticate':
      return toAuthentication(call, { ...about, intent: outcome.intent });
  }
}

const toAuthentication = (call: PageCall, about: Record<string, string>): PageAnswer =>
  leadTo(`${baseOf(call)}/authenticate?${new URLSearchParams(about).toString()}`);

/** Makes a way to pay that is known already the one that is used. */
export const chooseMethod = (call: PageCall): Promise<PageAnswer> =>
  acting(call, (state, portal) => choose(call, state, portal, textOf(call, 'payment_method')));

async function choose(call: PageCall, state: State, portal: Portal, paymentMethod: string): Promise<PageAnswer> {
  const outcome = await choosePaymentMethodInPortal(state, portal.session.id, { paymentMethod });
  return follow(call, portal, outcome, 'method', (message) => portalHome(portal, { wrong: message }));
}

/** Saves a new way to pay, and pays with it from now on. */
export async function saveMethod(call: PageCall): Promise<PageAnswer> {
  const { form } = call.request;
  const values = valuesToKeep(form);
  const read = readCard(form);
  try {
    return await inPortal(call, async (state, portal) => {
      if ('problems' in read) return portalMethod(portal, { values, problems: read.problems });
      const card = { ...read.card, email: portal.customer.email };
      const made = await createCard(state, card, portal.customer.id);
      const { id } = await attachMethod(state, made, portal.customer.id);
      return choose(call, state, portal, id);
    });
  } catch (failure) {
    // Thrown through the transaction, so that a card that was refused leaves nothing behind.
    const refusal = cardProblem(failure);
    return inPortal(call, async (_, portal) => portalMethod(portal, { values, ...refusal }));
  }
}

/** Pays an invoice that is open, with what the subscription is paid by. */
export const payOpenInvoice = (call: PageCall): Promise<PageAnswer> =>
  acting(call, (state, portal) => pay(call, state, portal));

async function pay(
  call: PageCall,
  state: State,
  portal: Portal,
  answered?: { authenticated: boolean },
): Promise<PageAnswer> {
  const invoice = portal.invoices.find((one) => one.id === textOf(call, 'invoice'));
  if (invoice === undefined || invoice.status !== 'open') return leadTo(`${baseOf(call)}/home`);
  const { invoice: after, intent } = await payInvoice(state, invoice.id, { ...answered });
  if (after.status === 'paid') return leadTo(`${baseOf(call)}/home?done=paid`);
  if (intent?.status === 'processing') return leadTo(`${baseOf(call)}/home?done=processing`);
  if (intent?.status === 'requires_action') return toAuthentication(call, { invoice: invoice.id, intent: intent.id });
  const wrong = intent?.last_payment_error?.message ?? 'There is no payment method yet. Add one, then pay again.';
  return portalHome(portal, { wrong });
}

/** What the bank answered, as the person chose it. */
export const authenticatePortal = (call: PageCall): Promise<PageAnswer> =>
  acting(call, (state, portal) => {
    const authenticated = textOf(call, 'result') === 'complete';
    if (textOf(call, 'invoice') !== '') return pay(call, state, portal, { authenticated });
    return change(call, state, portal, { intent: textOf(call, 'intent'), authenticated });
  });
