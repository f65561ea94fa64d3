import { readStored, writeStored } from '../../lib/storage.ts';

/** What was typed in a chat and not sent yet, kept in this browser. */
export function draftOf(chatId: string): string {
  return readStored(`draft.${chatId}`) ?? '';
}

/** Keeps what was typed; nothing is kept of a blank draft. */
export function keepDraft(chatId: string, text: string): void {
  writeStored(`draft.${chatId}`, text.trim() === '' ? null : text);
}
