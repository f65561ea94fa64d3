import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../lib/call.ts';
import type { CallReply } from '../../lib/caller.ts';
import { isUnauthorized, messageOf, RequestError } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';
import { freeLock, takeLock } from './session-lock.ts';

export type MaximusSession = CallReply<'POST /api/maximus/session'>;

/** Connecting, then ready with a session, or failed with what happened. */
export type Connection =
  | { state: 'connecting' }
  | { state: 'ready'; session: MaximusSession; attempt: number }
  /** `isPoor`: for want of credits, so that what was analysed before can still be opened. */
  | { state: 'failed'; message: string; isPoor: boolean }
  /** The person is on the waitlist: nothing that they do here opens it. */
  | { state: 'closed'; message: string };

/** A frame that asks for another session again and again is not helped by one more. */
const MOST_RENEWALS = 4;
const WITHIN_MS = 30_000;
/** How often is looked whether the lock is free, in milliseconds. */
const LOOK_MS = 200;

/** The session with Maximus. `renew` gets the same one with a fresh token, when the frame has asked for it. */
export function useMaximusSession(price: number | undefined) {
  const [connection, setConnection] = useState<Connection>({ state: 'connecting' });
  const [attempt, setAttempt] = useState(0);
  const renewals = useRef<number[]>([]);
  const [isEarlier, setEarlier] = useState(false);
  const fail = useCallback(
    (message: string, isPoor = false) => setConnection({ state: 'failed', message, isPoor }),
    [],
  );
  const refuse = useEffectEvent((error: unknown) => {
    // Its toast was shown, and the sign-in screen comes.
    if (isUnauthorized(error)) return;
    const message = messageOf(error, 'Failed to get session');
    const code = error instanceof RequestError ? error.code : null;
    if (code === 'maximus_credits') sayCredits(message, price);
    if (code === 'maximus_waitlist') return setConnection({ state: 'closed', message });
    fail(code === 'not_found' ? 'There are no earlier analyses to open.' : message, code === 'maximus_credits');
  });

  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    const create = async (): Promise<void> => {
      if (!takeLock()) {
        timer = setTimeout(() => void create(), LOOK_MS);
        return;
      }
      try {
        const session = isEarlier
          ? await call('POST /api/maximus/session/earlier', { body: {} })
          : await call('POST /api/maximus/session', { body: {} });
        if (!isGone) setConnection({ state: 'ready', session, attempt });
      } catch (error) {
        if (!isGone) refuse(error);
      } finally {
        freeLock();
      }
    };
    void create();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [attempt, isEarlier]);

  const begin = () => setAttempt((before) => before + 1);
  const renew = () => {
    const now = Date.now();
    renewals.current = [...renewals.current.filter((at) => now - at < WITHIN_MS), now];
    if (renewals.current.length > MOST_RENEWALS) fail('Failed to load chat');
    else begin();
  };
  const retry = (earlier = false) => {
    renewals.current = [];
    setEarlier(earlier);
    setConnection({ state: 'connecting' });
    begin();
  };
  return { connection, renew, retry, fail };
}

/** Says that there are too few credits, in the server's words where it gave any. */
export function sayCredits(message: string, price: number | undefined): void {
  const description = message || `You need at least ${price ?? 'more'} credits to use Maximus`;
  toast({ title: 'Insufficient Credits', description, tone: 'destructive' });
}
