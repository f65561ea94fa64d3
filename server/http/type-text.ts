import type { JsonSchema } from './openapi.ts';

type Schema = JsonSchema | boolean | undefined;

/** A JSON schema as a person reads it, in the manner of a TypeScript type. */
export function typeText(schema: Schema, indent = ''): string {
  if (schema === undefined || typeof schema === 'boolean') return 'unknown';
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return [...new Set(options.map((option) => typeText(option, indent)))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  switch (schema.type) {
    case 'object':
      return objectText(schema, indent);
    case 'array':
      return arrayText(typeText(Array.isArray(schema.items) ? undefined : schema.items, indent));
    case 'string':
      return schema.format === undefined ? `string${lengths(schema)}` : schema.format;
    case 'integer':
    case 'number':
      return `${schema.type}${bounds(schema)}`;
    case 'boolean':
    case 'null':
      return schema.type;
    case undefined:
    default:
      return 'unknown';
  }
}

const arrayText = (item: string): string =>
  item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;

function objectText(schema: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const required = new Set(schema.required ?? []);
  const lines = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => `${inner}${name}${required.has(name) ? '' : '?'}: ${typeText(property, inner)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function lengths({ minLength, maxLength }: JsonSchema): string {
  if (maxLength !== undefined) return ` (${minLength ?? 0} to ${maxLength} characters)`;
  return minLength === undefined || minLength === 0 ? '' : ` (not empty)`;
}

/** Zod writes the limits of safe integers too; they say nothing to a reader. */
function bounds({ minimum, maximum }: JsonSchema): string {
  const low = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined;
  const high = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  if (low === undefined && high === undefined) return '';
  return high === undefined ? ` (from ${low})` : ` (${low ?? ''} to ${high})`;
}
