import type Stripe from 'stripe';
import { z } from 'zod';
import { randomText } from '../ids.ts';
import type { State } from '../state.ts';
import { API_VERSION } from '../version.ts';
import { invalid, ofPath } from '../wire/errors.ts';
import { listParams, page } from '../wire/lists.ts';
import { bool, emptyable, list, mergeMetadata, metadata, text } from '../wire/params.ts';
import { route, type Route } from '../wire/route.ts';

const MOST_ENDPOINTS = 16;
const EventNames = list(z.string().regex(/^(?:\*|[a-z0-9_]+(?:\.[a-z0-9_]+)+)$/, 'not the name of an event'), {
  min: 1,
});
const Address = z.url({ protocol: /^https?$/, error: 'Not a valid URL' }).max(2000);

async function createEndpoint(
  state: State,
  given: {
    url: string;
    events: string[];
    description?: string | null;
    metadata?: Record<string, string>;
    secret?: string;
  },
): Promise<{ endpoint: Stripe.WebhookEndpoint; secret: string }> {
  const endpoint: Stripe.WebhookEndpoint = {
    id: state.newId('we'),
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: await state.now(null),
    description: given.description ?? null,
    enabled_events: given.events,
    livemode: false,
    metadata: given.metadata ?? {},
    status: 'enabled',
    url: given.url,
  };
  const secret = given.secret ?? `whsec_${randomText(32)}`;
  await state.put('webhook_endpoint', endpoint);
  await state.writeNote(endpoint.id, 'secret', secret);
  return { endpoint, secret };
}

/** Sees to it that every event goes to `url`, signed with `secret`: one endpoint for an address. */
export async function upsertEndpoint(state: State, { url, secret }: { url: string; secret: string }): Promise<void> {
  const existing = (await state.list('webhook_endpoint')).find((endpoint) => endpoint.url === url);
  if (existing === undefined) {
    await createEndpoint(state, { url, events: ['*'], secret });
    return;
  }
  await state.put('webhook_endpoint', { ...existing, enabled_events: ['*'], status: 'enabled' });
  await state.writeNote(existing.id, 'secret', secret);
}

export const webhookEndpointRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/webhook_endpoints',
    params: z.strictObject({
      url: Address,
      enabled_events: EventNames,
      api_version: z.literal(API_VERSION, `must be ${API_VERSION}`).optional(),
      description: emptyable(text()).optional(),
      metadata: metadata().optional(),
    }),
    async handle({ state, params }) {
      if ((await state.list('webhook_endpoint')).length >= MOST_ENDPOINTS) {
        throw invalid(`You have reached the maximum of ${MOST_ENDPOINTS} test webhook endpoints.`);
      }
      const { endpoint, secret } = await createEndpoint(state, {
        url: params.url,
        events: params.enabled_events,
        description: params.description ?? null,
        metadata: mergeMetadata(null, params.metadata),
      });
      // Told this once, and never again.
      return { ...endpoint, secret };
    },
  }),
  route({
    method: 'GET',
    path: '/v1/webhook_endpoints/{id}',
    params: z.strictObject({}),
    handle: ({ state, id }) => ofPath(state, 'webhook_endpoint', id('id')),
  }),
  route({
    method: 'POST',
    path: '/v1/webhook_endpoints/{id}',
    params: z.strictObject({
      url: Address.optional(),
      enabled_events: EventNames.optional(),
      disabled: bool().optional(),
      description: emptyable(text()).optional(),
      metadata: metadata().optional(),
    }),
    async handle({ state, id, params }) {
      const before = await ofPath(state, 'webhook_endpoint', id('id'));
      const endpoint: Stripe.WebhookEndpoint = {
        ...before,
        url: params.url ?? before.url,
        enabled_events: params.enabled_events ?? before.enabled_events,
        description: params.description === undefined ? before.description : params.description,
        metadata: mergeMetadata(before.metadata, params.metadata),
        status: params.disabled === undefined ? before.status : params.disabled ? 'disabled' : 'enabled',
      };
      await state.put('webhook_endpoint', endpoint);
      return endpoint;
    },
  }),
  route({
    method: 'DELETE',
    path: '/v1/webhook_endpoints/{id}',
    params: z.strictObject({}),
    async handle({ state, id }): Promise<Stripe.DeletedWebhookEndpoint> {
      const endpoint = await ofPath(state, 'webhook_endpoint', id('id'));
      await state.remove('webhook_endpoint', endpoint.id);
      return { id: endpoint.id, object: 'webhook_endpoint', deleted: true };
    },
  }),
  route({
    method: 'GET',
    path: '/v1/webhook_endpoints',
    params: z.strictObject(listParams),
    handle: async ({ state, params }) => page('/v1/webhook_endpoints', await state.list('webhook_endpoint'), params),
  }),
];
