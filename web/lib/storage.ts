/**
 * Small choices kept in this browser (theme, collapsed sidebar, drafts). Storage may be blocked or full: reading then
 * yields null and writing does nothing, because none of these choices is worth a crash.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(`benesight.${key}`);
  } catch {
    return null;
  }
}

/** Keeps `value` under our prefix, or forgets it when null. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`benesight.${key}`);
    else localStorage.setItem(`benesight.${key}`, value);
  } catch {
    // See readStored.
  }
}
