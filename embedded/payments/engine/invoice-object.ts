import type Stripe from 'stripe';
import { wireDecimal } from '../decimal.ts';
import { idOf } from './id-of.ts';
import type { Period } from './periods.ts';

/** A line before it stands on an invoice: it can wait for the next one. */
export interface LineDraft {
  subscription: string;
  item: string;
  price: Stripe.Price;
  quantity: number;
  /** In the currency's smallest unit; what is given back is negative. */
  amount: number;
  description: string;
  period: Period;
  /** A part of a period that was changed within, not a whole period. */
  proration: boolean;
  metadata: Record<string, string>;
}

function newLine(id: string, invoice: string, line: LineDraft): Stripe.InvoiceLineItem {
  return {
    id,
    object: 'line_item',
    amount: line.amount,
    currency: line.price.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: line.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: line.proration ? { credited_items: null } : null,
        subscription: line.subscription,
        subscription_item: line.item,
      },
      type: 'subscription_item_details',
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price.id, product: idOf(line.price.product) ?? '' },
      type: 'price_details',
      unit_amount_decimal: line.price.unit_amount_decimal,
    },
    quantity: line.quantity,
    quantity_decimal: wireDecimal(line.quantity),
    subscription: line.subscription,
    subtotal: line.amount,
    taxes: [],
  };
}

export interface InvoiceParts {
  id: string;
  newLineId: () => string;
  customer: Stripe.Customer;
  subscription: Pick<Stripe.Subscription, 'id' | 'metadata'>;
  lines: LineDraft[];
  currency: string;
  reason: Stripe.Invoice.BillingReason;
  created: number;
  clock: string | null;
  period: Period;
}

/** Less than this, in the currency's smallest unit, is not charged: it waits on the customer's balance. */
const leastCharge = 50;

/** How much of a total is owed, and what the customer's balance becomes: credit there is used up first. */
export function settleBalance(total: number, balance: number): { due: number; balance: number } {
  const open = total + balance;
  return open < leastCharge ? { due: 0, balance: open } : { due: open, balance: 0 };
}

/** A draft, with what its lines add up to. */
export function newInvoice(parts: InvoiceParts): Stripe.Invoice {
  const { customer, subscription } = parts;
  const total = parts.lines.reduce((sum, line) => sum + line.amount, 0);
  const { due } = settleBalance(total, customer.balance);
  return {
    id: parts.id,
    object: 'invoice',
    account_country: 'US',
    account_name: null,
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: parts.reason,
    collection_method: 'charge_automatically',
    created: parts.created,
    currency: parts.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    ...addressee(customer),
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: parts.lines.map((line) => newLine(parts.newLineId(), parts.id, line)),
      has_more: false,
      url: `/v1/invoices/${parts.id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: parts.period.end,
    period_start: parts.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: parts.clock,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: parts.created,
  };
}

/** Whom the invoice is written to; until it is finalized this follows the customer. */
export function addressee(customer: Stripe.Customer) {
  const { shipping } = customer;
  return {
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: shipping === null ? null : { ...shipping, carrier: shipping.carrier ?? null },
    customer_tax_exempt: customer.tax_exempt ?? 'none',
  } satisfies Partial<Stripe.Invoice>;
}
