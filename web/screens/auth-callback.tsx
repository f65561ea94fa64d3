import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { readCallback, type CallbackOutcome } from '../features/account/read-callback.ts';
import { Aperture } from '../ui/loader.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { SightDrawing } from '../ui/states.tsx';
import { Wordmark } from '../ui/mark.tsx';

/** /auth/callback: where the links of mails lead. Says what happened, then goes on by itself. */
export default function AuthCallback() {
  useDocumentTitle('Signing in');
  const [outcome, setOutcome] = useState<CallbackOutcome | null>(null);
  const navigate = useNavigate();
  const begun = useRef(false);

  useEffect(() => {
    // The address works once: a second pass of this effect must not read it again.
    if (begun.current) return;
    begun.current = true;
    const address = new URL(location.href);
    // Tokens do not stay in the address bar, nor in the history.
    history.replaceState(history.state, '', address.pathname);
    void readCallback(address).then(setOutcome);
  }, []);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => void navigate({ to: outcome.to, replace: true }), outcome.after);
    return () => clearTimeout(timer);
  }, [outcome, navigate]);

  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr] px-6 py-6">
      <Wordmark />
      <div className="grid content-center justify-items-center gap-6 pb-24 text-center">
        <div className="grid h-24 place-items-center">
          {outcome === null ? (
            <Aperture size={56} />
          ) : (
            <SightDrawing sight={outcome.ok ? 'open' : 'closed'} className="animate-enter" />
          )}
        </div>
        <output>
          <h1 className="display max-w-reading text-title">{outcome === null ? 'One moment…' : outcome.text}</h1>
        </output>
      </div>
    </main>
  );
}
