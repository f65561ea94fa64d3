import type Stripe from 'stripe';
import type { State } from '../state.ts';
import { WireError } from '../state.ts';

/** A charge that must be there: over the wire its absence is `resource_missing` with this status. */
export async function findCharge(state: State, id: string, status = 404): Promise<Stripe.Charge> {
  const found = await state.get('charge', id);
  if (found !== undefined) return found;
  throw new WireError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: status === 404 ? 'id' : 'charge',
    message: `No such charge: '${id}'`,
  });
}
