const KEY = 'benesight.maximus-session-lock';
/** A lock whose page went away ends by itself, in milliseconds. */
const LIFE = 5000;

/**
 * Takes the lock under which this tab asks for a session, so that it asks once at a time, also across a reload. False
 * where it is held.
 */
export function takeLock(now = Date.now()): boolean {
  try {
    const left = Number(sessionStorage.getItem(KEY)) + LIFE - now;
    if (left > 0 && left <= LIFE) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without storage it is asked twice at worst, and the server gives the same session.
  }
  return true;
}

export function freeLock(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // See takeLock.
  }
}
