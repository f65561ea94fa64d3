/** Nobody breaks running text by hand at less than this, nor at more than {@link WIDEST}. */
const NARROWEST = 60;
const WIDEST = 120;
/** What part of the width the lines have that were broken because of it. */
const FULL = 0.7;

const opens = /^[\p{Lu}\d$("“]/u;
const goesOn = /[,–—-]$| (?:a|an|and|are|at|by|for|from|in|is|of|on|or|our|than|that|the|to|with|your|per|\+|&)$/;
/** "Employee + spouse $7.15 $9.20": a label and its figures. */
const row = /^[\p{L}\d].* \$?\d[\d,.]*%?\*?$/u;
/** "Your share of the medical plan: $41.66". */
const pair = /^\p{Lu}[^.$]{2,70}: \$?\d[\d,.]*%?\*?$/u;
const figures = /(?:(?:\s|\s?\$)\d[\d,.]*%?){2,}\*?$/;
const value = /\$ ?\d|\d ?%|\b\d+ (?:days?|weeks?|months?)\b|\bno charge\b|\bnot covered\b/gi;
const hasValues = (line: string): boolean => (line.match(value)?.length ?? 0) > 1;

/** "1 to 5 years 160 hours per year": a row for a length of service. */
const band = /^(?:less than |at least |over )?\d{1,2}\+? ?(?:(?:to|-|–) ?\d{1,2}\+? ?)?(?:or more )?years?\b.*\d/i;

/** "Earning < $25k $25-40k $40-70k": three values or more, with next to nothing else. */
const isRowOfValues = (line: string): boolean =>
  (line.match(value)?.length ?? 0) > 2 && line.split(' ').filter((word) => /^[\p{L}]{2,}$/u.test(word)).length <= 3;

/** How the last cell of a row ends: "$50 individual / $150 family". */
const endsCell =
  /(?:\$ ?[\d,.]+|\d ?%|\b(?:individual|family|per person|per member|co-?pay|not covered|deductible))\*?$/i;

/** A row of values is followed by the next row, or by a short line that heads others. */
const isShort = (line: string): boolean => line.length < 60 && /^\p{Lu}/u.test(line) && !/[.;!?]$/.test(line);

/**
 * Whether a line goes on with the one before it because a fixed width broke their text. It does not where its first word
 * had found room above, or where no line of the paragraph was broken at all. `widest` is how wide its paragraph is: see {@link widthOf}.
 */
export function isWrapped(before: string, line: string, widest: number): boolean {
  if (!opens.test(line) || goesOn.test(before)) return true;
  if (widest > WIDEST || pair.test(line) || figures.test(line) || (row.test(before) && row.test(line))) return false;
  if (isRowOfValues(line) || (band.test(line) && (band.test(before) || before.length < NARROWEST))) return false;
  if (hasValues(before) && !/[,;]$/.test(before) && (hasValues(line) || isShort(line))) return false;
  if (hasValues(before) && endsCell.test(before) && /^\p{Lu}/u.test(line)) return false;
  const [word = ''] = line.split(' ', 1);
  return before.length + 1 + word.length > Math.max(NARROWEST, widest);
}

const fence = /^\s*(?:```|~~~)/;
const item = /^\s*(?:[-*+]|\d{1,2}[.)])\s/;
const structure = /^\s*(?:[#>|<]|[-=*_]{3,}\s*$|\[[^\]]*\]:)|\|\s*$/;

/**
 * Markdown whose lines were not broken by a width: each line that stands for itself becomes a paragraph, and the bullets
 * that pages are copied with become items. Text that was wrapped stays as it is.
 */
export function partLines(markdown: string): string {
  const parted: string[] = [];
  let before = '';
  let isFenced = false;
  const lines = markdown.split('\n');
  const widths = widthsOf(lines);
  for (const [at, written] of lines.entries()) {
    if (fence.test(written)) isFenced = !isFenced;
    const line = isFenced ? written : written.replace(/^(\s*)[•▪●◦‣]\s+/, '$1- ');
    const text = line.trim();
    const isText = !isFenced && text !== '' && !structure.test(line) && !item.test(line);
    if (isText && before !== '' && !isWrapped(before, text, widths[at] ?? 0)) parted.push('');
    parted.push(line);
    before = isText || (!isFenced && item.test(line)) ? text : '';
  }
  return parted.join('\n');
}

/**
 * How wide the lines of a paragraph were before they were broken, for {@link isWrapped}: the length of the longest, or more
 * than any width where most lines are much shorter than that, because then no width broke them.
 */
export function widthOf(lines: readonly string[]): number {
  let widest = 0;
  for (const line of lines) widest = Math.max(widest, line.trim().length);
  const whole = lines.slice(0, -1);
  const full = whole.filter((line) => line.trim().length >= widest * FULL).length;
  return full * 2 < whole.length ? Number.POSITIVE_INFINITY : widest;
}

/** For each line how wide its paragraph is. */
function widthsOf(lines: readonly string[]): number[] {
  const widths: number[] = [];
  let paragraph: string[] = [];
  const close = (): void => {
    const width = widthOf(paragraph);
    for (const _ of paragraph) widths.push(width);
    paragraph = [];
  };
  for (const line of lines) {
    if (line.trim() === '') {
      close();
      widths.push(0);
    } else paragraph.push(line);
  }
  close();
  return widths;
}
