import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import type { ErrorObject, ValidateFunction } from 'ajv';
import Stripe from 'stripe';

const TESTING = 'embedded/payments/testing';
const CHECKED = `${TESTING}/checked.ts`;
/** What the checks follow from, beside the installed SDK. */
const SOURCES = [CHECKED, `${TESTING}/read-types.ts`, `${TESTING}/check-code.ts`, 'embedded/payments/state.ts'];

const PATIENCE_MS = 30_000;

/** Something that Stripe would not send. */
class WrongObject extends Error {
  override name = 'WrongObject';
}

interface Checks {
  ofKind(kind: string): ValidateFunction | undefined;
  events: Record<string, string>;
  fields: Record<string, readonly string[]>;
}

/**
 * Loads a check of what the sandbox returns and sends against the SDK's own types: throws at an object that lacks a field,
 * has one too many, or a value that Stripe does not know.
 */
export async function objectCheck(): Promise<(object: unknown) => void> {
  const { ofKind, events, fields } = await loadChecks();

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
    const validate = ofKind(String(kind));
    if (validate === undefined) throw new WrongObject(`There is no such kind: ${String(kind)}`);
    if (!validate(object)) throw new WrongObject(told(String(kind), object, validate.errors ?? []));
    if (kind === 'event') checkEvent(fieldsOf(object));
  }

  function checkEvent(event: Record<string, unknown>): void {
    const { object, previous_attributes: previous } = fieldsOf(event['data']);
    const type = String(event['type']);
    const { [type]: kind = '' } = events;
    if (fieldsOf(object)['object'] !== kind) {
      throw new WrongObject(`${type} tells about a ${kind}, not a ${String(fieldsOf(object)['object'])}`);
    }
    check(object);
    const unknown = Object.keys(fieldsOf(previous)).filter((name) => fields[kind]?.includes(name) !== true);
    if (unknown.length > 0) throw new WrongObject(`${type} says that ${unknown.join(', ')} has changed`);
  }
  return check;
}

/** Making the checks takes seconds: they are kept for the SDK's version and these sources. */
async function loadChecks(): Promise<Checks> {
  const hash = createHash('sha256');
  for (const file of SOURCES) hash.update(readFileSync(file));
  const kept = resolve(`.cache/stripe-${Stripe.PACKAGE_VERSION}-${hash.digest('hex').slice(0, 12)}.cjs`);
  if (!existsSync(kept)) await makeChecks(kept);
  const made = createRequire(import.meta.url)(kept) as Record<string, unknown> & Pick<Checks, 'events' | 'fields'>;
  return {
    ofKind: (kind) => (Object.hasOwn(made.fields, kind) ? (made[kind] as ValidateFunction) : undefined),
    events: made.events,
    fields: made.fields,
  };
}

/** One test process makes them; the others wait, unless it has been ended. */
async function makeChecks(kept: string): Promise<void> {
  mkdirSync('.cache', { recursive: true });
  const draft = `${kept}.draft`;
  try {
    closeSync(openSync(draft, 'wx'));
  } catch {
    for (let waited = 0; waited < PATIENCE_MS; waited += 100) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (existsSync(kept)) return;
    }
  }
  const { checkCode } = await import('./check-code.ts');
  writeFileSync(draft, checkCode(CHECKED));
  renameSync(draft, kept);
  // Those of earlier sources serve nobody any more.
  const old = readdirSync('.cache').filter((name) => /^stripe-.*\.cjs$/.test(name) && name !== basename(kept));
  for (const name of old) rmSync(`.cache/${name}`, { force: true });
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

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
