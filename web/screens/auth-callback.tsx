import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { readCallback, type CallbackOutcome, type CallbackQuestion } from '../features/account/read-callback.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Aperture } from '../ui/loader.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { SightDrawing } from '../ui/states.tsx';
import { Wordmark } from '../ui/mark.tsx';

/** /auth/callback: where the links of mails lead. Says what happened, then goes on by itself. */
export default function AuthCallback() {
  useDocumentTitle('Signing in');
  const [outcome, setOutcome] = useState<CallbackOutcome | null>(null);
  const [question, setQuestion] = useState<CallbackQuestion | null>(null);
  const navigate = useNavigate();
  const begun = useRef(false);

  useEffect(() => {
    // The address works once: a second pass of this effect must not read it again.
    if (begun.current) return;
    begun.current = true;
    const address = new URL(location.href);
    // Tokens do not stay in the address bar, nor in the history.
    history.replaceState(history.state, '', address.pathname);
    void readCallback(address).then((read) => ('proceed' in read ? setQuestion(read) : setOutcome(read)));
  }, []);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => void navigate({ to: outcome.to, replace: true }), outcome.after);
    return () => clearTimeout(timer);
  }, [outcome, navigate]);

  const proceed = (asked: CallbackQuestion) => {
    setQuestion(null);
    void asked.proceed().then(setOutcome);
  };

  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr] px-6 py-6">
      <Wordmark />
      <div className="grid content-center justify-items-center gap-6 pb-24 text-center">
        <div className="grid h-24 place-items-center">
          {outcome !== null || question !== null ? (
            <SightDrawing sight={outcome?.ok === false ? 'closed' : 'open'} className="animate-enter" />
          ) : (
            <Aperture size={56} />
          )}
        </div>
        {question === null ? (
          <output>
            <h1 className="display max-w-reading text-title">{outcome === null ? 'One moment…' : outcome.text}</h1>
          </output>
        ) : (
          <Question
            question={question}
            onProceed={() => proceed(question)}
            onRefuse={() => void navigate({ to: paths.home, replace: true })}
          />
        )}
      </div>
    </main>
  );
}

interface QuestionProps {
  question: CallbackQuestion;
  onProceed: () => void;
  onRefuse: () => void;
}

/** Asked before a link changes who is signed in. */
function Question({ question: { email, present }, onProceed, onRefuse }: QuestionProps) {
  return (
    <div className="grid w-full max-w-form gap-6">
      <div role="alert" className="grid gap-2">
        <h1 className="display text-title wrap-anywhere">Continue as {email}?</h1>
        <p className="text-soft wrap-anywhere">
          You are signed in as {present}. This link signs you out and in as {email}. If you did not ask for it, stay.
        </p>
      </div>
      <div className="grid gap-3">
        <Button kind="primary" size="large" wide onClick={onProceed}>
          Continue
        </Button>
        <Button size="large" wide onClick={onRefuse}>
          Stay signed in
        </Button>
      </div>
    </div>
  );
}
