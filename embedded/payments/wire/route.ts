import type { z } from 'zod';
import type { Kept, Kind, State } from '../state.ts';

/** What a handler of the wire is given. */
export interface WireCall<Params> {
  state: State;
  /** The part of the path under this name: `id` of `/v1/customers/{id}`. */
  id: (name: string) => string;
  params: Params;
  /**
   * The address of a hosted page, for a person who came from `returnUrl`: on this machine it has the host name that they
   * used.
   */
  pageUrl: (path: string, returnUrl?: string) => string;
}

/** One call of the wire. Parameters that `params` does not name are refused: it is a strict object. */
export interface Route<Params extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST' | 'DELETE';
  path: `/v1/${string}`;
  params: Params;
  handle(call: WireCall<z.output<Params>>): Promise<unknown>;
}

/** Declares a route. Returns what it was given, as one of a list. */
export function route<Params extends z.ZodType>(spec: Route<Params>): Route {
  return spec;
}

/** Fields that an object has only when `expand` asks for them, by name. */
export type FieldsOnDemand = Record<string, (state: State, object: Kept[Kind]) => Promise<unknown>>;
