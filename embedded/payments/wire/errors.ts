import { WireError, type Kept, type Kind, type State } from '../state.ts';

/** A path that names what is not there. */
export function missing(name: string, id: string, param = 'id'): WireError {
  return noSuch(404, name, id, param);
}

/** The object that a path names. Throws a 404 when there is none. */
export async function ofPath<K extends Kind>(state: State, kind: K, id: string): Promise<Kept[K]> {
  const found = await state.get(kind, id);
  if (found === undefined) throw missing(nameOf(kind), id);
  return found;
}

/** The object that a parameter names. Throws a 400 when there is none. */
export async function ofParam<K extends Kind>(state: State, kind: K, id: string, param: string): Promise<Kept[K]> {
  const found = await state.get(kind, id);
  if (found === undefined) throw noSuch(400, nameOf(kind), id, param);
  return found;
}

/** A 400 about one parameter. */
export function invalid(message: string, param?: string, code?: string): WireError {
  return new WireError(400, {
    type: 'invalid_request_error',
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });
}

function noSuch(status: number, name: string, id: string, param: string): WireError {
  return new WireError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${name}: '${id.slice(0, 100)}'`,
  });
}

/** Its name in a sentence: `payment_method` → `PaymentMethod` in Stripe's messages, `checkout.session` there too. */
function nameOf(kind: Kind): string {
  if (kind === 'payment_method') return 'PaymentMethod';
  return kind.includes('.') ? kind : kind.replaceAll('_', ' ').replace('payment intent', 'payment_intent');
}
