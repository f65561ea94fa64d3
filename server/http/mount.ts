import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { EndpointSpec, PartOf, ReplyOf } from '../../contract/endpoint.ts';
import { Refusal, type ErrorCode } from '../../contract/errors.ts';
import type { Act } from '../db/act.ts';
import { bearerOf, type Caller, type ResolveCaller } from './caller.ts';
import type { LimitName, LimitRequests } from './limit-requests.ts';
import { UnreadableBody } from './read-body.ts';

type CallerOf<E extends EndpointSpec> = E['access'] extends 'public'
  ? Caller | null
  : E['access'] extends 'service'
    ? null
    : Caller;

/** How an administrator's call changes something; reads have none. */
type ActOf<E extends EndpointSpec> = E['access'] extends 'admin'
  ? E['method'] extends 'GET'
    ? undefined
    : Act
  : undefined;

/** What a handler is given: the caller and the parts of the request, validated by the contract. */
export interface Call<E extends EndpointSpec> {
  caller: CallerOf<E>;
  params: PartOf<E, 'params'>;
  query: PartOf<E, 'query'>;
  body: PartOf<E, 'body'>;
  act: ActOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What the thing that a call is about is looked up with: before query and body are looked at. */
export type Lookup<E extends EndpointSpec> = Pick<Call<E>, 'caller' | 'params' | 'request'>;

/** A handler's answer: the reply of the contract, or the Fastify reply where it has sent something itself. */
type Answer<E extends EndpointSpec> = E['streams'] extends true ? ReplyOf<E> | FastifyReply : ReplyOf<E>;

/** How an endpoint is handled. */
export interface Handling<E extends EndpointSpec, Found> {
  /** Looks up what the call is about; throws `not_found` where it does not exist or is another person's. */
  find?: (lookup: Lookup<E>) => Promise<Found>;
  handle: (call: Call<E> & { found: Found }) => Promise<Answer<E>>;
  /** The request limit that this endpoint counts against; where none is named, calls that change something count as `write`. */
  limit?: LimitName;
}

/** Mounts one endpoint of the contract. */
export type Mount = <E extends EndpointSpec, Found = undefined>(endpoint: E, handling: Handling<E, Found>) => void;

export interface MountOptions {
  resolveCaller: ResolveCaller;
  limitRequests: LimitRequests;
  /** Makes what runs the act of an administrator, together with its line of the log. */
  acting: (call: { adminId: string; actionType: string; params: unknown; body: unknown }) => Act;
  /** Whether a bearer token is the key of a service beside the product. */
  isServiceKey: (token: string) => boolean;
  /** Endpoints are noted here, so that a test can tell what the contract declares and nobody mounted. */
  mounted: Set<EndpointSpec>;
}

/**
 * Makes the function that mounts endpoints on `app`. Refusals come in one order for all of them: 401, 403, 404, 400,
 * then whatever the domain refuses. Every reply is checked against the contract, which also strips what it does not name.
 */
export function mounting(app: FastifyInstance, options: MountOptions): Mount {
  const callers = new WeakMap<FastifyRequest, Caller | null>();
  return (endpoint, handling) => {
    options.mounted.add(endpoint);
    // A service calls for many people: its calls are counted for each of them by whoever knows them.
    const isCounted = endpoint.method !== 'GET' && endpoint.access !== 'service';
    const limit = handling.limit ?? (isCounted ? 'write' : undefined);
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: {
        summary: endpoint.summary,
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: { 200: endpoint.reply },
      },
      // Before the body is read: whoever may not call learns nothing about what would be right.
      onRequest: async (request) => {
        const caller = await admit(endpoint, request, options);
        callers.set(request, caller);
        if (limit !== undefined) await options.limitRequests(limit, caller?.userId ?? request.ip);
      },
      handler: async (request, reply) => {
        const call = { caller: callers.get(request) ?? null, params: parseParams(endpoint, request), request, reply };
        // The types of the parts follow from the endpoint; TypeScript cannot relate them inside a generic function.
        const found = await handling.find?.(call as never);
        const query = parsePart(endpoint.query, request.query, 'query');
        const body = parsePart(endpoint.body, request.body, 'body');
        const acting = actOf(endpoint, { ...call, body }, options.acting);
        const answer = await handling.handle({ ...call, found, query, body, act: acting?.act } as never);
        // Found by whoever tries the call for the first time: an act without a line of the log is a mistake of ours.
        if (acting?.isLogged() === false) throw new Error(`${endpoint.method} ${endpoint.path} was not logged`);
        return reply.sent || answer === reply ? reply : answer;
      },
    });
  };
}

