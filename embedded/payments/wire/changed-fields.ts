/** The fields that an event says were other before, as they were. */
export function changedFields(before: object, after: object): Record<string, unknown> {
  const was: Record<string, unknown> = { ...before };
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => JSON.stringify(was[name]) !== JSON.stringify(value))
      .map(([name]) => [name, was[name] ?? null]),
  );
}
