import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { createTestDatabase } from '../../../server/testing/database.ts';
import { objectCheck } from './check-object.ts';
import { startPayments, type Payments, type PaymentsOptions } from '../start.ts';

/** How the small listener answers an event; 200 when it says nothing. */
type Answer = (event: Stripe.Event) => number | Promise<number>;

export interface Sandbox {
  /** The official SDK, pointed at the sandbox. */
  stripe: Stripe;
  payments: Payments;
  databaseUrl: string;
  /** Every event that reached the endpoint with a signature that the SDK accepts, in the order of arrival. */
  received: Stripe.Event[];
  /** Waits for the first received event of a type; fails after ten seconds. `of`: the id of its object. */
  event<T extends Stripe.Event['type']>(type: T, of?: string): Promise<Extract<Stripe.Event, { type: T }>>;
  /** Decides how events are answered from now on. */
  answerWith(answer: Answer): void;
  /** A second process, so to say, on the same database. */
  another(options?: Partial<PaymentsOptions>): Promise<{ stripe: Stripe; payments: Payments }>;
  close(): Promise<void>;
}

export const SECRET_KEY = 'sk_test_sandbox';
const SIGNED_WITH = 'whsec_sandbox';
const PATIENCE_MS = 10_000;

/** Starts the sandbox on a database of its own, with an endpoint that collects every event. */
export async function startSandbox(options: Partial<PaymentsOptions> = {}): Promise<Sandbox> {
  const database = await createTestDatabase();
  const received: Stripe.Event[] = [];
  let answerWith: Answer = () => 200;
  const take = async (body: string, signature: string): Promise<number> => {
    const event = stripe.webhooks.constructEvent(body, signature, SIGNED_WITH);
    received.push(event);
    return answerWith(event);
  };
  const listener = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = take(Buffer.concat(chunks).toString(), String(request.headers['stripe-signature']));
      status
        .catch(() => 400)
        .then(
          (given) => response.writeHead(given).end(),
          () => response.destroy(),
        );
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/webhook`;
  const check = await objectCheck();
  const opened = new Set<Payments>();
  const open = async (given: Partial<PaymentsOptions>): Promise<Payments> => {
    const payments = await startPayments({
      databaseUrl: database.url,
      host: '127.0.0.1',
      port: 0,
      secretKey: SECRET_KEY,
      webhookRetryScale: 0.02,
      lookMs: 100,
      check,
      ...given,
    });
    const closing: Payments = {
      ...payments,
      async close() {
        opened.delete(closing);
        await payments.close();
      },
    };
    opened.add(closing);
    return closing;
  };
  const payments = await open({ webhook: { url, secret: SIGNED_WITH }, ...options });
  const stripe = connect(payments);
  return {
    stripe,
    payments,
    databaseUrl: database.url,
    received,
    async event<T extends Stripe.Event['type']>(type: T, of?: string) {
      const until = Date.now() + PATIENCE_MS;
      while (Date.now() < until) {
        const found = received.find(
          (event) =>
            event.type === type && (of === undefined || ('id' in event.data.object && event.data.object.id === of)),
        );
        if (found !== undefined) return found as Extract<Stripe.Event, { type: T }>;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      const seen = received.map((event) => event.type).join(', ');
      throw new Error(`no event ${type} of ${of ?? 'anything'}; received: ${seen}`);
    },
    answerWith(answer) {
      answerWith = answer;
    },
    async another(given = {}) {
      const second = await open(given);
      return { stripe: connect(second), payments: second };
    },
    async close() {
      for (const one of opened) await one.close();
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
      await database.drop();
    },
  };
}

/** The official SDK, pointed at a sandbox. */
export function connect(payments: Payments, key = payments.secretKey): Stripe {
  return new Stripe(key, { host: payments.apiHost, port: payments.apiPort, protocol: 'http', telemetry: false });
}
