import { useState } from 'react';

/**
 * What somebody edits, beside what they saw. When what is saved changes meanwhile, fields that they have not touched follow.
 *
 * @returns `changes` has the fields that they changed, and in `was` what they saw of them: the server refuses to save where
 *   somebody else has changed one of these
 */
export function useDraft<T extends object>(source: T) {
  const [{ base, draft }, set] = useState({ base: source, draft: source });
  if (touched(base, source).length > 0)
    set({ base: source, draft: { ...source, ...partsOf(draft, touched(base, draft)) } });
  const change = (part: Partial<T>) => set((now) => ({ ...now, draft: { ...now.draft, ...part } }));
  const names = touched(base, draft);
  return { draft, change, changes: { ...partsOf(draft, names), was: partsOf(base, names) } };
}

function touched<T extends object>(base: T, draft: T): (keyof T)[] {
  return (Object.keys(draft) as (keyof T)[]).filter((name) => draft[name] !== base[name]);
}

function partsOf<T extends object>(whole: T, names: readonly (keyof T)[]): Partial<T> {
  const parts: Partial<T> = {};
  for (const name of names) parts[name] = whole[name];
  return parts;
}
