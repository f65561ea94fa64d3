import { useCallback, useEffect, useState } from 'react';
import type { AnalysisSpec } from '../../contract/analysis.ts';
import type { Asked, Conversation, Turn } from '../wire.ts';
import { call, Failure, newId } from './call.ts';
import { tellPage } from './page-messages.ts';
import { session } from './session.ts';

/** A question that is being answered. */
interface Pending {
  queryId: string;
  question: string;
}

/** Characters of a question that is named again. */
const LONGEST = 300;
const LAST = 'maximus.conversation';

function remember(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(LAST);
    else sessionStorage.setItem(LAST, id);
  } catch {
    // Without storage a reload begins anew; the history has the conversation.
  }
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(LAST);
  } catch {
    return null;
  }
}

const failed = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure('internal', 'Something went wrong. Please try again.');

/** The conversation in view: what was asked, what is being answered, and what can be done. */
export function useConversation(price: number) {
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [pending, setPending] = useState<Pending | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const show = useCallback((next: Conversation | null, its: readonly Turn[]) => {
    setConversation(next);
    setTurns(its);
    setFailure(null);
    remember(next?.id ?? null);
  }, []);

  const open = useCallback(
    async (id: string) => {
      try {
        const opened = await call<{ conversation: Conversation; turns: Turn[] }>('GET', `/api/conversations/${id}`);
        show(opened.conversation, opened.turns);
      } catch (error) {
        remember(null);
        setFailure(failed(error));
      }
    },
    [show],
  );

  // What was in view before a reload, or before the session was renewed.
  useEffect(() => {
    const resume = () => {
      const id = remembered();
      if (session.get().state === 'signed in' && id !== null) void open(id);
    };
    return session.subscribe(resume);
  }, [open]);

  const ask = async (question: string, spec: AnalysisSpec | null = null, again: string | null = null) => {
    const queryId = newId();
    setPending({ queryId, question });
    setFailure(null);
    tellPage({ type: 'maximus:query-sent', queryId, price });
    let charged = 0;
    try {
      const body = { queryId, conversationId: conversation?.id ?? null, text: question, spec, again };
      const asked = await call<Asked>('POST', '/api/ask', body);
      ({ charged } = asked.turn);
      setConversation(asked.conversation);
      remember(asked.conversation.id);
      setTurns((before) => [...before, asked.turn]);
      const { outcome } = asked.turn;
      if (outcome.kind === 'failed') tellPage({ type: 'maximus:error', message: outcome.message, code: outcome.code });
    } catch (error) {
      const { code, message } = failed(error);
      setFailure(failed(error));
      if (code !== 'session_expired') tellPage({ type: 'maximus:error', message, code });
    } finally {
      setPending(null);
      tellPage({ type: 'maximus:query-done', queryId, charged });
    }
  };

  const stop = () => {
    if (pending !== null) void call('POST', '/api/stop', { queryId: pending.queryId }).catch(() => undefined);
  };

  const replace = (turn: Turn) => setTurns((before) => before.map((one) => (one.id === turn.id ? turn : one)));
  const startAnew = () => show(null, []);

  const rename = (renamed: Conversation) => {
    if (renamed.id === conversation?.id) setConversation(renamed);
  };

  const askAgain = (turn: Turn) =>
    void ask(`Run again: ${turn.question.replace(/^(?:Run again: )+/, '')}`.slice(0, LONGEST), null, turn.id);
  return { conversation, turns, pending, failure, ask, askAgain, stop, open, replace, startAnew, rename };
}
