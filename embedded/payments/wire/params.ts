import { z } from 'zod';
import { WireError } from '../state.ts';
import type { Form } from './read-form.ts';

const MOST_KEYS = 50;

/** Any text but the empty one, which means "none" on the wire. */
export const text = (longest = 5000) => z.string().min(1, 'You passed an empty string.').max(longest);

/** A whole number. */
export const int = (bounds: { min?: number; max?: number } = {}) =>
  z
    .string()
    .regex(/^[+-]?\d{1,15}$/, 'Invalid integer')
    .transform(Number)
    .pipe(
      z
        .int()
        .min(bounds.min ?? Number.MIN_SAFE_INTEGER)
        .max(bounds.max ?? Number.MAX_SAFE_INTEGER),
    );

/** A decimal number, kept as its text. */
export const decimal = () => z.string().regex(/^-?\d{1,15}(?:\.\d{1,12})?$/, 'Invalid decimal');

export const bool = () => z.enum(['true', 'false'], 'Invalid boolean').transform((value) => value === 'true');

/** `null` in the SDK is the empty text on the wire. */
export const emptyable = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => null), schema], { error: 'Invalid value' });

/** `items[0]=…`, `items[1]=…` */
export const list = <T extends z.ZodType>(schema: T, bounds: { min?: number; max?: number } = {}) =>
  z.preprocess(
    (value) => (isForm(value) && Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value),
    z
      .array(schema, 'Invalid array')
      .min(bounds.min ?? 0)
      .max(bounds.max ?? 500),
  );

/** Names and values; an empty value takes the name away, and an empty whole takes all away (null). */
export const metadata = () =>
  emptyable(
    z
      .record(z.string().min(1).max(40), z.string().max(500))
      .refine((given) => Object.keys(given).length <= MOST_KEYS, `more than ${MOST_KEYS} keys`),
  );

/** What metadata becomes when `given` is laid over it. */
export function mergeMetadata(
  old: Record<string, string> | null,
  given: Record<string, string> | null | undefined,
): Record<string, string> {
  if (given === undefined) return old ?? {};
  if (given === null) return {};
  const merged = Object.entries({ ...old, ...given }).filter(([, value]) => value !== '');
  return Object.fromEntries(merged);
}

export const address = () =>
  z.strictObject(
    Object.fromEntries(
      (['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const).map((name) => [
        name,
        z.string().optional(),
      ]),
    ) as Record<'city' | 'country' | 'line1' | 'line2' | 'postal_code' | 'state', z.ZodOptional<z.ZodString>>,
  );

/** A stretch of time, in seconds since 1970. */
export interface Range {
  gt?: number | undefined;
  gte?: number | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
}

/** `created=1700000000` or `created[gte]=…` */
export const range = () =>
  z.union(
    [
      int().transform((at): Range => ({ gte: at, lte: at })),
      z.strictObject({ gt: int().optional(), gte: int().optional(), lt: int().optional(), lte: int().optional() }),
    ],
    { error: 'Invalid range' },
  );

/** Checks parameters against what a route takes. Throws the WireError that names the first wrong one. */
export function readParams<T extends z.ZodType>(schema: T, form: Form): z.output<T> {
  const read = schema.safeParse(form, { reportInput: true });
  if (read.success) return read.data;
  const issue = innermost(read.error.issues);
  throw issue === undefined ? refusal('', undefined, 'Invalid request') : told(issue);
}

function innermost(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  // What a parameter is, is worth more than that another one is missing.
  return issues.find((issue) => issue.code === 'unrecognized_keys') ?? issues[0];
}

function told(issue: z.core.$ZodIssue): WireError {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const param = bracketed([...path, ...issue.keys.slice(0, 1)]);
    return refusal(param, 'parameter_unknown', `Received unknown parameter: ${param}`);
  }
  const param = bracketed(path);
  if (issue.input === undefined) {
    return refusal(param, 'parameter_missing', `Missing required param: ${param}.`);
  }
  if (issue.code === 'invalid_union') {
    // The last alternative is the one that is not "none".
    const last = innermost(issue.errors.at(-1) ?? []);
    if (last !== undefined) return told({ ...last, path: [...issue.path, ...last.path] });
  }
  if (issue.message === 'Invalid integer') {
    return refusal(
      param,
      'parameter_invalid_integer',
      `Invalid integer: ${typeof issue.input === 'string' ? issue.input : param}`,
    );
  }
  if (issue.input === '') {
    return refusal(param, 'parameter_invalid_empty', `You passed an empty string for '${param}'.`);
  }
  return refusal(param, undefined, `Invalid ${param}: ${issue.message}`);
}

const bracketed = (path: readonly string[]): string =>
  path.map((part, index) => (index === 0 ? part : `[${part}]`)).join('');

function refusal(param: string, code: string | undefined, message: string): WireError {
  return new WireError(400, {
    type: 'invalid_request_error',
    message,
    ...(param === '' ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });
}

const isForm = (value: unknown): value is Form => typeof value === 'object' && value !== null && !Array.isArray(value);
