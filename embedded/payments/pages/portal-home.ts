import type Stripe from 'stripe';
import type { Portal, PortalSubscription } from '../engine/portal.ts';
import { pagePaths } from '../page-paths.ts';
import { methodText, priceFigure, priceText, stateMark } from './describe.ts';
import { button } from './fields.ts';
import { date, dayText, money } from './format.ts';
import { html, type Html } from './html.ts';
import { page, refused, said, type PageAnswer } from './page.ts';
import { portalBar } from './portal-parts.ts';

/** The portal's first page: what is subscribed to, how it is paid, and every invoice. */
export function portalHome(
  portal: Portal,
  told: { done?: string | undefined; wrong?: string | undefined },
): PageAnswer {
  const subscriptions = portal.subscriptions.map((one) => subscriptionCard(portal, one));
  const body = html`${portalBar(portal)}
    <main>
      ${said(told.done)}${refused(told.wrong)}
      <h1>${portal.configuration.business_profile.headline ?? 'Your subscription'}</h1>
      <p class="lead">${portal.customer.email ?? portal.customer.name}</p>
      <section aria-labelledby="plan">
        <h2 id="plan">Plan</h2>
        ${subscriptions.length === 0 ? html`<p class="soft">There is no subscription now.</p>` : subscriptions}
      </section>
      ${paymentMethods(portal)}${invoices(portal)}
    </main>`;
  return page({ title: 'Your subscription', body, status: told.wrong === undefined ? 200 : 402, leaves: true });
}

function subscriptionCard(portal: Portal, shown: PortalSubscription): Html {
  const base = pagePaths.portal(portal.session.id);
  const { id, status } = shown.subscription;
  const carry = { subscription: id };
  const canSwitch = shown.canUpdate && shown.offers.some((offer) => !offer.current);
  const actions = [
    canSwitch && html`<a class="button" href="${base}/update?subscription=${id}">Switch plan</a>`,
    shown.canResume &&
      button({ action: `${base}/resume`, text: shown.pending === null ? "Don't cancel" : 'Keep this plan', carry }),
    shown.canCancel && html`<a class="button quiet" href="${base}/cancel?subscription=${id}">Cancel subscription</a>`,
  ];
  const open = status === 'past_due' || status === 'unpaid' || status === 'incomplete';
  return html`<div class="card stack">
    <div class="pair">
      <h3>${shown.product.name}</h3>
      ${stateMark(status)}
    </div>
    ${priceFigure(shown.price)}
    <p>${whatComes(shown)}</p>
    ${open && html`<p class="soft">The last payment did not go through. Pay <a href="#invoices">the open invoice</a> to keep this plan.</p>`}
    ${actions.some((action) => action !== false) && html`<div class="line">${actions}</div>`}
  </div>`;
}

function whatComes({ endsAt, pending, periodEnd }: PortalSubscription): Html {
  if (endsAt !== null) return html`Cancels on ${date(endsAt)}. Until then everything stays as it is.`;
  if (pending !== null)
    return html`Changes to ${pending.product.name}, ${priceText(pending.price)}, on ${date(pending.at)}.`;
  return html`Renews on ${date(periodEnd)}.`;
}

function paymentMethods(portal: Portal): Html | null {
  if (!portal.canUpdatePaymentMethod) return null;
  const base = pagePaths.portal(portal.session.id);
  const rows = portal.paymentMethods.map((method) => {
    const text = methodText(method);
    const choose = button({
      action: `${base}/default-payment-method`,
      text: 'Pay with this',
      of: text,
      carry: { payment_method: method.id },
      quiet: true,
      small: true,
    });
    return html`<li class="pair">
      <span>${text}</span>
      ${method.id === portal.defaultPaymentMethod ? html`<span class="state good">Used for payments</span>` : choose}
    </li>`;
  });
  return html`<section aria-labelledby="methods">
    <h2 id="methods">Payment method</h2>
    <div class="stack">
      ${
        rows.length === 0
          ? html`<p class="soft">None yet.</p>`
          : html`<ul class="rows">
              ${rows}
            </ul>`
      }
      <p><a class="button quiet" href="${base}/payment-method">Update payment method</a></p>
    </div>
  </section>`;
}

function invoices(portal: Portal): Html | null {
  if (!portal.configuration.features.invoice_history.enabled) return null;
  return html`<section aria-labelledby="invoices">
    <h2 id="invoices">Invoices</h2>
    ${
      portal.invoices.length === 0
        ? html`<p class="soft">None yet.</p>`
        : html`<ul class="rows">
            ${portal.invoices.map((invoice) => invoiceRow(portal, invoice))}
          </ul>`
    }
  </section>`;
}

function invoiceRow(portal: Portal, invoice: Stripe.Invoice): Html {
  const name = `of ${dayText(invoice.created)}`;
  const pay = button({
    action: `${pagePaths.portal(portal.session.id)}/pay`,
    text: `Pay ${money(invoice.amount_remaining, invoice.currency)}`,
    of: `for the invoice ${name}`,
    carry: { invoice: invoice.id },
    small: true,
  });
  return html`<li class="pair">
    <span>${date(invoice.created)}</span
    ><span>${money(invoice.total, invoice.currency)}</span>${stateMark(invoice.status ?? 'draft')}<span class="line"
      >${invoice.status === 'open' && pay}<a href="${pagePaths.invoice(invoice.id)}" aria-label="Invoice ${name}"
        >View</a
      ></span
    >
  </li>`;
}
