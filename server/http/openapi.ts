import { z } from 'zod';
import { endpointsByFeature } from '../../contract/all.ts';
import type { EndpointSpec } from '../../contract/endpoint.ts';
import { errors, type ErrorCode } from '../../contract/errors.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a caller sends is described before defaults are filled in, what comes back after. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

/** Every refusal that an endpoint can answer with: its own, and those of the mounting. */
export function refusalsOf(endpoint: EndpointSpec): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (endpoint.access !== 'public') codes.push('unauthorized');
  if (endpoint.access === 'admin') codes.push('forbidden');
  if (endpoint.params) codes.push('not_found');
  if (endpoint.query || endpoint.body) codes.push('invalid_input');
  if (endpoint.body) codes.push('malformed_body', 'unsupported_type', 'too_large');
  if (endpoint.method !== 'GET') codes.push('too_many_requests');
  return [...new Set([...codes, ...(endpoint.errors ?? []), 'internal' as const])];
}

const errorSchema = {
  type: 'object',
  required: ['error', 'message', 'code'],
  properties: {
    error: { type: 'string', description: 'A sentence for people' },
    message: { type: 'string', description: 'The same sentence' },
    code: { type: 'string', enum: Object.keys(errors) },
    details: { type: 'object', additionalProperties: true, description: 'Figures that belong to the refusal' },
  },
};

/** The whole API as an OpenAPI 3.1 document, made from the contract. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [feature, endpoints] of Object.entries(endpointsByFeature)) {
    for (const endpoint of endpoints) {
      (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(feature, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Benesight',
      version: '1',
      description:
        'Calls are made with a bearer token of the auth service. Refusals come in one order: 401, 403, 404, 400, then what the call itself refuses.',
    },
    tags: Object.keys(endpointsByFeature).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An access token of the auth service',
        },
      },
    },
  };
}

function operationOf(feature: string, endpoint: EndpointSpec): Record<string, unknown> {
  const isStream = endpoint.streams === true;
  const reply = { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } };
  return {
    tags: [feature],
    summary: endpoint.summary,
    operationId: `${endpoint.method} ${endpoint.path}`
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replace(/_$/, ''),
    'x-access': endpoint.access,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: !endpoint.body.safeParse(undefined).success,
        content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: isStream ? 'JSON, events or a file' : 'Done',
        content: isStream ? { ...reply, '*/*': {} } : reply,
      },
      ...refusalResponses(endpoint),
    },
  };
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): unknown[] {
  if (!schema) return [];
  const described = schemaOf(schema, 'input');
  const required = new Set(described.required ?? []);
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
  }));
}

function refusalResponses(endpoint: EndpointSpec): Record<string, unknown> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of refusalsOf(endpoint)) {
    const { status } = errors[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errors[code].message}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
