import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call an endpoint.
 * - `public`: anyone, with or without a token.
 * - `person`: a signed-in person; without a token the answer is 401.
 * - `admin`: an administrator; any other signed-in person gets 403.
 * - `service`: a service beside the product, by the key that both hold; people get 401.
 */
export type Access = 'public' | 'person' | 'admin' | 'service';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * What both sides promise about one call. The contract holds values of this type only; the server mounts them
 * (`server/http/mount.ts`) and the browser infers its typed client from them (`contract/api.ts`).
 */
export interface EndpointSpec {
  readonly method: Method;
  /** True for a POST that reads, as a GET does: what is asked for is too much for an address. */
  readonly isRead?: boolean;
  /** The path with `{name}` for each parameter, exactly as the specification writes it: `/api/chats/{chatId}`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** One sentence for the API page: what the call does, and what it costs if it costs anything. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The JSON body of a 200 answer. */
  readonly reply: z.ZodType;
  /** True when a 200 answer may also be something other than JSON (a stream of events, a file's bytes). */
  readonly streams?: boolean;
  /** The refusals that are this endpoint's own. 401, 403, 404 and 400 of the mounting need no mention. */
  readonly errors?: readonly ErrorCode[];
}

/**
 * Declares an endpoint. It returns what it was given: the call exists so that the literal types of method and path
 * are kept and every declaration looks the same.
 */
export function endpoint<const E extends EndpointSpec>(spec: E): E {
  return spec;
}

/** The parsed type of one part of an endpoint, or `undefined` where the endpoint has no such part. */
export type PartOf<E extends EndpointSpec, Part extends 'params' | 'query' | 'body'> = E[Part] extends z.ZodType
  ? z.output<E[Part]>
  : undefined;

/** The type of a part as the caller writes it, before defaults are filled in. */
export type InputOf<E extends EndpointSpec, Part extends 'params' | 'query' | 'body'> = E[Part] extends z.ZodType
  ? z.input<E[Part]>
  : undefined;

/** The type of the JSON answer. */
export type ReplyOf<E extends EndpointSpec> = z.output<E['reply']>;
