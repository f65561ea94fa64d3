const LONGEST_QUOTE = 400;

/**
 * The part of a passage that best supports a claim: one sentence or line, copied from the passage character by
 * character.
 */
export function supportingQuote(passage: string, claim: string): string {
  const wanted = words(claim);
  let best = { text: passage.trim(), score: -1 };
  for (const [part] of passage.matchAll(/[^\n]+?(?:[.!?](?=\s|$)|$)/gmu)) {
    const text = part.trim();
    const own = words(text);
    if (own.size === 0) continue;
    const shared = [...own].filter((word) => wanted.has(word)).length;
    // What is shared counts; the root keeps a two-word line from winning over a whole sentence.
    const score = shared / Math.sqrt(own.size);
    if (score > best.score) best = { text, score };
  }
  return shorten(best.text);
}

function words(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}$%.]+/gu)
      ?.map((word) => word.replace(/\.+$/, '')) ?? [],
  );
}

function shorten(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const cut = text.slice(0, LONGEST_QUOTE);
  const end = cut.lastIndexOf(' ');
  return end > 0 ? cut.slice(0, end) : cut;
}
