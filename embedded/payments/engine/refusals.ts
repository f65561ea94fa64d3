import type Stripe from 'stripe';
import { WireError, type State } from '../state.ts';
import { invalid, ofParam } from '../wire/errors.ts';
import { cancelIntent } from './intents.ts';
import { isRecurring, type RecurringPrice } from './subscription-object.ts';

/** A declined payment as an error of the wire. What the attempt wrote stays. */
export function declinedPayment(intent: Stripe.PaymentIntent): WireError {
  const error = intent.last_payment_error;
  const asks = intent.status === 'requires_action';
  const body = asks
    ? {
        code: 'invoice_payment_intent_requires_action',
        message: 'The bank of this card asks the cardholder to confirm the payment.',
      }
    : {
        code: error === null ? 'payment_intent_payment_attempt_failed' : error.code,
        decline_code: error?.decline_code,
        charge: error?.charge,
        payment_method: error?.payment_method,
        message: error?.message ?? 'There is no payment method to charge.',
      };
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  return new WireError(
    402,
    { type: 'card_error', ...Object.fromEntries(given), message: body.message, payment_intent: intent },
    { keep: true },
  );
}

/** The same for a payment that nothing waits for any more: its intent is given up. */
export async function refusedPayment(state: State, intent: Stripe.PaymentIntent): Promise<WireError> {
  await cancelIntent(state, intent, 'abandoned');
  return declinedPayment(intent);
}

/** A price that can be subscribed to. Throws a 400 naming `param` when there is none, or it is not for sale so. */
export async function requirePrice(state: State, id: string, param: string): Promise<RecurringPrice> {
  const price = await ofParam(state, 'price', id, param);
  if (!isRecurring(price)) throw invalid('The price is paid once; a subscription needs one that recurs.', param);
  if (!price.active) throw invalid('The price is not active.', param);
  return price;
}
