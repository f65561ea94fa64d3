import type Stripe from 'stripe';
import { pagePaths } from '../page-paths.ts';
import { field, type Problems, type Values } from './fields.ts';
import { money, perInterval } from './format.ts';
import { html, safeLink, type Html } from './html.ts';
import { page, plainPage, refused, type PageAnswer } from './page.ts';
import { paymentFields, type PaymentKind } from './payment-fields.ts';
import { hostOf } from './portal-parts.ts';

/** What the page of a checkout session shows. */
export interface ShownCheckout {
  session: Stripe.Checkout.Session;
  items: readonly Stripe.LineItem[];
  /** The description of each item's product, in the same order. */
  descriptions: readonly (string | null)[];
  /** Who sells; null: only the host that the buyer came from is known. */
  seller: string | null;
}

/** What was posted and refused: the page is shown again with it. */
export interface CheckoutAgain {
  values: Values;
  problems: Problems;
  /** What concerns no single field. */
  wrong?: string | undefined;
}

/** The address of the buyer, when the session knows it; otherwise the page asks. */
export const emailOf = (session: Stripe.Checkout.Session): string | null =>
  session.customer_details?.email ?? session.customer_email;

/** The page on which one pays or subscribes. */
export function checkoutPage(shown: ShownCheckout, again?: CheckoutAgain): PageAnswer {
  const { session, items } = shown;
  const { values = {}, problems = {}, wrong } = again ?? {};
  const total = money(session.amount_total ?? 0, session.currency ?? 'usd');
  const what = items[0]?.description ?? 'Your order';
  const title = session.mode === 'subscription' ? `Subscribe to ${what}` : items.length === 1 ? what : 'Your order';
  const body = html`<main class="split">
    <section class="what" aria-label="What you pay for">
      <div class="inner">
        ${
          session.cancel_url !== null &&
          html`<a class="back" href="${safeLink(session.cancel_url)}"><span aria-hidden="true">←</span> Back</a>`
        }
        <p class="soft">${shown.seller ?? hostOf(session.success_url ?? '')}</p>
        <h1>${title}</h1>
        ${summary(shown, total)}
      </div>
    </section>
    <section class="how" aria-label="How you pay">
      <div class="inner">
        ${refused(wrong)}
        <form method="post" action="${pagePaths.checkout(session.id)}" class="pay stack">
          ${emailPart(session, values, problems)}${paymentFields(values, problems, { methods: kindsOf(session) })}
          <button type="submit" class="full">${submitText(session, total)}</button>
          <p class="hint">${commitment(shown, total)}</p>
        </form>
      </div>
    </section>
  </main>`;
  const failed = wrong !== undefined || Object.keys(problems).length > 0;
  return page({ title, body, status: failed ? 402 : 200, leaves: true });
}

function emailPart(session: Stripe.Checkout.Session, values: Values, problems: Problems): Html {
  const known = emailOf(session);
  if (known !== null)
    return html`<div>
      <p class="label">Email</p>
      <p>${known}</p>
    </div>`;
  return field({
    name: 'email',
    label: 'Email',
    type: 'email',
    autocomplete: 'email',
    inputmode: 'email',
    value: values['email'],
    wrong: problems['email'],
  });
}

const kindsOf = ({ payment_method_types: types }: Stripe.Checkout.Session): PaymentKind[] =>
  types.flatMap((type): PaymentKind[] => (type === 'card' ? ['card'] : type === 'us_bank_account' ? ['bank'] : []));

function submitText({ mode, submit_type: type }: Stripe.Checkout.Session, total: string): string {
  if (mode === 'subscription' || type === 'subscribe') return 'Subscribe';
  if (type === 'book') return `Book for ${total}`;
  return type === 'donate' ? `Donate ${total}` : `Pay ${total}`;
}

const rhythm = ({ session, items }: ShownCheckout): string =>
  session.mode === 'subscription' ? perInterval(items[0]?.price?.recurring ?? null) : '';

function commitment(shown: ShownCheckout, total: string): string {
  const often = rhythm(shown);
  return often === ''
    ? `You pay ${total} once.`
    : `You pay ${total} today, and ${total} ${often} from then on, until you cancel.`;
}

function summary(shown: ShownCheckout, total: string): Html {
  const lines = shown.items.map((item, at) => {
    const description = shown.descriptions[at] ?? null;
    return html`<li class="pair">
      <div>
        <h2>${item.description}${item.quantity !== 1 && ` × ${item.quantity ?? 1}`}</h2>
        ${description !== null && html`<p class="soft">${description}</p>`}
      </div>
      <p>${money(item.amount_total, item.currency)}</p>
    </li>`;
  });
  return html`<p class="figure gap">${total} <small>${rhythm(shown)}</small></p>
    <ul class="sold">
      ${lines}
    </ul>`;
}

/** Said to somebody who comes to a session that is over. `successUrl`: where its buyer was led. */
export function overPage(session: Stripe.Checkout.Session, successUrl: string): PageAnswer {
  if (session.status === 'complete') {
    const waits = session.payment_status === 'unpaid';
    return plainPage({
      title: waits ? 'Your payment has begun' : 'Already paid',
      lead: waits
        ? 'Your bank will tell whether it went through. There is nothing else to do here.'
        : 'This checkout is complete, and nothing is charged again.',
      ...(successUrl === '' ? {} : { link: { to: safeLink(successUrl), text: 'Continue' } }),
    });
  }
  return plainPage({
    title: 'This checkout has expired',
    lead: 'Nothing was charged. Start again from where you came.',
    ...(session.cancel_url === null ? {} : { link: { to: safeLink(session.cancel_url), text: 'Go back' } }),
    status: 410,
  });
}
