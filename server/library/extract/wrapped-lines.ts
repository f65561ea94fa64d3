/** Nobody breaks running text by hand at less than this, nor at more than {@link WIDEST}. */
const NARROWEST = 60;
const WIDEST = 120;

const opens = /^[\p{Lu}\d$("“]/u;
const goesOn = /[,–—-]$| (?:a|an|and|are|at|by|for|from|in|is|of|on|or|our|than|that|the|to|with|your|per|\+|&)$/;
/** "Employee + spouse $7.15 $9.20": a label and its figures. */
const row = /^[\p{L}\d].* \$?\d[\d,.]*%?\*?$/u;
const figures = /(?:(?:\s|\s?\$)\d[\d,.]*%?){2,}\*?$/;
const value = /\$ ?\d|\d ?%|\b\d+ (?:days?|weeks?|months?)\b|\bno charge\b|\bnot covered\b/gi;
const hasValues = (line: string): boolean => (line.match(value)?.length ?? 0) > 1;

/** A row of values is followed by the next row, or by a short line that heads others. */
const isShort = (line: string): boolean => line.length < 40 && /^\p{Lu}/u.test(line) && !/[.;!?]$/.test(line);

/**
 * Whether a line goes on with the one before it because a fixed width broke their text. It does not where its first word
 * had found room above, or where no line of the paragraph was broken at all. `widest` is the length of its longest line.
 */
export function isWrapped(before: string, line: string, widest: number): boolean {
  if (!opens.test(line) || goesOn.test(before)) return true;
  if (widest > WIDEST || figures.test(line) || (row.test(before) && row.test(line))) return false;
  if (hasValues(before) && !/[,;]$/.test(before) && (hasValues(line) || isShort(line))) return false;
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
  const widest = widestOf(lines);
  for (const [at, written] of lines.entries()) {
    if (fence.test(written)) isFenced = !isFenced;
    const line = isFenced ? written : written.replace(/^(\s*)[•▪●◦‣]\s+/, '$1- ');
    const text = line.trim();
    const isText = !isFenced && text !== '' && !structure.test(line) && !item.test(line);
    if (isText && before !== '' && !isWrapped(before, text, widest[at] ?? 0)) parted.push('');
    parted.push(line);
    before = isText || (!isFenced && item.test(line)) ? text : '';
  }
  return parted.join('\n');
}

/** For each line the length of the longest one of its paragraph. */
function widestOf(lines: readonly string[]): number[] {
  const widest = lines.map((line) => line.trim().length);
  for (let at = 1; at < widest.length; at += 1) {
    if (widest[at] !== 0) widest[at] = Math.max(widest[at] ?? 0, widest[at - 1] ?? 0);
  }
  for (let at = widest.length - 2; at >= 0; at -= 1) {
    if (widest[at] !== 0) widest[at] = Math.max(widest[at] ?? 0, widest[at + 1] ?? 0);
  }
  return widest;
}
