import type Stripe from 'stripe';
import type { State } from '../state.ts';
import { invalid } from './errors.ts';
import { fieldsOnDemand } from './fields-on-demand.ts';

const DEEPEST = 4;

type Fields = Record<string, unknown>;

/**
 * Puts whole objects in the place of the ids that `expand` names, as `data.customer` or `latest_invoice.payments`. Also
 * gives the fields that are only there when asked for. Throws a 400 for a name that leads nowhere.
 */
export async function expand<T>(state: State, answer: T, paths: readonly string[]): Promise<T> {
  // Two paths may lead through one object, which must not be fetched twice.
  const copy = JSON.parse(JSON.stringify(answer)) as T;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > DEEPEST) throw invalid(`You cannot expand more than ${DEEPEST} levels of a property.`, 'expand');
    await follow(state, copy, steps, path);
  }
  return copy;
}

async function follow(state: State, at: unknown, steps: readonly string[], path: string): Promise<void> {
  const [step, ...rest] = steps;
  if (step === undefined || at === null || at === undefined) return;
  if (Array.isArray(at)) {
    for (const one of at) await follow(state, one, steps, path);
    return;
  }
  if (!isObject(at)) throw cannot(path);
  if (!Object.hasOwn(at, step) || (at[step] === null && isOnDemand(at, step))) {
    await addOnDemand(state, at, step, path);
  } else if (typeof at[step] === 'string') {
    const found = (await state.find(at[step])) ?? (await deletedCustomer(state, at[step]));
    if (found === undefined) throw cannot(path);
    at[step] = found;
  } else if (rest.length === 0 && !isObject(at[step]) && at[step] !== null) {
    throw cannot(path);
  }
  await follow(state, at[step], rest, path);
}

/** Others may still name a customer that has been deleted. */
async function deletedCustomer(state: State, id: string): Promise<Stripe.DeletedCustomer | undefined> {
  const isDeleted = (await state.readNote(id, 'deleted')) === true;
  return isDeleted ? { id, object: 'customer', deleted: true } : undefined;
}

const isOnDemand = (at: Fields, step: string): boolean =>
  typeof at['object'] === 'string' && fieldsOnDemand[at['object']]?.[step] !== undefined;

async function addOnDemand(state: State, at: Fields, step: string, path: string): Promise<void> {
  const field = typeof at['object'] === 'string' ? fieldsOnDemand[at['object']]?.[step] : undefined;
  const kept = typeof at['id'] === 'string' ? await state.find(at['id']) : undefined;
  if (field === undefined || kept === undefined) throw cannot(path);
  at[step] = await field(state, kept);
}

const cannot = (path: string) => invalid(`This property cannot be expanded (${path}).`, 'expand');

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
