/** What `JSON.stringify` makes of half of a character; an escaped backslash before these letters looks the same. */
const HALF = /\\ud[89a-f]/;

/**
 * A value as text for a `jsonb` column. A half of a character, which what people and other programs send may hold and
 * PostgreSQL refuses, becomes U+FFFD, as it does in a text column.
 */
export function jsonbText(value: unknown): string {
  const text = JSON.stringify(value);
  if (!HALF.test(text)) return text;
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part));
}
