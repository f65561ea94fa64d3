/** A stretch of a text. */
export interface Span {
  from: number;
  to: number;
}

const end = /[.!?]["')\]]*\s+(?=[a-z0-9"'($•])/g;
const shortened = /(?:\b(?:u\.s|e\.g|i\.e|inc|llc|co|corp|dr|jr|sr|mr|ms|mrs|vs|no|approx|st|dept|hrs|yrs|max|min|etc|jan|feb|mar|apr|aug|sept?|oct|nov|dec)|\b[a-z])\.["')\]]*\s+$/; // prettier-ignore

/** The sentences of a line of plain text; a point within a number or after an abbreviation ends none. */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(end)) {
    const to = match.index + match[0].length;
    if (shortened.test(text.slice(Math.max(0, to - 12), to)) && match[0].startsWith('.')) continue;
    spans.push({ from, to: from + text.slice(from, to).trimEnd().length });
    from = to;
  }
  if (from < text.length) spans.push({ from, to: text.length });
  return spans;
}
