import { inTransaction } from '../db/connect.ts';
import type { PaymentEvent } from '../outside/payments/events.ts';
import { finishEvent, noteEvent } from './billing-effects-store.ts';
import type { EffectParts, Finish } from './effect-parts.ts';
import { followCustomer } from './follow-customer.ts';
import { followPayment, fulfilCheckout } from './fulfil.ts';

interface ReceivingParts extends EffectParts {
  /** Signs what the provider sends. */
  webhookSecret: string;
}

/**
 * Takes one event. It is a hint: what it is about is read again at the provider, so that neither its age nor the order in
 * which events come makes a difference. The event is marked done in the transaction of what follows from it; when that
 * fails, so does the call, and the provider sends the event again.
 *
 * @throws Refusal `bad_signature`; `payments_unavailable` when the provider cannot be read
 */
export async function receiveEvent(parts: ReceivingParts, body: Buffer, signature: string | undefined): Promise<void> {
  const event = parts.payments.verifyEvent(body, signature, parts.webhookSecret);
  const { id, type, subject } = event;
  if (!(await noteEvent(parts.db, { id, type, objectId: subject?.id ?? null }))) return;
  await follow(parts, event, (tx) => finishEvent(tx, id));
  if (subject !== null) parts.log.info({ event: id, type }, 'an event of the payment service was worked on');
}

async function follow(parts: EffectParts, { subject }: PaymentEvent, finish: Finish): Promise<void> {
  switch (subject?.kind) {
    case 'checkout':
      await fulfilCheckout(parts, subject.id, finish);
      return;
    case 'customer':
      await followCustomer(parts, subject.id, finish);
      return;
    case 'payment':
      await followPayment(parts, subject.id, finish);
      return;
    case undefined:
      await inTransaction(parts.db, finish);
  }
}
