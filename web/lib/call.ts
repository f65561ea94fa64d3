import { accessToken, askForFactor, currentSession, dropSession, refreshAccessToken, wasLeft } from './auth.ts';
import { createCaller } from './caller.ts';
import { takeFirstAnswer } from './first-answers.ts';
import { toast } from './toast.ts';

let ending = false;

/** Says that the session is over. The address stays, so signing in again leads back to the same screen. */
export function sayLoggedOut(): void {
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'destructive' });
}

/**
 * Ends a session that the server no longer accepts; once, however many calls were refused together. Where somebody ended
 * it on purpose, there is nothing to say.
 */
function onSessionLost(): void {
  if (ending) return;
  ending = true;
  if (!wasLeft()) sayLoggedOut();
  void dropSession().finally(() => {
    ending = false;
  });
}

/** The typed client of the product's API, with the session of this browser. See `createCaller`. */
export const { call, callOrNull, open, sendLast, upload } = createCaller({
  origin: '',
  token: accessToken,
  refresh: refreshAccessToken,
  askedAhead: takeFirstAnswer,
  tokenAtHand: () => currentSession()?.access_token ?? null,
  onSessionLost,
  onFactorAsked: askForFactor,
});
