import type Stripe from 'stripe';
import type { Delivery } from '../webhooks/queue.ts';
import type { PageCall, PageRoute } from './call.ts';
import { stateMark } from './describe.ts';
import { button } from './fields.ts';
import { dateAndTime } from './format.ts';
import { html, type Html } from './html.ts';
import { controlPage, leadTo, said, type PageAnswer } from './page.ts';

const SHOWN = 50;

async function showDeliveries({ run, webhooks, request }: PageCall): Promise<PageAnswer> {
  const endpoints = await run((state) => state.list('webhook_endpoint'));
  const deliveries = await webhooks.listDeliveries(SHOWN);
  const body = html`${said(request.query.get('done') === 'resent' ? 'The event is on its way once more.' : undefined)}
    <h1>Webhooks</h1>
    <section aria-labelledby="endpoints">
      <h2 id="endpoints">Endpoints</h2>
      ${
        endpoints.length === 0
          ? html`<p class="soft">None. Events go nowhere until one is created over the wire.</p>`
          : html`<ul class="rows">
              ${endpoints.map(endpointRow)}
            </ul>`
      }
    </section>
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">Deliveries</h2>
      ${
        deliveries.length === 0
          ? html`<p class="soft">Nothing has been sent yet.</p>`
          : html`<ul class="rows">
              ${deliveries.map((delivery) => deliveryRow(delivery, endpoints))}
            </ul>`
      }
    </section>`;
  return controlPage({ room: '/webhooks', title: 'Webhooks', body });
}

function endpointRow(endpoint: Stripe.WebhookEndpoint): Html {
  const all = endpoint.enabled_events.includes('*');
  return html`<li>
    <div class="pair">
      <h3>${endpoint.url}</h3>
      ${stateMark(endpoint.status)}
    </div>
    <p class="soft">
      ${all ? 'Every event' : `${endpoint.enabled_events.length} kinds of event`} <span class="id">${endpoint.id}</span>
    </p>
  </li>`;
}

function deliveryRow(delivery: Delivery, endpoints: readonly Stripe.WebhookEndpoint[]): Html {
  const to = endpoints.find(({ id }) => id === delivery.endpointId)?.url ?? delivery.endpointId;
  const at = Math.floor((delivery.lastAt ?? delivery.nextAt).getTime() / 1000);
  const tries = delivery.attempts === 1 ? '1 attempt' : `${delivery.attempts} attempts`;
  return html`<li class="pair">
    <div class="grow">
      <div class="line">
        <h3>${delivery.eventType}</h3>
        ${stateMark(delivery.state)}
      </div>
      <p class="hint">
        To ${to} ·
        ${tries}${delivery.lastStatus !== null && ` · answered ${delivery.lastStatus}`}${
          delivery.lastError !== null && ` · ${delivery.lastError}`
        }
        · ${delivery.attempts === 0 && delivery.state === 'waiting' && 'due '}${dateAndTime(at)}
      </p>
      <p class="id">${delivery.eventId}</p>
    </div>
    ${button({
      action: '/webhooks/resend',
      text: 'Resend',
      of: `${delivery.eventType} ${delivery.eventId}`,
      carry: { event: delivery.eventId },
      quiet: true,
      small: true,
    })}
  </li>`;
}

async function resend({ webhooks, request }: PageCall): Promise<PageAnswer> {
  await webhooks.resendEvent(request.form.get('event') ?? '');
  return leadTo('/webhooks?done=resent');
}

/** What was sent to the product, and sending it again. */
export const webhookPages: readonly PageRoute[] = [
  { method: 'GET', path: '/webhooks', handle: showDeliveries },
  { method: 'POST', path: '/webhooks/resend', handle: resend },
];
