import type Stripe from 'stripe';
import { money, perInterval, words } from './format.ts';
import { html, type Html } from './html.ts';

/** A price in words: `$29.00 per month`. */
export function priceText(price: Stripe.Price): string {
  return [money(price.unit_amount ?? 0, price.currency), perInterval(price.recurring)]
    .filter((part) => part !== '')
    .join(' ');
}

/** A price as the figure of a page. */
export function priceFigure(price: Stripe.Price): Html {
  return html`<p class="figure">
    ${money(price.unit_amount ?? 0, price.currency)} <small>${perInterval(price.recurring)}</small>
  </p>`;
}

/** A way to pay in words: `Visa ending in 4242, expires 4/2030`. */
export function methodText(method: Stripe.PaymentMethod): string {
  if (method.card !== undefined) {
    const { brand, last4, exp_month: month, exp_year: year } = method.card;
    return `${brandName(brand)} ending in ${last4}, expires ${month}/${year}`;
  }
  if (method.us_bank_account !== undefined) {
    return `${method.us_bank_account.bank_name ?? 'Bank account'} ending in ${method.us_bank_account.last4 ?? '····'}`;
  }
  return words(method.type);
}

const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
};

export const brandName = (brand: string): string => brands[brand] ?? words(brand);

const good = new Set(['active', 'trialing', 'paid', 'succeeded', 'won', 'complete', 'delivered']);
const bad = new Set([
  'past_due',
  'unpaid',
  'failed',
  'lost',
  'needs_response',
  'requires_payment_method',
  'uncollectible',
]);

/** A state of the wire as a mark with its word; colour never says anything alone. */
export function stateMark(state: string): Html {
  return html`<span class="state${good.has(state) && ' good'}${bad.has(state) && ' bad'}">${words(state)}</span>`;
}
