import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import Stripe from 'stripe';
import { readTypes, type WireSchemas } from './read-types.ts';

const CHECKED = 'embedded/payments/testing/checked.ts';
/** What the schema follows from, beside the installed SDK. */
const SOURCES = [CHECKED, 'embedded/payments/testing/read-types.ts', 'embedded/payments/state.ts'];

/** Something that Stripe would not send. */
class WrongObject extends Error {
  override name = 'WrongObject';
}

/**
 * Gives a check of what the sandbox returns and sends against the SDK's own types: throws at an object that lacks a field,
 * has one too many, or a value that Stripe does not know.
 */
export function objectCheck(): (object: unknown) => void {
  const { definitions, events } = schemas();
  const ajv = new Ajv({ strict: false, validateSchema: false, schemas: [{ $id: 'wire', definitions }] });
  const validatorOf = (kind: string): ValidateFunction | undefined => ajv.getSchema(`wire#/definitions/${kind}`);
  // Each kind is compiled when the first of it comes: nearly all kinds lead to nearly all others.
  ajv.addKeyword({
    keyword: 'kind',
    errors: 'full',
    compile: (kind: string) => {
      const validate: DataValidateFunction = (data, context) => {
        const failures = wrongs(kind, data, context?.instancePath ?? '');
        validate.errors = failures;
        return failures.length === 0;
      };
      return validate;
    },
  });

  function wrongs(kind: string, data: unknown, at: string): ErrorObject[] {
    const validate = validatorOf(kind);
    if (validate === undefined) return [wrong(at, `is of a kind that is not checked: ${kind}`)];
    if (validate(data)) return [];
    return (validate.errors ?? []).map((error) => ({ ...error, instancePath: at + error.instancePath }));
  }

  function check(object: unknown): void {
    const { object: kind, data, deleted } = fieldsOf(object);
    if (kind === 'list' && Array.isArray(data)) {
      for (const one of data) check(one);
      return;
    }
    if (deleted === true) {
      if (Object.keys(fieldsOf(object)).length === 3) return;
      throw new WrongObject(`A deleted ${String(kind)} has only its id: ${JSON.stringify(object)}`);
    }
    const failures = wrongs(String(kind), object, '');
    if (failures.length > 0) throw new WrongObject(told(String(kind), object, failures));
    if (kind === 'event') checkEvent(fieldsOf(object));
  }

  function checkEvent(event: Record<string, unknown>): void {
    const { object, previous_attributes: previous } = fieldsOf(event['data']);
    const type = String(event['type']);
    if (fieldsOf(object)['object'] !== events[type]) {
      throw new WrongObject(
        `${type} tells about a ${String(events[type])}, not a ${String(fieldsOf(object)['object'])}`,
      );
    }
    check(object);
    const known = Object.keys(definitions[events[type] ?? '']?.properties ?? {});
    const unknown = Object.keys(fieldsOf(previous)).filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new WrongObject(`${type} says that ${unknown.join(', ')} has changed`);
  }
  return check;
}

/** Reading the types takes seconds: what came of it is kept for the SDK's version and these sources. */
function schemas(): WireSchemas {
  const hash = createHash('sha256');
  for (const file of SOURCES) hash.update(readFileSync(file));
  const kept = `.cache/stripe-${Stripe.PACKAGE_VERSION}-${hash.digest('hex').slice(0, 12)}.json`;
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as WireSchemas;
  const read = readTypes(CHECKED);
  mkdirSync('.cache', { recursive: true });
  // Other test processes may do the same at this moment.
  const draft = `${kept}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(read));
  renameSync(draft, kept);
  return read;
}

function told(kind: string, object: unknown, failures: readonly ErrorObject[]): string {
  // Of the alternatives that an object does not match, the one that it comes nearest to says what is wrong.
  const deepest = Math.max(...failures.map(({ instancePath }) => instancePath.split('/').length));
  const near = failures.filter(({ instancePath }) => instancePath.split('/').length === deepest);
  const lines = near
    .slice(0, 5)
    .map(({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`);
  return `A ${kind} that Stripe would not send: ${lines.join('; ')} in ${JSON.stringify(object).slice(0, 2000)}`;
}

function wrong(instancePath: string, message: string): ErrorObject {
  return { instancePath, message, keyword: 'kind', schemaPath: '', params: {} };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
