import Stripe from 'stripe';
import { z } from 'zod';
import { Refusal } from '../../../contract/errors.ts';

/** What an event asks us to read again. What it says itself may be old, or out of order. */
export type EventSubject =
  | { kind: 'checkout'; id: string }
  /** The customer's subscriptions and invoices. */
  | { kind: 'customer'; id: string }
  /** The payment intent of what was given back or disputed. */
  | { kind: 'payment'; id: string };

export interface PaymentEvent {
  id: string;
  type: string;
  /** Null for an event of which nothing follows. */
  subject: EventSubject | null;
}

export interface EventCalls {
  /**
   * Takes the bytes of a webhook for an event if the signature is right and not older than five minutes.
   *
   * @throws Refusal `bad_signature`
   */
  verifyEvent(body: Buffer, signature: string | undefined, secret: string): PaymentEvent;
}

export function eventCalls(): EventCalls {
  return {
    verifyEvent(body, signature = '', secret) {
      const event = verified(body, signature, secret);
      return { id: event.id, type: event.type, subject: subjectOf(event) };
    },
  };
}

function verified(body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    throw new Refusal('bad_signature');
  }
}

/** Of which kind of thing the events tell that we work on. */
const kinds: Partial<Record<Stripe.Event['type'], EventSubject['kind']>> = {
  'checkout.session.completed': 'checkout',
  'checkout.session.expired': 'checkout',
  'checkout.session.async_payment_succeeded': 'checkout',
  'checkout.session.async_payment_failed': 'checkout',
  'customer.subscription.created': 'customer',
  'customer.subscription.updated': 'customer',
  'customer.subscription.deleted': 'customer',
  'customer.subscription.paused': 'customer',
  'customer.subscription.resumed': 'customer',
  'invoice.paid': 'customer',
  'invoice.payment_succeeded': 'customer',
  'invoice.payment_failed': 'customer',
  'invoice.voided': 'customer',
  'invoice.marked_uncollectible': 'customer',
  'charge.refunded': 'payment',
  'charge.refund.updated': 'payment',
  'refund.created': 'payment',
  'refund.updated': 'payment',
  'refund.failed': 'payment',
  'charge.dispute.created': 'payment',
  'charge.dispute.updated': 'payment',
  'charge.dispute.closed': 'payment',
  'charge.dispute.funds_withdrawn': 'payment',
  'charge.dispute.funds_reinstated': 'payment',
};

const Reference = z.union([z.string(), z.object({ id: z.string() })]).nullish();

/** The only fields that are read of what an event holds. They are the same in every version of the wire. */
const Told = z.object({ id: z.string(), customer: Reference, payment_intent: Reference });

function subjectOf(event: Stripe.Event): EventSubject | null {
  const kind = kinds[event.type];
  const told = Told.safeParse(event.data.object).data;
  if (kind === undefined || told === undefined) return null;
  const ids = { checkout: told.id, customer: idOf(told.customer), payment: idOf(told.payment_intent) };
  const id = ids[kind];
  return id === null ? null : { kind, id };
}

/** The id behind a field that is sometimes sent expanded. */
export function idOf(field: string | { id: string } | null | undefined): string | null {
  if (field === null || field === undefined) return null;
  return typeof field === 'string' ? field : field.id;
}
