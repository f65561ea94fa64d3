import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { readTypes } from './read-types.ts';

/**
 * The code of a module with a function for each kind of object, as Ajv makes them of the SDK's own types (`file` has the
 * list), and beside them `events` and `fields`: of every type of event the kind of its object, and of every kind its fields.
 * Making it takes seconds.
 */
export function checkCode(file: string): string {
  const { kinds, definitions, events } = readTypes(file);
  const ajv = new Ajv({
    strict: false,
    inlineRefs: false,
    code: { source: true },
    schemas: [{ $id: 'wire', definitions }],
  });
  const functions = standalone(ajv, Object.fromEntries(kinds.map((kind) => [kind, `wire#/definitions/${kind}`])));
  const fields = Object.fromEntries(kinds.map((kind) => [kind, Object.keys(definitions[kind]?.properties ?? {})]));
  return `${functions}\nexports.events = ${JSON.stringify(events)};\nexports.fields = ${JSON.stringify(fields)};\n`;
}
