import type { State } from '../state.ts';

/** The test clock by which a customer lives; null is the wall. */
export async function clockOf(state: State, customer: string | null): Promise<string | null> {
  if (customer === null) return null;
  const clock = (await state.get('customer', customer))?.test_clock ?? null;
  return typeof clock === 'object' ? (clock?.id ?? null) : clock;
}

/** Seconds since 1970, by the customer's clock. */
export async function nowOf(state: State, customer: string | null): Promise<number> {
  return state.now(await clockOf(state, customer));
}
