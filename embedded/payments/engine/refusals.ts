import type Stripe from 'stripe';
import { WireError, type State } from '../state.ts';
import { isRecurring, type RecurringPrice } from './subscription-object.ts';

/** A payment that did not go through, as an error of the wire. What the attempt wrote stays. */
export function refusedPayment(intent: Stripe.PaymentIntent): WireError {
  const error = intent.last_payment_error;
  if (intent.status === 'requires_action' || error === null) {
    const asks = intent.status === 'requires_action';
    return new WireError(
      402,
      {
        type: 'card_error',
        code: asks ? 'subscription_payment_intent_requires_action' : 'payment_intent_payment_attempt_failed',
        message: asks
          ? 'The bank of this card asks the cardholder to confirm the payment.'
          : 'There is no payment method to charge.',
        payment_intent: intent,
      },
      { keep: true },
    );
  }
  return new WireError(
    402,
    {
      type: 'card_error',
      ...(error.code === undefined ? {} : { code: error.code }),
      ...(error.decline_code === undefined ? {} : { decline_code: error.decline_code }),
      message: error.message ?? 'The payment was declined.',
      payment_intent: intent,
    },
    { keep: true },
  );
}

/** A price that can be subscribed to. Throws a 400 naming `param` when there is none, or it is not for sale so. */
export async function requirePrice(state: State, id: string, param: string): Promise<RecurringPrice> {
  const price = await state.get('price', id);
  const refuse = (message: string, code?: string) =>
    new WireError(400, { type: 'invalid_request_error', param, message, ...(code === undefined ? {} : { code }) });
  if (price === undefined) throw refuse(`No such price: '${id.slice(0, 100)}'`, 'resource_missing');
  if (!isRecurring(price)) throw refuse('The price is paid once; a subscription needs one that recurs.');
  if (!price.active) throw refuse('The price is not active.');
  return price;
}
