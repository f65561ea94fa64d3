import type Stripe from 'stripe';
import { idOf } from '../engine/id-of.ts';
import { invoiceOf } from '../engine/settled.ts';
import { pagePaths } from '../page-paths.ts';
import type { State } from '../state.ts';
import type { PageCall, PageRoute } from './call.ts';
import { brandName, stateMark } from './describe.ts';
import { date, money } from './format.ts';
import { html, type Html } from './html.ts';
import { lineDetails } from './line-details.ts';
import { page, plainPage, type PageAnswer } from './page.ts';

/** A receipt: one line for what was paid, one for each refund. */
async function showReceipt(call: PageCall): Promise<PageAnswer> {
  const found = await call.run(async (state) => {
    const charge = await state.get('charge', call.id('charge'));
    if (charge === undefined) return null;
    const intent = idOf(charge.payment_intent);
    const invoiceId = intent === null ? null : await invoiceOf(state, intent);
    const invoice = invoiceId === null ? undefined : await state.get('invoice', invoiceId);
    return {
      charge,
      refunds: await state.list('refund', { charge: charge.id }),
      invoice,
      lines: await linesOf(state, charge, invoice),
    };
  });
  if (found === null)
    return plainPage({
      title: 'No such receipt',
      lead: 'The address may be mistyped, or its payment is gone.',
      status: 404,
    });
  const refunds = found.refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  return receipt({ ...found, refunds, seller: call.seller });
}

interface Receipt {
  charge: Stripe.Charge;
  refunds: readonly Stripe.Refund[];
  invoice: Stripe.Invoice | undefined;
  lines: readonly PaidLine[];
  seller: string | null;
}

/** One line of what was paid for. */
interface PaidLine {
  text: string;
  /** What the product itself says, the credits that it brings for example. */
  detail: string | null;
  cents: number;
}

function receipt({ charge, refunds, invoice, lines, seller }: Receipt): PageAnswer {
  const amount = (cents: number): string => money(cents, charge.currency);
  const who = charge.billing_details;
  const email = charge.receipt_email ?? who.email;
  return page({
    title: 'Receipt',
    body: html`<main class="narrow">
      <div class="pair">
        <h1>Receipt</h1>
        ${stateMark(charge.refunded ? 'refunded' : charge.status)}
      </div>
      <p class="figure gap">${amount(charge.amount)}</p>
      <dl class="facts gap">
        ${
          seller !== null &&
          html`<div>
            <dt>Sold by</dt>
            <dd>${seller}</dd>
          </div>`
        }
        <div>
          <dt>Paid</dt>
          <dd>${date(charge.created)}</dd>
        </div>
        <div>
          <dt>With</dt>
          <dd>${paidWith(charge)}</dd>
        </div>
        ${
          (who.name ?? email) !== null &&
          html`<div>
            <dt>By</dt>
            <dd>${who.name}${who.name !== null && email !== null && html`<br />`}${email}</dd>
          </div>`
        }
      </dl>
      <section>
        <table>
          <thead>
            <tr>
              <th scope="col">What for</th>
              <th scope="col" class="sum">Amount</th>
            </tr>
          </thead>
          <tbody>
            ${lines.map(({ text, detail, cents }) => row(html`${text}${detail !== null && html`<br /><span class="soft">${detail}</span>`}`, amount(cents)))}${refunds.map((refund) => row(html`Refunded on ${date(refund.created)}`, amount(-refund.amount)))}
          </tbody>
          <tfoot>
            <tr class="total">
              <th scope="row" class="total">Paid in all</th>
              <td class="sum total">${amount(charge.amount - charge.amount_refunded)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
      <p class="lead id">${numberOf(charge)}</p>
      ${invoice !== undefined && html`<p class="gap noprint"><a href="${pagePaths.invoice(invoice.id)}">The invoice</a></p>`}
    </main>`,
  });
}

/** What a charge was for: the lines of its invoice when it paid the whole of it. */
async function linesOf(
  state: State,
  charge: Stripe.Charge,
  invoice: Stripe.Invoice | undefined,
): Promise<readonly PaidLine[]> {
  if (invoice === undefined || invoice.total !== charge.amount)
    return [{ text: charge.description ?? 'Payment', detail: null, cents: charge.amount }];
  const details = await lineDetails(state, invoice);
  return invoice.lines.data.map(({ id, description, amount }) => ({
    text: description ?? 'Subscription',
    detail: details.get(id) ?? null,
    cents: amount,
  }));
}

const row = (text: Html | string, amount: string): Html =>
  html`<tr>
    <td>${text}</td>
    <td class="sum">${amount}</td>
  </tr>`;

/** The number in the seller's books: the payment, of which a charge is only one try. */
const numberOf = (charge: Stripe.Charge): string => idOf(charge.payment_intent) ?? charge.id;

function paidWith(charge: Stripe.Charge): string {
  const details = charge.payment_method_details;
  if (details?.card !== undefined)
    return `${brandName(details.card.brand ?? 'card')} ending in ${details.card.last4 ?? '····'}`;
  return `Bank account ending in ${details?.us_bank_account?.last4 ?? '····'}`;
}

/** The page of a receipt, to keep or to print. */
export const receiptPages: readonly PageRoute[] = [
  { method: 'GET', path: pagePaths.receipt('{charge}'), handle: showReceipt },
];
