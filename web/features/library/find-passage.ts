/** Letters and digits only: layouts differ in blanks, hyphens and quotation marks, and marks need not. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** How long a stretch must be to be looked for by itself, in plain characters, and how far apart stretches begin. */
const STRETCH = 28;
const STEP = 7;

/** A stretch of a text, in characters of its plain form. */
interface Range {
  from: number;
  to: number;
}

/**
 * Where `wanted` stands in `whole`, both plain. The passage as it is where it can be found, else every stretch of it that
 * occurs: a column, a page's footer or a hyphen may stand in between.
 */
function rangesOf(whole: string, wanted: string): Range[] {
  const at = wanted === '' ? -1 : whole.indexOf(wanted);
  if (at !== -1) return [{ from: at, to: at + wanted.length }];
  const ranges: Range[] = [];
  for (let start = 0; start + STRETCH <= wanted.length; start += STEP) {
    const from = whole.indexOf(wanted.slice(start, start + STRETCH));
    if (from !== -1) ranges.push({ from, to: from + STRETCH });
  }
  return ranges;
}

/**
 * Which pieces of a page belong to a passage.
 *
 * @param pieces the runs of text of the page, in reading order
 * @param passage the passage as the library stores it
 * @returns the indexes of the pieces that are part of it, ascending; empty when it is not on the page
 */
export function findPassage(pieces: readonly string[], passage: string): number[] {
  let whole = '';
  const spans = pieces.map((piece) => {
    const from = whole.length;
    whole += plain(piece);
    return { from, to: whole.length };
  });
  const ranges = rangesOf(whole, plain(passage));
  return spans.flatMap((span, index) =>
    span.to > span.from && ranges.some((range) => range.from < span.to && span.from < range.to) ? [index] : [],
  );
}

/**
 * Which pieces of a page belong to a quote from a passage: the same words may stand elsewhere on the page too. The pieces of
 * the whole passage where the quote cannot be found in it.
 */
export function findQuote(pieces: readonly string[], passage: string, quote: string | null): number[] {
  const within = findPassage(pieces, passage);
  if (quote === null) return within;
  const quoted = findPassage(
    within.map((index) => pieces[index] ?? ''),
    quote,
  ).flatMap((index) => within[index] ?? []);
  return quoted.length > 0 ? quoted : within;
}
