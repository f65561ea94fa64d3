import type Stripe from 'stripe';
import type { State } from '../state.ts';
import { WireError } from '../state.ts';
import { invalid, ofParam } from '../wire/errors.ts';
import { behaviourOf, createCard } from './cards.ts';
import { idOf } from './id-of.ts';
import { numberOfToken } from './test-cards.ts';

/**
 * A payment method by its id, or a new one by a ready-made name such as `pm_card_visa`. Throws `resource_missing` (400)
 * with `param`.
 */
export async function findMethod(state: State, id: string, param = 'payment_method'): Promise<Stripe.PaymentMethod> {
  const number = id === 'pm_usBankAccount' ? '000123456789' : numberOfToken(id);
  if (number !== undefined) {
    const year = new Date((await state.now(null)) * 1000).getUTCFullYear() + 5;
    const cvc = number.startsWith('3') ? '1234' : '123';
    return createCard(state, { number, expMonth: 12, expYear: year, cvc, name: '' });
  }
  return ofParam(state, 'payment_method', id, param);
}

/**
 * Saves a payment method to a customer, for payments to come. Throws `card_error` (402) when the bank refuses the card
 * already now, and 400 when another customer has it.
 */
export async function attachMethod(
  state: State,
  method: Stripe.PaymentMethod,
  customer: string,
): Promise<Stripe.PaymentMethod> {
  const owner = idOf(method.customer);
  if (owner === customer) return method;
  if (owner !== null) {
    throw invalid('This payment method already belongs to a customer.', undefined, 'payment_method_unexpected_state');
  }
  const behaviour = await behaviourOf(state, method.id);
  if (behaviour?.declinesWhenSaved === true && behaviour.declines !== null) {
    const { code, declineCode, message } = behaviour.declines;
    throw new WireError(402, { type: 'card_error', code, decline_code: declineCode, message });
  }
  const attached: Stripe.PaymentMethod = { ...method, customer };
  await state.put('payment_method', attached);
  await state.emit('payment_method.attached', attached);
  return attached;
}
