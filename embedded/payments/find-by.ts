import type { Filter, Kept, Kind } from './state.ts';

/** The fields that objects are found by, as the columns are named. */
export const FILTERS = [
  'customer',
  'subscription',
  'payment_intent',
  'charge',
  'invoice',
  'status',
  'test_clock',
] as const;

/** What an object is found by: the ids that it names, wherever its kind has them. */
export function filterColumns(object: Kept[Kind]): Filter {
  const fields: Record<string, unknown> = { ...object };
  const found: Filter = {};
  for (const name of FILTERS) {
    const id = idOf(fields[name]);
    if (id !== undefined) found[name] = id;
  }
  if (object.object === 'invoice') {
    const id = idOf(object.parent?.subscription_details?.subscription);
    if (id !== undefined) found.subscription = id;
  }
  if (object.object === 'invoice_payment') {
    const intent = idOf(object.payment.payment_intent);
    if (intent !== undefined) found.payment_intent = intent;
    const charge = idOf(object.payment.charge);
    if (charge !== undefined) found.charge = charge;
  }
  return found;
}

function idOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string') return value.id;
  return undefined;
}