/** What runs the act of an administrator's call, and whether it was used; undefined for every other call. */
function actOf(
  endpoint: EndpointSpec,
  { caller, params, body }: { caller: Caller | null; params: unknown; body: unknown },
  acting: MountOptions['acting'],
): { act: Act; isLogged: () => boolean } | undefined {
  if (endpoint.access !== 'admin' || !isChange(endpoint) || caller === null) return undefined;
  let logged = false;
  const run = acting({ adminId: caller.userId, actionType: `${endpoint.method} ${endpoint.path}`, params, body });
  const act: Act = async (work) => {
    const result = await run(work);
    logged = true;
    return result;
  };
  return { act, isLogged: () => logged };
}

async function admit(
  endpoint: EndpointSpec,
  request: FastifyRequest,
  { resolveCaller, isServiceKey }: Pick<MountOptions, 'resolveCaller' | 'isServiceKey'>,
): Promise<Caller | null> {
  const token = bearerOf(request);
  if (endpoint.access === 'service') {
    if (token === null || !isServiceKey(token)) throw new Refusal('unauthorized');
    return null;
  }
  // Whatever changes something asks anew, and whatever is for administrators; a screen's reads come together and may share an
  // answer.
  const now = isChange(endpoint) || endpoint.access === 'admin';
  const asked = token === null ? null : resolveCaller(token, now, request.ip);
  if (endpoint.access === 'public') return asked === null ? null : asked.catch(asVisitor);
  const caller = await asked;
  if (caller === null) throw new Refusal('unauthorized');
  if (endpoint.access === 'admin' && !caller.isAdmin) throw new Refusal('forbidden');
  return caller;
}

/** Where anybody may call, a token that does not count makes a visitor. */
function asVisitor(error: unknown): null {
  const codes: readonly ErrorCode[] = ['second_factor_required', 'second_factor_missing'];
  if (error instanceof Refusal && codes.includes(error.code)) return null;
  throw error;
}

const isChange = ({ method, isRead }: EndpointSpec): boolean => method !== 'GET' && isRead !== true;

/** An address whose parameters have the wrong form names nothing: 404, not 400. */
function parseParams(endpoint: EndpointSpec, request: FastifyRequest): unknown {
  if (!endpoint.params) return undefined;
  const parsed = endpoint.params.safeParse(request.params);
  if (!parsed.success) throw new Refusal('not_found');
  return parsed.data;
}

function parsePart(schema: z.ZodType | undefined, value: unknown, part: 'query' | 'body'): unknown {
  if (!schema) return undefined;
  if (value instanceof UnreadableBody) throw value.refusal;
  const given = value ?? (part === 'body' ? undefined : {});
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid_input', contractSentence(schema, given), {
    issues: parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  });
}

/**
 * What the contract itself says of a value that it refuses. Zod's own sentences name types and are for developers, who find them
 * in the details: here they are asked for empty, so that what is left is the contract's.
 */
function contractSentence(schema: z.ZodType, value: unknown): string | undefined {
  const issues = schema.safeParse(value, { error: () => '' }).error?.issues ?? [];
  return issues.map(({ message }) => message).find((message) => message !== '');
}
