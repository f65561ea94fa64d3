import type Stripe from 'stripe';
import type { PageCall, PageRoute } from './call.ts';
import { field } from './fields.ts';
import { dateAndTime } from './format.ts';
import { html, type Html } from './html.ts';
import { controlPage, type PageAnswer } from './page.ts';

const SHOWN = 100;

/** Every customer, newest first; those whose e-mail has some text in it, when one is searched for. */
async function showCustomers({ run, request }: PageCall): Promise<PageAnswer> {
  const sought = (request.query.get('email') ?? '').trim();
  const all = await run((state) => state.list('customer'));
  const found = all.filter(({ email }) => (email ?? '').toLowerCase().includes(sought.toLowerCase()));
  const body = html`<h1>Customers</h1>
    <form method="get" action="/" class="inline gap">
      ${field({ name: 'email', label: 'Email', type: 'search', value: sought })}<button
        type="submit"
        class="quiet small"
      >
        Search</button
      >${sought !== '' && html`<a href="/">Show all</a>`}
    </form>
    <section aria-label="Customers">
      ${
        found.length === 0
          ? html`<p class="empty">
              ${sought === '' ? 'No customers yet. They appear when a program creates one, or when someone pays.' : `No customer has ${sought} in its address.`}
            </p>`
          : html`<ul class="rows">
                ${found.slice(0, SHOWN).map(customerRow)}
              </ul>
              ${
                found.length > SHOWN &&
                html`<p class="lead">The newest ${SHOWN} of ${found.length}. Search to see others.</p>`
              }`
      }
    </section>`;
  return controlPage({ room: '/', title: 'Customers', body });
}

function customerRow(customer: Stripe.Customer): Html {
  return html`<li class="pair">
    <span
      ><a href="/customers/${customer.id}">${customer.email ?? customer.name ?? customer.id}</a>${
        customer.email !== null && html`<br /><span class="hint">${customer.name}</span>`
      }</span
    ><span class="hint">${dateAndTime(customer.created)}</span>
  </li>`;
}

/** The first of the control pages. */
export const customerListPages: readonly PageRoute[] = [{ method: 'GET', path: '/', handle: showCustomers }];
