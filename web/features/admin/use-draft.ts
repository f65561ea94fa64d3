import { useState } from 'react';

/**
 * What somebody edits, beside what they saw. When what is saved changes meanwhile, fields that they have not touched follow.
 *
 * @returns `changes` has the fields that they changed, and in `was` what they saw of them: the server refuses to save where
 *   somebody else has changed one of these
 */
export function useDraft<T extends object>(source: T) {
  const [{ base, edits }, set] = useState<{ base: T; edits: Partial<T> }>({ base: source, edits: {} });
  // What was typed while a change was being saved stays, though it may be what stood there before that change.
  if (different(base, source).length > 0)
    set({ base: source, edits: partsOf(edits, different(source, { ...source, ...edits })) });
  const change = (part: Partial<T>) => set((now) => ({ ...now, edits: { ...now.edits, ...part } }));
  const draft = { ...base, ...edits };
  const names = different(base, draft);
  return { draft, change, changes: { ...partsOf(draft, names), was: partsOf(base, names) } };
}

function different<T extends object>(one: T, other: T): (keyof T)[] {
  return (Object.keys(other) as (keyof T)[]).filter((name) => other[name] !== one[name]);
}

function partsOf<T extends object>(whole: Partial<T>, names: readonly (keyof T)[]): Partial<T> {
  const parts: Partial<T> = {};
  for (const name of names) parts[name] = whole[name];
  return parts;
}
