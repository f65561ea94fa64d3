const LONGEST = 600;
/** What is shorter is found anywhere. */
const SHORTEST = 6;

/** Signs that a model writes one for the other. */
const alike: readonly RegExp[] = [/['’‘]/, /["“”]/, /[-–—‑−]/];

/**
 * Where a text holds a quote: spaces, line breaks, quotation marks and dashes may be others. A quote that begins or ends
 * within a word or a number is none.
 */
export function findQuote(text: string, quote: string): { from: number; to: number } | null {
  const wanted = quote.trim();
  if (wanted.length < SHORTEST || wanted.length > LONGEST) return null;
  const source = wanted
    .split(/\s+/)
    .map((piece) => [...piece].map(patternOf).join(''))
    .join(String.raw`\s+`);
  const before = /^[\p{L}\p{N}]/u.test(wanted) ? String.raw`(?<![\p{L}\p{N}$]|\d[.,])` : '';
  const after = /[\p{L}\p{N}]$/u.test(wanted) ? String.raw`(?![\p{L}\p{N}%]|[.,]\d)` : '';
  const match = new RegExp(`${before}${source}${after}`, 'u').exec(text);
  return match === null ? null : { from: match.index, to: match.index + match[0].length };
}

function patternOf(sign: string): string {
  const group = alike.find((signs) => signs.test(sign));
  return group?.source ?? sign.replace(/[.*+?^${}()|[\]\\/]/, String.raw`\$&`);
}
