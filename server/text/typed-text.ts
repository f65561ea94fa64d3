/** Signs without a shape of their own, and halves of characters: a database refuses some, a line of text shows none. */
const SHAPELESS = /\s*[\p{Control}\p{Surrogate}]+\s*/gu;

/** What somebody typed, as one line: no control characters, no halves of characters, single spaces. */
export function oneLine(text: string): string {
  return text.replaceAll(SHAPELESS, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** The same for a text of several lines: its line breaks stay, at most one blank line in a row. */
export function severalLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll(SHAPELESS, ' ').trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
