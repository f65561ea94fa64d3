import type Stripe from 'stripe';
import type { AskFor } from './ask.ts';
import { idOf } from './events.ts';
import { dateOf, secondsOf } from './moments.ts';
import { payerOfCustomer, type Payer } from './payer.ts';

/** A period of a subscription that an invoice charges in full: never a part of one. */
export interface InvoicedPeriod {
  itemId: string;
  priceId: string;
  quantity: number;
  /** Cents. */
  amount: number;
  start: Date;
  end: Date;
}

/** An invoice that is paid. */
export interface PaidInvoice {
  id: string;
  customerId: string | null;
  /** Told where the invoices of all customers are listed. */
  payer: Payer | null;
  /** Null for an invoice that somebody wrote by hand. */
  subscriptionId: string | null;
  /** Cents. */
  amountPaid: number;
  currency: string;
  /** Where the person sees it. */
  url: string | null;
  number: string | null;
  paidAt: Date;
  /** Null where nothing was to be paid. */
  paymentIntentId: string | null;
  periods: InvoicedPeriod[];
}

export interface InvoiceReadingCalls {
  /** Invoices made since a moment and paid by now, of one customer or of all, oldest first. */
  listPaidInvoices(wanted: { customerId: string | null; since: Date }): Promise<PaidInvoice[]>;
}

export function invoiceReadingCalls({ askFor }: { askFor: AskFor }): InvoiceReadingCalls {
  return {
    async listPaidInvoices({ customerId, since }) {
      const listed = await askFor(async (stripe) => {
        const found: PaidInvoice[] = [];
        const invoices = stripe.invoices.list({
          status: 'paid',
          created: { gte: secondsOf(since) },
          limit: 100,
          ...(customerId === null
            ? { expand: ['data.payments', 'data.customer'] }
            : { expand: ['data.payments'], customer: customerId }),
        });
        for await (const invoice of invoices) found.push(await read(stripe, invoice));
        return found.reverse();
      });
      return listed ?? [];
    },
  };
}

async function read(stripe: Stripe, invoice: Stripe.Invoice): Promise<PaidInvoice> {
  const lines = invoice.lines.has_more ? await allLines(stripe, invoice.id) : invoice.lines.data;
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
  return {
    id: invoice.id,
    customerId: idOf(invoice.customer),
    payer: payerOfCustomer(invoice.customer),
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    amountPaid: invoice.amount_paid,
    currency: invoice.currency,
    url: invoice.hosted_invoice_url ?? null,
    number: invoice.number,
    paidAt: dateOf(invoice.status_transitions.paid_at ?? invoice.created),
    paymentIntentId: idOf(paid?.payment.payment_intent),
    periods: lines.flatMap(periodOf),
  };
}

async function allLines(stripe: Stripe, invoice: string): Promise<Stripe.InvoiceLineItem[]> {
  const lines: Stripe.InvoiceLineItem[] = [];
  for await (const line of stripe.invoices.listLineItems(invoice, { limit: 100 })) lines.push(line);
  return lines;
}

/** The period that a line is for; nothing for a proration, or for what somebody added by hand. */
function periodOf(line: Stripe.InvoiceLineItem): InvoicedPeriod[] {
  const item = line.parent?.subscription_item_details;
  const sold = line.pricing?.price_details;
  if (item === null || item === undefined || sold === undefined || item.proration) return [];
  return [
    {
      itemId: item.subscription_item,
      priceId: idOf(sold.price) ?? '',
      quantity: line.quantity ?? 1,
      amount: line.amount,
      start: dateOf(line.period.start),
      end: dateOf(line.period.end),
    },
  ];
}
