import { connectPayments } from '../../outside/payments/connect.ts';
import type { TestHouse } from '../../testing/house.ts';
import type { EffectParts } from '../effect-parts.ts';

/** What the app works on payments with, connected once more; without a log. */
export function effectParts(house: TestHouse): EffectParts {
  const { apiHost, apiPort, secretKey } = house.payments.sandbox;
  const nothing = () => undefined;
  return {
    db: house.db,
    payments: connectPayments({ secretKey, apiHost, apiPort, protocol: 'http' }),
    log: { info: nothing, warn: nothing, error: nothing },
  };
}
