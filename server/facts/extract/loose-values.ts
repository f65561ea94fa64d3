/** A part of a line by its characters. */
export interface Span {
  from: number;
  to: number;
}

/** A line that holds a label and values one behind the other: "Individual $500 $1,000". */
export interface LooseRow {
  label: Span;
  values: Span[];
}

/** The longest values and labels of rows; what is longer is running text. */
const LONGEST_VALUE = 80;
const LONGEST_LABEL = 110;
const LONGEST_LINE = 700;

const opening =
  /(?:covered (?:up to |at |in )?|up to (?=[$\d])|to (?:age|retirement)\b|(?:you|plan|member|employee) pays? |no (?:charge|cost|copay)|not covered|paid in full|n\/a\b|none\b|ded(?:uctible)?\.? ?\/ ?(?=\d{1,3}%)|included\b|\$+ ?[\d,]*\.?\d|(?<![\d.,$])\d{1,3}(?:\.\d+)? ?%|(?<![\w$.,+-])\d{1,3}(?:st|nd|rd|th)? (?:days?|weeks?|months?|hours?)\b|(?<![\w$.,+-])\d{1,3},?\d{0,3}\.\d\d(?![\d%]))/g;

/** What a value that was begun is not complete after: "$10 copay, then", "$500 individual /". */
const goesOn =
  /(?:[-/,;:&+(=]|\b(?:after|then|of|to|and|or|plus|up|a|an|the|is|at|by|for|from|per|than|first|over|under|with|pays?|maximum|max|limit))$/;

/** "Out-of-pocket maximum" names a row, where "up to a yearly maximum" goes on to its amount. */
const limitRow = /\b(?:maximum|max|limit)$/;
const upToLimit = /\b(?:to|a|an|the|with|and|or|then|(?<!out )of)(?: [\w'-]+){0,2} (?:maximum|max|limit)$/;

/** Two statements in one value are running text, unless the second goes on about the first. */
const sentence = /[.!?] [a-z]|; (?!deductible|then|after|no |not |waived|co-?pay|coinsurance)[a-z]/;

const isComplete = (text: string): boolean =>
  !/^covered(?: (?:up to|at|in))? ?$/.test(text) &&
  /[\d%]|\bage\b|no (?:charge|cost|copay)|not covered|covered|in full|n\/a|none|included/.test(text);

/**
 * The label and the values of a plain line that a table's row became without its bounds; null where it is none. A value
 * begins at an amount, a share, a length of time or words like "not covered", unless the one before goes on to it.
 */
export function looseRowOf(text: string): LooseRow | null {
  if (text.length > LONGEST_LINE || !/[$%\d]/.test(text)) return null;
  const starts = startsIn(text);
  const [first] = starts ?? [];
  if (starts === null || first === undefined || first === 0) return null;
  const label = trimmed(text, { from: 0, to: first });
  const written = text.slice(label.from, label.to);
  if (!/[a-z]{2}/.test(written) || written.length > LONGEST_LABEL || /[.;:]$|[.;] /.test(written)) return null;
  const values = valuesFrom(text, starts);
  return values === null ? null : { label, values };
}

function valuesFrom(text: string, starts: readonly number[]): Span[] | null {
  const values = starts.map((from, at) => trimmed(text, { from, to: starts[at + 1] ?? text.length }));
  const isText = ({ from, to }: Span): boolean => to - from > LONGEST_VALUE || sentence.test(text.slice(from, to));
  return values.some(isText) ? null : values;
}

/** Where the values of a line begin; null where its first amount goes on from words before it. */
function startsIn(text: string): number[] | null {
  const starts: number[] = [];
  for (const { index } of text.matchAll(opening)) {
    const before = text.slice(0, index).trimEnd();
    const last = starts.at(-1);
    if (last === undefined) {
      if (limitRow.test(before) ? upToLimit.test(before) : goesOn.test(before)) return null;
      starts.push(index);
    } else {
      const value = text.slice(last, index);
      if (isOpen(value) || goesOn.test(before) || !isComplete(value)) continue;
      starts.push(index);
    }
  }
  return starts;
}

const isOpen = (value: string): boolean => value.split('(').length > value.split(')').length;

function trimmed(text: string, { from, to }: Span): Span {
  const part = text.slice(from, to);
  return { from: from + part.length - part.trimStart().length, to: from + part.trimEnd().length };
}
