import { Refusal } from '../../contract/errors.ts';

/**
 * Holds what an administrator saw against what is there, read under a lock: of two who change the same field the second is
 * told, instead of undoing what the first did. Fields that nobody names may have changed.
 *
 * @throws Refusal `changed_meanwhile` with the field and its present value
 */
export function requireUnchanged(was: object | undefined, now: object): void {
  const present: Record<string, unknown> = { ...now };
  for (const [field, seen] of Object.entries(was ?? {})) {
    if (seen === undefined || JSON.stringify(seen) === JSON.stringify(present[field])) continue;
    const value = present[field] ?? null;
    throw new Refusal('changed_meanwhile', sentence(value), { field, now: value });
  }
}

/** A short value is said in the sentence: then nobody has to look for it. */
function sentence(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  return text.length > 80
    ? undefined
    : `Somebody else has changed this meanwhile: it is now “${text}”. Nothing was saved.`;
}
