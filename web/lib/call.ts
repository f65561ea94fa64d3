import { accessToken, auth, currentSession, refreshAccessToken } from './auth.ts';
import { createCaller } from './caller.ts';
import { toast } from './toast.ts';

/** Ends a session that the server no longer accepts. The address stays, so signing in again leads back to the same screen. */
function onSessionLost(): void {
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'destructive' });
  if (currentSession() !== null) void auth().signOut({ scope: 'local' });
}

/** The typed client of the product's API, with the session of this browser. See `createCaller`. */
export const { call, callOrNull, open } = createCaller({
  origin: '',
  token: accessToken,
  refresh: refreshAccessToken,
  onSessionLost,
});
