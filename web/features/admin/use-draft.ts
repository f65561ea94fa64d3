import { useEffect, useState } from 'react';

interface Kept<T> {
  /** What was saved when it was read. */
  base: T;
  edits: Partial<T>;
}

/** What was begun and left, by its name, for as long as the page is open. */
const left = new Map<string, Kept<never>>();

/**
 * What somebody edits, beside what they saw. When what is saved changes meanwhile, fields that they have not touched follow.
 *
 * @param name keeps what was typed while the form is out of view; forms without a name begin anew
 * @returns `changes` has the fields that they changed, and in `was` what they saw of them: the server refuses to save where
 *   somebody else has changed one of these
 */
export function useDraft<T extends object>(source: T, name?: string) {
  const [kept, set] = useState<Kept<T>>(() => (name && left.get(name)) || { base: source, edits: {} });
  const { base, edits } = kept;
  useEffect(() => {
    if (name !== undefined) left.set(name, kept as Kept<never>);
  }, [name, kept]);
  // What was typed while a change was being saved stays, though it may be what stood there before that change.
  if (different(base, source).length > 0)
    set({ base: source, edits: partsOf(edits, different(source, { ...source, ...edits })) });
  const change = (part: Partial<T>) => set((now) => ({ ...now, edits: { ...now.edits, ...part } }));
  const draft = { ...base, ...edits };
  const names = different(base, draft);
  const discard = () => set({ base: source, edits: {} });
  const changes = { ...partsOf(draft, names), was: partsOf(base, names) };
  return { draft, change, changes, isChanged: names.length > 0, discard };
}

function different<T extends object>(one: T, other: T): (keyof T)[] {
  return (Object.keys(other) as (keyof T)[]).filter((name) => other[name] !== one[name]);
}

function partsOf<T extends object>(whole: Partial<T>, names: readonly (keyof T)[]): Partial<T> {
  const parts: Partial<T> = {};
  for (const name of names) parts[name] = whole[name];
  return parts;
}
