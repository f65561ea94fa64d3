/** So long at most for one claim; several claims take as much as they need. */
const LONGEST_QUOTE = 400;

interface Part {
  text: string;
  from: number;
  to: number;
  words: Set<string>;
}

/**
 * The part of a passage that best supports some claims, copied from the passage character by character: for one claim one
 * sentence or line, wider where its figures stand in several; for several claims everything from the first of their parts
 * to the last, so that the quote proves each of them.
 */
export function supportingQuote(passage: string, claims: readonly string[]): string {
  const parts = partsOf(passage);
  const found = [...new Set(claims.flatMap(itemsOf).flatMap((claim) => partsFor(parts, claim)))];
  if (found.length === 0) return shorten(passage.trim());
  const from = Math.min(...found.map((part) => part.from));
  const to = Math.max(...found.map((part) => part.to));
  const quote = passage.slice(from, to);
  return found.length === 1 && claims.length === 1 ? keepFigures(quote, claims[0] ?? '') : quote;
}

/** A claim, or the items of a list that it puts in one line. */
const itemsOf = (claim: string): string[] =>
  claim.includes(';') ? claim.split(/[;:]/).filter((item) => words(item).size > 0) : [claim];

function partsOf(passage: string): Part[] {
  return [...passage.matchAll(/[^\n]+?(?:[.!?](?=\s|$)|$)/gmu)]
    .map((match) => {
      const text = match[0].trim();
      const from = match.index + match[0].indexOf(text);
      return { text, from, to: from + text.length, words: words(text) };
    })
    .filter((part) => part.words.size > 0);
}

/** The part that shares most with a claim, and for each figure that it lacks the next best that has it. */
function partsFor(parts: readonly Part[], claim: string): Part[] {
  const wanted = words(claim);
  const ranked = parts
    .map((part) => {
      const shared = [...part.words].filter((word) => wanted.has(word)).length;
      // What is shared counts; the root keeps a two-word line from winning over a whole sentence.
      return { part, score: shared / Math.sqrt(part.words.size) };
    })
    .sort((a, b) => b.score - a.score || a.part.from - b.part.from)
    .map(({ part }) => part);
  const chosen = ranked.slice(0, 1);
  for (const figure of figuresOf(wanted)) {
    if (chosen.some((part) => part.words.has(figure))) continue;
    const holder = ranked.find((part) => part.words.has(figure));
    if (holder !== undefined) chosen.push(holder);
  }
  return chosen;
}

/** A year names the guide more often than what it states. */
const YEAR = /^(19|20)\d\d$/;
const figuresOf = (all: ReadonlySet<string>): string[] =>
  [...all].filter((word) => /\d/.test(word) && !YEAR.test(word));

function words(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}$%.,]+/gu)
      ?.map((word) => word.replaceAll(/^[.,]+|[.,]+$/g, ''))
      .filter((word) => word !== '') ?? [],
  );
}

/** A long part is cut, unless that takes a figure of the claim away. */
function keepFigures(text: string, claim: string): string {
  const short = shorten(text);
  const [whole, left] = [words(text), words(short)];
  return figuresOf(words(claim)).some((figure) => whole.has(figure) && !left.has(figure)) ? text : short;
}

function shorten(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const cut = text.slice(0, LONGEST_QUOTE);
  const end = cut.lastIndexOf(' ');
  return end > 0 ? cut.slice(0, end) : cut;
}
