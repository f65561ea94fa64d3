import { useEffect, useRef, useState } from 'react';
import { AskBox } from './ask-box.tsx';
import { Beginning } from './beginning.tsx';
import { History } from './history/history.tsx';
import { SavePdf } from './pdf/save-pdf.tsx';
import { session, signIn } from './session.ts';
import { useStore } from './store.ts';
import { TurnView } from './turn-view.tsx';
import { useConversation } from './use-conversation.ts';

/** The chat frame: a column of questions with their answers, and the box below it. */
export function App() {
  const signed = useStore(session);
  const price = signed.state === 'signed in' ? signed.price : 0;
  const { conversation, turns, pending, failure, ask, askAgain, stop, open, replace, startAnew, rename } =
    useConversation(price);
  const [history, setHistory] = useState(false);
  // After the conversation follows the session: it opens with it what was in view before.
  useEffect(() => void signIn(), []);
  const newest = useRef<HTMLDivElement>(null);
  const count = turns.length + (pending === null ? 0 : 1);
  useEffect(() => {
    // Its beginning: what is drawn below it comes a moment later.
    if (count > 0) newest.current?.scrollIntoView({ block: 'start' });
  }, [count]);

  const last = turns.at(-1);
  if (signed.state !== 'signed in') {
    return (
      <main className="waiting">
        <output>{signed.state === 'waiting' ? 'Connecting…' : 'Maximus did not answer. Please try again.'}</output>
      </main>
    );
  }
  return (
    <>
      <header className="bar top">
        <h1>{conversation?.title ?? 'New analysis'}</h1>
        <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setHistory(true)}>
          History
        </button>
        {conversation === null || turns.length === 0 ? null : <SavePdf conversation={conversation} turns={turns} />}
        {turns.length === 0 ? null : (
          <button type="button" className="button quiet" disabled={pending !== null} onClick={startAnew}>
            New analysis
          </button>
        )}
      </header>
      <main className="thread">
        {count === 0 ? <Beginning onAsk={(question) => void ask(question)} /> : null}
        {turns.map((turn) => (
          <div key={turn.id} ref={pending === null && turn === last ? newest : null}>
            <TurnView turn={turn} price={price} onAsk={ask} onChange={replace} onAgain={askAgain} />
          </div>
        ))}
        {pending === null ? null : (
          <article ref={newest} className="turn" aria-busy="true">
            <h2 className="question">{pending.question}</h2>
            <output className="soft">Reading the library…</output>
          </article>
        )}
        {failure === null ? null : (
          <p role="alert" className="notice">
            {failure.message}
          </p>
        )}
      </main>
      <output className="unseen" aria-live="polite">
        {last?.outcome.kind === 'answer' && pending === null ? last.outcome.result.headline : ''}
      </output>
      <AskBox price={price} isPending={pending !== null} onAsk={(question) => void ask(question)} onStop={stop} />
      {history ? (
        <History
          currentId={conversation?.id ?? null}
          onOpen={(id) => void open(id)}
          onGone={startAnew}
          onRenamed={rename}
          onClose={() => setHistory(false)}
        />
      ) : null}
    </>
  );
}
