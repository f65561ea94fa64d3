import type Stripe from 'stripe';
import { lineItemsOf } from '../engine/checkout-items.ts';
import { answerCheckout, payCheckout, type CheckoutOutcome } from '../engine/checkout.ts';
import { idOf } from '../engine/id-of.ts';
import { pagePaths } from '../page-paths.ts';
import type { State } from '../state.ts';
import { authenticationForm } from './authentication-form.ts';
import type { PageCall, PageRoute } from './call.ts';
import { checkoutPage, emailOf, overPage, type CheckoutAgain } from './checkout-page.ts';
import type { Problems } from './fields.ts';
import { money } from './format.ts';
import { leadTo, plainPage, type PageAnswer } from './page.ts';
import { cardProblem, readCard, valuesToKeep } from './read-card.ts';

const PATH = pagePaths.checkout('{session}');

/** Runs `show` for a session that is open; says how it stands with any other. */
async function whileOpen(
  call: PageCall,
  show: (state: State, session: Stripe.Checkout.Session) => Promise<PageAnswer>,
): Promise<PageAnswer> {
  return call.run(async (state) => {
    const session = await state.get('checkout.session', call.id('session'));
    if (session === undefined) {
      const lead = 'The address may be mistyped. Start again from where you came.';
      return plainPage({ title: 'No such checkout', lead, status: 404 });
    }
    return session.status === 'open' ? show(state, session) : over(session);
  });
}

const over = (session: Stripe.Checkout.Session): PageAnswer =>
  overPage(session, (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id));

async function shownPage(
  state: State,
  { session, seller }: { session: Stripe.Checkout.Session; seller: string | null },
  again?: CheckoutAgain,
): Promise<PageAnswer> {
  const items = await lineItemsOf(state, session.id);
  const descriptions = [];
  for (const item of items) {
    const product = await state.get('product', idOf(item.price?.product) ?? '');
    descriptions.push(product?.description ?? null);
  }
  return checkoutPage({ session, items, descriptions, seller }, again);
}

const FAILED = 'The payment was not authenticated, and nothing was charged. Try again, or pay with another card.';

const show = (call: PageCall): Promise<PageAnswer> =>
  whileOpen(call, (state, session) => {
    const failed = call.request.query.get('authentication') === 'failed';
    return shownPage(
      state,
      { session, seller: call.seller },
      failed ? { values: {}, problems: {}, wrong: FAILED } : undefined,
    );
  });

async function pay(call: PageCall): Promise<PageAnswer> {
  const { form } = call.request;
  const values = valuesToKeep(form);
  const read = readCard(form);
  const again = (told: { problems: Problems; wrong?: string }): Promise<PageAnswer> =>
    whileOpen(call, (state, session) => shownPage(state, { session, seller: call.seller }, { values, ...told }));
  try {
    return await whileOpen(call, async (state, session) => {
      const email = emailOf(session) ?? (form.get('email') ?? '').trim();
      const problems: Problems = 'problems' in read ? { ...read.problems } : {};
      if (!/^\S+@\S+$/.test(email)) problems['email'] = 'Write your email address, such as name@example.com.';
      if ('problems' in read || Object.keys(problems).length > 0)
        return shownPage(state, { session, seller: call.seller }, { values, problems });
      const outcome = await payCheckout(state, session.id, { ...read.card, email });
      return follow(state, { session, seller: call.seller }, outcome, values);
    });
  } catch (failure) {
    return again(cardProblem(failure));
  }
}

/** Leads on from what came of an attempt to pay. */
async function follow(
  state: State,
  { session, seller }: { session: Stripe.Checkout.Session; seller: string | null },
  outcome: CheckoutOutcome,
  values: CheckoutAgain['values'],
): Promise<PageAnswer> {
  switch (outcome.outcome) {
    case 'paid':
    case 'processing':
      return leadTo(outcome.redirect);
    case 'authenticate':
      return leadTo(`${pagePaths.checkout(session.id)}/authenticate`);
    case 'declined': {
      // The time of the session may have run out meanwhile.
      const now = (await state.get('checkout.session', session.id)) ?? session;
      return now.status === 'open'
        ? shownPage(state, { session: now, seller }, { values, problems: {}, wrong: outcome.message })
        : over(now);
    }
  }
}

const ask = (call: PageCall): Promise<PageAnswer> =>
  whileOpen(call, async (_, session) =>
    authenticationForm({
      action: `${pagePaths.checkout(session.id)}/authenticate`,
      amount: money(session.amount_total ?? 0, session.currency ?? 'usd'),
    }),
  );

const answer = (call: PageCall): Promise<PageAnswer> =>
  whileOpen(call, async (state, session) => {
    const accepted = call.request.form.get('result') === 'complete';
    const outcome = await answerCheckout(state, session.id, accepted);
    if (!accepted && outcome.outcome === 'declined')
      return leadTo(`${pagePaths.checkout(session.id)}?authentication=failed`);
    return follow(state, { session, seller: call.seller }, outcome, {});
  });

/** The pages on which one pays for what a session sells. */
export const checkoutPages: readonly PageRoute[] = [
  { method: 'GET', path: PATH, handle: show },
  { method: 'POST', path: PATH, handle: pay },
  { method: 'GET', path: `${PATH}/authenticate`, handle: ask },
  { method: 'POST', path: `${PATH}/authenticate`, handle: answer },
];
