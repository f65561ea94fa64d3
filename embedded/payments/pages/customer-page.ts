import type Stripe from 'stripe';
import { idOf } from '../engine/id-of.ts';
import { pagePaths } from '../page-paths.ts';
import type { State } from '../state.ts';
import { clockSection } from './clock-section.ts';
import { methodText, priceText, stateMark } from './describe.ts';
import { date, dayText, money } from './format.ts';
import { html, type Html } from './html.ts';
import { controlPage, said, type PageAnswer } from './page.ts';
import { paymentRows, readPayment, type Refusal, type ShownPayment } from './payment-rows.ts';

/** A subscription with the name of what it is for. */
interface ShownSubscription {
  subscription: Stripe.Subscription;
  product: string;
}

interface ShownCustomer {
  customer: Stripe.Customer;
  clock: Stripe.TestHelpers.TestClock | undefined;
  now: number;
  subscriptions: ShownSubscription[];
  payments: ShownPayment[];
  invoices: Stripe.Invoice[];
  methods: Stripe.PaymentMethod[];
}

/** Reads all that the page of a customer shows; null when there is none. */
export async function readCustomer(state: State, id: string): Promise<ShownCustomer | null> {
  const customer = await state.get('customer', id);
  if (customer === undefined) return null;
  const clock = await state.get('test_helpers.test_clock', idOf(customer.test_clock) ?? '');
  const subscriptions: ShownSubscription[] = [];
  for (const subscription of await state.list('subscription', { customer: id })) {
    const product = await state.get('product', idOf(subscription.items.data[0]?.price.product) ?? '');
    subscriptions.push({ subscription, product: product?.name ?? 'Subscription' });
  }
  const payments: ShownPayment[] = [];
  for (const charge of await state.list('charge', { customer: id })) payments.push(await readPayment(state, charge));
  return {
    customer,
    clock,
    now: await state.now(clock?.id ?? null),
    subscriptions,
    payments,
    invoices: await state.list('invoice', { customer: id }),
    methods: await state.list('payment_method', { customer: id }),
  };
}

/** The page of one customer, with everything that can be made to happen to it. */
export function customerPage(
  shown: ShownCustomer,
  told: { done?: string | undefined; refusal?: Refusal | undefined },
): PageAnswer {
  const { customer } = shown;
  const name = customer.email ?? customer.name ?? customer.id;
  const refusal = told.refusal;
  const body = html`${said(told.done)}
    <h1>${breakable(name)}</h1>
    <p class="line lead">
      ${customer.email !== null && customer.name !== null && html`<span>${customer.name}</span>`}<span class="id"
        >${customer.id}</span
      >
    </p>
    ${clockSection(shown, refusal)}
    <section aria-labelledby="subscriptions">
      <h2 id="subscriptions">Subscriptions</h2>
      ${listOr(shown.subscriptions.map(subscriptionRow))}
    </section>
    <section aria-labelledby="payments">
      <h2 id="payments">Payments</h2>
      ${shown.payments.length === 0 ? none : paymentRows(shown.payments, refusal)}
    </section>
    <section aria-labelledby="invoices">
      <h2 id="invoices">Invoices</h2>
      ${listOr(shown.invoices.map(invoiceRow))}
    </section>
    <section aria-labelledby="methods">
      <h2 id="methods">Payment methods</h2>
      ${listOr(
        shown.methods.map(
          (method) =>
            html`<li class="pair"><span>${methodText(method)}</span><span class="id">${method.id}</span></li>`,
        ),
      )}
    </section>`;
  return controlPage({ room: '/', title: name, body, status: refusal === undefined ? 200 : 400 });
}

/** An address that breaks before its `@` where it must. */
const breakable = (address: string): Html =>
  html`${address.split('@').flatMap((part, at) => (at === 0 ? [part] : [html`<wbr />@`, part]))}`;

const none = html`<p class="soft">None.</p>`;

const listOr = (rows: readonly Html[]): Html =>
  rows.length === 0
    ? none
    : html`<ul class="rows">
        ${rows}
      </ul>`;

function subscriptionRow({ subscription, product }: ShownSubscription): Html {
  const [item] = subscription.items.data;
  return html`<li>
    <div class="pair">
      <div class="line">
        <h3>${product}</h3>
        ${stateMark(subscription.status)}
      </div>
      <span class="id">${subscription.id}</span>
    </div>
    <p class="soft">
      ${item !== undefined && html`${priceText(item.price)} · ${date(item.current_period_start)} to ${date(item.current_period_end)}`}${endOf(subscription, item)}
    </p>
  </li>`;
}

function endOf(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem | undefined): Html | false {
  if (subscription.ended_at !== null) return html` · ended on ${date(subscription.ended_at)}`;
  const end = subscription.cancel_at ?? (subscription.cancel_at_period_end ? (item?.current_period_end ?? null) : null);
  return end !== null && html` · cancels on ${date(end)}`;
}

function invoiceRow(invoice: Stripe.Invoice): Html {
  return html`<li class="pair">
    <a href="${pagePaths.invoice(invoice.id)}" aria-label="Invoice of ${dayText(invoice.created)}"
      >${invoice.number ?? 'Draft'}</a
    ><span>${date(invoice.created)}</span
    ><span>${money(invoice.total, invoice.currency)}</span>${stateMark(invoice.status ?? 'draft')}
  </li>`;
}
