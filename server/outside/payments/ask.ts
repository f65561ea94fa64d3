import Stripe from 'stripe';
import { Refusal } from '../../../contract/errors.ts';
import { withoutSecrets } from '../../db/describe-error.ts';
import type { Log } from '../../http/log.ts';

/**
 * Makes a call of the SDK. What goes wrong there is logged and becomes the refusal `payments_unavailable`.
 *
 * @throws Unknown where the call names something that the account does not know
 */
export type Ask = <T>(call: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** Like {@link Ask}, for reading a thing by its id: null where the account does not know it. */
export type AskFor = <T>(call: (stripe: Stripe) => Promise<T>) => Promise<T | null>;

export interface Asking {
  ask: Ask;
  askFor: AskFor;
}

/** The account does not know something that a call named: it was removed there, or is another account's. */
export class Unknown extends Error {
  override name = 'Unknown';
  /** Which parameter named it, for example `customer`. */
  readonly param: string;

  constructor(param: string) {
    super(`The payment account does not know the ${param}`);
    this.param = param;
  }
}

export function asking(stripe: Stripe, log: Log | undefined): Asking {
  const ask: Ask = async (call) => {
    try {
      return await call(stripe);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      if (error.code === 'resource_missing') throw new Unknown(error.param ?? 'id');
      log?.error(described(error), 'the payment service failed, or refused a call');
      throw new Refusal('payments_unavailable');
    }
  };
  return {
    ask,
    askFor: (call) =>
      ask(call).catch((error: unknown) => {
        if (error instanceof Unknown) return null;
        throw error;
      }),
  };
}

/** What may be logged of a failure: the text about a refused key quotes the key. */
function described(error: InstanceType<typeof Stripe.errors.StripeError>): Record<string, unknown> {
  const { type, code, param, statusCode, requestId, message } = error;
  return { type, code, param, statusCode, requestId, reason: withoutSecrets(message) };
}
