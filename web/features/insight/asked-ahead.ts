/** A question that was asked before its chat is on screen: where a chat is made for it. */
let waiting: { chatId: string; question: string } | null = null;

/** Leaves a question for a chat that is about to be shown. */
export function askAhead(chatId: string, question: string): void {
  waiting = { chatId, question };
}

/** The question that waits for this chat, once; null where there is none. */
export function takeAskedAhead(chatId: string): string | null {
  if (waiting?.chatId !== chatId) return null;
  const { question } = waiting;
  waiting = null;
  return question;
}
