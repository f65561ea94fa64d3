const LONGEST_TITLE = 60;

/** The title of a chat from its first question: one line, cut at a word. */
export function titleOf(question: string): string {
  const line = question.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_TITLE) return line;
  const cut = line.slice(0, LONGEST_TITLE);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > LONGEST_TITLE / 2 ? end : LONGEST_TITLE).replace(/[\s,;:.–—-]+$/u, '')}…`;
}
