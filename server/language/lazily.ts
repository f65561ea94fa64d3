/** Makes a value when it is first asked for, and keeps it: a program that never asks starts without. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => (made ??= make());
}
