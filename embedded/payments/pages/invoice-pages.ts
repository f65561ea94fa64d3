import type Stripe from 'stripe';
import { attachMethod } from '../engine/methods.ts';
import { createCard } from '../engine/cards.ts';
import { payInvoice } from '../engine/collect-invoice.ts';
import { idOf } from '../engine/id-of.ts';
import { pagePaths } from '../page-paths.ts';
import type { PageCall, PageRoute } from './call.ts';
import { stateMark } from './describe.ts';
import type { Problems, Values } from './fields.ts';
import { date, money } from './format.ts';
import { html, type Html } from './html.ts';
import { lineDetails } from './line-details.ts';
import { leadTo, page, plainPage, refused, said, type PageAnswer } from './page.ts';
import { paymentFields } from './payment-fields.ts';
import { cardProblem, readCard, valuesToKeep } from './read-card.ts';

const PATH = pagePaths.invoice('{invoice}');

const missing = (): PageAnswer =>
  plainPage({ title: 'No such invoice', lead: 'The address may be mistyped, or its customer is gone.', status: 404 });

async function withInvoice(
  call: PageCall,
  show: (invoice: Stripe.Invoice, details: ReadonlyMap<string, string>) => PageAnswer,
): Promise<PageAnswer> {
  return call.run(async (state) => {
    const invoice = await state.get('invoice', call.id('invoice'));
    return invoice === undefined ? missing() : show(invoice, await lineDetails(state, invoice));
  });
}

const DONE: Record<string, string> = {
  paid: 'The invoice is paid. Thank you.',
  processing: 'The payment has begun. Your bank will tell whether it went through.',
};

/** An invoice as a page to keep or to print. */
const showInvoice = (call: PageCall): Promise<PageAnswer> =>
  withInvoice(call, (invoice, details) => {
    const title = `Invoice ${invoice.number ?? ''}`.trim();
    const amount = (cents: number): string => money(cents, invoice.currency);
    return page({
      title,
      body: html`<main>
        ${said(DONE[call.request.query.get('done') ?? ''])}
        <div class="pair">
          <h1>${title}</h1>
          ${stateMark(invoice.status ?? 'draft')}
        </div>
        <p class="figure gap">${amount(invoice.total)}</p>
        <dl class="facts gap">
          ${
            call.seller !== null &&
            html`<div>
              <dt>From</dt>
              <dd>${call.seller}</dd>
            </div>`
          }
          <div>
            <dt>To</dt>
            <dd>${invoice.customer_name}${invoice.customer_name !== null && html`<br />`}${invoice.customer_email}</dd>
          </div>
          <div>
            <dt>Issued</dt>
            <dd>${date(invoice.effective_at ?? invoice.created)}</dd>
          </div>
          ${paidFact(invoice)}
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
              ${invoice.lines.data.map((line) => lineRow(line, details.get(line.id), amount))}
            </tbody>
            <tfoot>
              ${sumRow('Total', amount(invoice.total), 'total')}${sumRow('Paid', amount(invoice.amount_paid))}${sumRow('Still to pay', amount(invoice.amount_remaining))}
            </tfoot>
          </table>
        </section>
        ${
          invoice.status === 'open' &&
          html`<p class="gap noprint">
            <a class="button" href="${pagePaths.invoice(invoice.id)}/pay">Pay ${amount(invoice.amount_remaining)}</a>
          </p>`
        }
      </main>`,
    });
  });

function paidFact({ status_transitions: when }: Stripe.Invoice): Html | false {
  return (
    when.paid_at !== null &&
    html`<div>
      <dt>Paid</dt>
      <dd>${date(when.paid_at)}</dd>
    </div>`
  );
}

function lineRow(line: Stripe.InvoiceLineItem, detail: string | undefined, amount: (cents: number) => string): Html {
  const { start, end } = line.period;
  return html`<tr>
    <td>
      ${line.description}${detail !== undefined && html`<br />${detail}`}${start !== end && html`<br /><span class="hint">${date(start)} to ${date(end)}</span>`}
    </td>
    <td class="sum">${amount(line.amount)}</td>
  </tr>`;
}

const sumRow = (name: string, amount: string, look = ''): Html =>
  html`<tr>
    <th scope="row" class="${look}">${name}</th>
    <td class="sum ${look}">${amount}</td>
  </tr>`;

const askToPay = (call: PageCall): Promise<PageAnswer> =>
  withInvoice(call, (invoice) =>
    invoice.status === 'open' ? payPage(invoice, {}, {}) : leadTo(pagePaths.invoice(invoice.id)),
  );

function payPage(invoice: Stripe.Invoice, values: Values, problems: Problems, wrong?: string): PageAnswer {
  const due = money(invoice.amount_remaining, invoice.currency);
  const here = pagePaths.invoice(invoice.id);
  const failed = wrong !== undefined || Object.keys(problems).length > 0;
  return page({
    title: 'Pay the invoice',
    status: failed ? 402 : 200,
    leaves: true,
    body: html`<main class="narrow">
      ${refused(wrong)}<a class="back" href="${here}">Back to the invoice</a>
      <h1>Pay ${due}</h1>
      <p class="lead">Invoice ${invoice.number}</p>
      <form method="post" action="${here}/pay" class="pay stack card gap">
        ${paymentFields(values, problems)}<button type="submit" class="full">Pay ${due}</button>
      </form>
    </main>`,
  });
}

async function pay(call: PageCall): Promise<PageAnswer> {
  const { form } = call.request;
  const read = readCard(form);
  const values = valuesToKeep(form);
  const again = (told: { problems: Problems; wrong?: string }): Promise<PageAnswer> =>
    withInvoice(call, (invoice) => payPage(invoice, values, told.problems, told.wrong));
  if ('problems' in read) return again(read);
  try {
    return await call.run(async (state) => {
      const invoice = await state.get('invoice', call.id('invoice'));
      if (invoice === undefined) return missing();
      const here = pagePaths.invoice(invoice.id);
      const customer = idOf(invoice.customer);
      if (invoice.status !== 'open' || customer === null) return leadTo(here);
      const made = await createCard(state, { ...read.card, email: invoice.customer_email }, customer);
      const method = await attachMethod(state, made, customer);
      const { intent } = await payInvoice(state, invoice.id, { paymentMethod: method.id, keepMethod: true });
      if (intent?.status === 'requires_action') return leadTo(pagePaths.authenticate(intent.id));
      if (intent?.status === 'processing') return leadTo(`${here}?done=processing`);
      if (intent?.status === 'requires_payment_method')
        return payPage(invoice, values, {}, intent.last_payment_error?.message ?? 'The payment was declined.');
      return leadTo(`${here}?done=paid`);
    });
  } catch (failure) {
    return again(cardProblem(failure));
  }
}

/** The page of an invoice, and paying it. */
export const invoicePages: readonly PageRoute[] = [
  { method: 'GET', path: PATH, handle: showInvoice },
  { method: 'GET', path: `${PATH}/pay`, handle: askToPay },
  { method: 'POST', path: `${PATH}/pay`, handle: pay },
];
