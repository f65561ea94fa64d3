import { networkOf, payerOf, tierOf } from './aspects.ts';
import { metricsOfLabel } from './labels.ts';
import type { Line } from './lines.ts';
import { subjectOf } from './subject.ts';

const figure =
  /^(?:(?:(?:up to (?:an? )?|(?:first|1st) \d+ visits? (?:at )?))?\$ ?[\d,]+(?:\.\d\d)?(?: ?\/ ?\$[\d,]+(?:\.\d\d)?)*|\d{1,3}%(?:\*? ?\/ ?\d{1,3}%)?|no charge|not covered|n\/a|none|(?:the )?plan pays (?:\$[\d,]+|\d{1,3}%)(?: of [\w ]{3,25})?|covered (?:in full|at 100%|100%))(?: ?(?:co-?pay|coinsurance|allowance|reimbursement|after (?:materials co-?pay|(?:the )?deductible)|per |individual|family|single|monthly|bi-?weekly|or \d{1,3}%|\/|\()[\w $,.()/*+%-]{0,60})?\*?$/;

/** "2.70% of hours paid", "7 days per year": what a length of service brings. */
const grant =
  /^\d{1,3}(?:\.\d+)? ?(?:days?|hours?|hrs?|weeks?|% of (?:\w+ ){0,2}hours)\b(?! of (?:service|employment))[\w /.]{0,25}$/;

/** What says how often, or of what part of a benefit something is, and heads no column. */
const noHead =
  /\b(?:limitations?|appl(?:y|ies)|every|once|frequency|lens(?:es)?|visits?|waived|includes?)\b|^[*(]|[$%•]/;

const granted = /\d ?(?:days?|hours?|hrs|weeks?)\b/;

/** "Special comments": the head of a last column that only remarks on its rows. */
const remarks = /^(?:special |important )?(?:comments?|notes?|limitations?|exceptions?|remarks?)\b/;

/** How many lines of remarks may stand between two rows of one table. */
const BETWEEN = 4;

/** A label with the figures that stand beneath it, each on a line of its own. */
interface Stack {
  from: number;
  to: number;
}

/**
 * Rows whose cells came as one line each become rows again: a label and as many figures, several times over, and above
 * the first of them as many heads. Remarks between two rows end no table.
 */
export function stackRows(lines: readonly Line[]): readonly Line[] {
  if (!lines.some((line, at) => isFigure(line) && isLabel(lines[at - 1]))) return lines;
  const joined: Line[] = [];
  let at = 0;
  let last: { end: number; width: number; heading: string } | null = null;
  while (at < lines.length) {
    const stacks = stacksFrom(lines, at);
    const [first, second] = stacks;
    const width = first === undefined ? 0 : first.to - first.from - 1;
    const goesOn: boolean =
      last !== null && last.width === width && width > 1 && at - last.end <= BETWEEN && lines[at]?.heading === last.heading; // prettier-ignore
    if (first === undefined || (second === undefined && !goesOn && !comesAgain(lines, first))) {
      const line = lines[at];
      if (line !== undefined) joined.push(line);
      at += 1;
      continue;
    }
    // "Annual deductible" between the heads and the first of its levels heads rows, and no column.
    const section = joined.at(-1);
    const isSection = section !== undefined && isUnder(section, lines[at]) && namesLimit(section);
    if (isSection) joined.pop();
    const isRemarked = width > 1 && remarks.test(joined.at(-1)?.text ?? '');
    const end = joined.length - (isRemarked ? 1 : 0);
    const heads = joined.slice(Math.max(0, end - width), end);
    const above = joined[end - width - 1];
    const isHeaded =
      width > 1 &&
      heads.length === width &&
      heads.every((head) => isLabel(head) && isOver(head, lines[at])) &&
      areApart(heads) &&
      areWhole(heads, above);
    if (isHeaded) joined.splice(end - width, joined.length - end + width, joinLines(heads, above));
    if (isSection) joined.push(section);
    for (const { from, to } of stacks) joined.push(joinLines(lines.slice(from, to), isHeaded ? above : joined.at(-1)));
    at = stacks.at(-1)?.to ?? at + 1;
    last = { end: at, width, heading: lines[at - 1]?.heading ?? '' };
  }
  return joined;
}

/** Whether another row as wide follows soon: lines about how often, or for whom, stand between the two. */
function comesAgain(lines: readonly Line[], { from, to }: Stack): boolean {
  const label = lines[from];
  const width = to - from;
  if (width < 3 || label === undefined) return false;
  for (let at = to; at <= to + BETWEEN; at += 1) {
    if (lines[at]?.heading !== label.heading) return false;
    const [next] = stacksFrom(lines, at);
    if (next !== undefined && next.to - next.from === width) return true;
  }
  return false;
}

const isFigure = (line: Line): boolean =>
  line.cells.length === 1 && line.text.length < 80 && (figure.test(line.text) || grant.test(line.text));

const isLabel = (line: Line | undefined): boolean =>
  line !== undefined &&
  line.cells.length === 1 &&
  line.text.length <= 70 &&
  !isFigure(line) &&
  !/[.;!?]$/.test(line.text);

const namesLimit = ({ cells, text, subject, around }: Line): boolean =>
  cells.length === 1 && metricsOfLabel(text, subject ?? around ?? 'medical').length === 1;

const isUnder = (line: Line, other: Line | undefined): boolean =>
  other !== undefined && line.passage === other.passage && line.heading === other.heading;

/** "Spousal", "Surcharge", "Plan B", "Spousal", "Surcharge": parts of names that a narrow head broke up name no columns. */
const areApart = (heads: readonly Line[]): boolean =>
  heads.every(
    ({ text }, at) =>
      (networkOf(text) ?? payerOf(text) ?? tierOf(text)) !== null ||
      heads.findIndex((head) => head.text === text) === at,
  );

/** Heads stand above their rows under one heading; a passage may end between the two, or among them. */
const isOver = (head: Line, row: Line | undefined): boolean => head.heading === row?.heading && !noHead.test(head.text);

/**
 * Whether lines are as many heads, and not parts of them: a network stands beside networks only, what is limited and a remark
 * in brackets head rows, and above "Paycheck", "Cost" a lone "Per" shows that heads are of several lines.
 */
function areWhole(heads: readonly Line[], above: Line | undefined): boolean {
  const networks = heads.filter(({ text }) => networkOf(text) !== null).length;
  const isPart = above !== undefined && isUnder(above, heads[0]) && /^(?:per|cost|monthly|employee|each|your)$/.test(above.text); // prettier-ignore
  const isRemark = heads.some((head) => head.text.startsWith('(') || namesLimit(head));
  return (networks === 0 || networks === heads.length) && !isPart && !isRemark;
}

/** Whether a line is a figure that follows the line before it, blanks apart. */
const isFigureUnder = (line: Line | undefined, label: Line, before: Line | undefined): boolean =>
  line !== undefined &&
  isFigure(line) &&
  isUnder(line, label) &&
  line.passage.text.slice(before?.to ?? 0, line.from).trim() === '';

/** The stacks of one width that follow each other from a line on. */
function stacksFrom(lines: readonly Line[], start: number): Stack[] {
  const stacks: Stack[] = [];
  let from = start;
  let width = 0;
  for (;;) {
    const label = lines[from];
    if (label === undefined || !isLabel(label)) return stacks;
    // "Less than 2 years 17 days/year," has its grant already; what follows goes on with it.
    if (granted.test(label.text) && grant.test(lines[from + 1]?.text ?? '')) return stacks;
    let to = from + 1;
    while (isFigureUnder(lines[to], label, lines[to - 1])) to += 1;
    if (to === from + 1 || (width > 0 && to - from !== width)) return stacks;
    width = to - from;
    stacks.push({ from, to });
    from = to;
  }
}

/** Several lines as one row. It stands under what the line above it stands under, not under its own label. */
function joinLines(parts: readonly Line[], above: Line | undefined): Line {
  const [first] = parts;
  // Heads may go on in the next passage: the quote is what the first of the two has of them.
  const last = parts.findLast(({ passage }) => passage === first?.passage);
  if (first === undefined || last === undefined) throw new Error('A row has at least one line');
  const under = above?.heading === first.heading ? above : null;
  return {
    ...first,
    to: last.to,
    text: parts.map(({ text }) => text).join(' '),
    cells: parts.map(({ text }) => text),
    originals: parts.flatMap(({ originals }) => originals),
    section: under?.section ?? '',
    subject: under === null ? subjectOf(first.heading) : under.subject,
  };
}
