import type { FastifySerializerCompiler } from 'fastify';
import type { z } from 'zod';

/**
 * Serializes every reply through its schema of the contract: what the contract does not name never leaves the server,
 * and a reply that breaks the contract is an error, in tests as in production.
 */
export const replyCheck: FastifySerializerCompiler<z.ZodType> = ({ schema, url }) => {
  return (data) => {
    const parsed = schema.safeParse(data);
    if (!parsed.success) throw new Error(`The reply of ${url} breaks the contract: ${parsed.error.message}`);
    return JSON.stringify(parsed.data);
  };
};
