import { useState } from 'react';
import { draftOf, keepDraft } from './drafts.ts';

/** What is typed and not sent yet. */
export interface Draft {
  text: string;
  change: (next: string) => void;
}

/** The draft of a chat, or of the chat that its first question will make: it outlives the screen. */
export function useDraft(of: string): Draft {
  const [text, setText] = useState(() => draftOf(of));
  const change = (next: string) => {
    setText(next);
    keepDraft(of, next);
  };
  return { text, change };
}
