import type Stripe from 'stripe';
import { z } from 'zod';
import { conclude, payInvoice } from '../engine/collect-invoice.ts';
import { idOf } from '../engine/id-of.ts';
import { finalizeInvoice, invoicePaymentOf, voidInvoice } from '../engine/invoices.ts';
import { declinedPayment } from '../engine/refusals.ts';
import type { State } from '../state.ts';
import { invalid, ofPath } from '../wire/errors.ts';
import { createdParam, listParams, page } from '../wire/lists.ts';
import { bool, text } from '../wire/params.ts';
import { route, type FieldsOnDemand, type Route } from '../wire/route.ts';
import { previewInvoice, PreviewInvoice } from './preview-invoice.ts';

const PayInvoice = z.strictObject({
  off_session: bool().optional(),
  paid_out_of_band: bool().optional(),
  payment_method: text().optional(),
});

async function pay(state: State, id: string, by: z.output<typeof PayInvoice>): Promise<Stripe.Invoice> {
  if (by.paid_out_of_band === true) return payElsewhere(state, await ofPath(state, 'invoice', id));
  const { invoice, intent } = await payInvoice(state, id, {
    offSession: by.off_session ?? true,
    ...(by.payment_method === undefined ? {} : { paymentMethod: by.payment_method }),
  });
  if (intent === null || invoice.status === 'paid' || intent.status === 'processing') return invoice;
  throw declinedPayment(intent);
}

/** The money came by another way: in cash, or by a transfer. */
async function payElsewhere(state: State, invoice: Stripe.Invoice): Promise<Stripe.Invoice> {
  if (invoice.status !== 'open') throw invalid('Only an open invoice can be paid.');
  const marked = { ...invoice, amount_paid_off_stripe: invoice.amount_remaining };
  return (await conclude(state, marked, null, { automatic: false })).invoice;
}

const statuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

export const invoiceRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/invoices/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'invoice', id('id')),
  }),
  route({
    method: 'POST',
    path: '/v1/invoices/create_preview',
    params: PreviewInvoice,
    handle: ({ state, params }) => previewInvoice(state, params),
  }),
  route({
    method: 'POST',
    path: '/v1/invoices/{id}/pay',
    params: PayInvoice,
    handle: ({ state, id, params }) => pay(state, id('id'), params),
  }),
  route({
    method: 'POST',
    path: '/v1/invoices/{id}/finalize',
    params: z.strictObject({}),
    async handle({ state, id }) {
      const draft = await ofPath(state, 'invoice', id('id'));
      if (draft.status !== 'draft') throw invalid('This invoice is finalized already.');
      const open = await finalizeInvoice(state, draft);
      return open.amount_due === 0 ? (await conclude(state, open, null, { automatic: true })).invoice : open;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/invoices/{id}/void',
    params: z.strictObject({}),
    async handle({ state, id }) {
      const open = await ofPath(state, 'invoice', id('id'));
      if (open.status !== 'open') throw invalid('Only an open invoice can be voided.');
      const voided = await voidInvoice(state, open);
      if (voided.status !== 'void') throw invalid('A payment of this invoice is being processed.');
      return voided;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/invoices/{id}/lines',
    params: z.strictObject(listParams),
    async handle({ state, id, params }) {
      const invoice = await ofPath(state, 'invoice', id('id'));
      return page(`/v1/invoices/${invoice.id}/lines`, invoice.lines.data, params);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/invoices',
    params: z.strictObject({
      ...listParams,
      ...createdParam,
      collection_method: z.enum(['charge_automatically', 'send_invoice']).optional(),
      customer: text().optional(),
      status: z.enum(statuses).optional(),
      subscription: text().optional(),
    }),
    async handle({ state, params }) {
      const { customer, status, subscription } = params;
      const found = await state.list('invoice', {
        ...(customer === undefined ? {} : { customer }),
        ...(status === undefined ? {} : { status }),
        ...(subscription === undefined ? {} : { subscription }),
      });
      const asked = found.filter(
        (one) => params.collection_method === undefined || one.collection_method === params.collection_method,
      );
      return page('/v1/invoices', asked, params);
    },
  }),
];

/** Fields that an invoice has when `expand` asks for them. */
export const invoiceFields: FieldsOnDemand = {
  async payments(state, invoice) {
    return page('/v1/invoice_payments', await state.list('invoice_payment', { invoice: invoice.id }), {});
  },
  async confirmation_secret(state, invoice) {
    const payment = await invoicePaymentOf(state, invoice.id);
    const intent = await state.get('payment_intent', idOf(payment?.payment.payment_intent) ?? '');
    const secret = intent?.client_secret ?? null;
    return secret === null ? null : { client_secret: secret, type: 'payment_intent' };
  },
};
