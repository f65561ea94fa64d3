import type { SignedIn } from '../wire.ts';
import { tellPage } from './page-messages.ts';
import { createStore } from './store.ts';

/** Signed in, with what a query costs; or waiting for the page around to give another ticket. */
export type Session = { state: 'waiting' } | { state: 'signed in'; price: number } | { state: 'away' };

export const session = createStore<Session>({ state: 'waiting' });

/** Held in memory alone: a reload asks for another. */
let token: string | null = null;

export const frameToken = (): string | null => token;

/** The ticket of the address, which is taken out of it: it must not be seen, nor tried again. */
function takeTicket(): string | null {
  const ticket = new URLSearchParams(location.hash.slice(1)).get('ticket');
  history.replaceState(null, '', location.pathname);
  return ticket;
}

/** Exchanges the ticket of the address for a token; without one that counts, the page around is asked for another. */
export async function signIn(): Promise<void> {
  const ticket = takeTicket();
  if (ticket === null) {
    tellPage({ type: 'maximus:login-required' });
    return;
  }
  const answer = await fetch('/api/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket }),
  }).catch(() => null);
  if (answer?.ok === true) {
    const signed = (await answer.json()) as SignedIn;
    ({ token } = signed);
    session.set({ state: 'signed in', price: signed.price });
  } else if (answer?.status === 401) {
    tellPage({ type: 'maximus:login-required' });
  } else {
    session.set({ state: 'away' });
    tellPage({ type: 'maximus:error', code: 'unavailable', message: 'Maximus did not answer. Please try again.' });
  }
}

/** The token counts no more. */
export function endSession(): void {
  token = null;
  session.set({ state: 'waiting' });
  tellPage({ type: 'maximus:session-expired' });
}
