import type { Range } from '../document.ts';

/** A part of a line of text. */
export interface Piece extends Range {
  text: string;
}

/** What a line says: a label, values behind it, or one of the two. */
export interface CopiedLine {
  label: Piece | null;
  values: readonly Piece[];
  /** Whether dots lead from the label to its values. */
  isLed: boolean;
}

/** What is longer is running text. */
const LONGEST_LINE = 700;
const LONGEST_LABEL = 110;
const LONGEST_VALUE = 80;

const begins =
  /(?<![\w$.,/-])(?:(?:covered|(?:the )?plan pays|you pay|member pays|up to|first) (?:at |in |up to )?(?=[$\d]|full)|\$ ?\d|\d[\d,.]*\s?%|no (?:charge|cost|copay|deductible)\b|not (?:covered|applicable)\b|covered in full|none\b|n\/a\b|included\b|unlimited\b|(?:(?:paid )?(?:same )?as in[- ]|(?:paid|same) as )network\b|(?:once|one|1) (?:every|per|a)\b|every \d+ (?:months?|years?)\b|does not apply\b|\d{1,3} (?:days?|weeks?|months?|years?|hours?|visits?)\b)/gi;
const bare = /^\d[\d,]*(?:\.\d+)?\*?$/;
/** A value goes on behind these: "$500 / $1,000", "$150, then 20%", "20% after $250". */
const goesOn =
  /(?:[-–/,;:+(=&]|\b(?:after|then|of|to|and|or|plus|a|an|the|is|at|by|for|from|per|than|over|under|with|pays?|every))\s*$/i;
/** Dots that lead from a label to its values; of three or more, so that no sentence ends in them. */
const leaders = /[\s.…_]+$/;
const leads = (run: string): boolean => run.includes('…') || run.replaceAll(/\s/g, '').length > 2;
/** "Network, you pay" heads a column. */
const says = /\b(?:you|members?|plan|we|employee|employer|company) pays?$/i;
const isOpen = (text: string): boolean => text.split('(').length > text.split(')').length;

/** What a line that may be a row of a table says; null for running text. */
export function copiedLine(text: string, from: number): CopiedLine | null {
  if (text.length > LONGEST_LINE) return null;
  const starts = bare.test(text) ? [0] : startsIn(text);
  const piece = (start: number, end: number): Piece => {
    const part = text.slice(start, end);
    const lead = part.length - part.trimStart().length;
    return { text: part.trim(), from: from + start + lead, to: from + start + part.trimEnd().length };
  };
  const before = text.slice(0, starts[0] ?? text.length);
  const run = leaders.exec(before)?.[0] ?? '';
  const isLed = leads(run);
  const label = piece(0, before.length - (isLed ? run.length : 0));
  const values = starts.map((start, at) => piece(start, starts[at + 1] ?? text.length));
  if (label.text.length > LONGEST_LABEL || /[.;?!]$|[.;?!] /.test(label.text)) return null;
  if (label.text !== '' && (!/\p{L}{2}/u.test(label.text) || isCutOff(label.text, values.length))) return null;
  const isRunning = values.some((value) => value.text.length > LONGEST_VALUE || /[.;] [A-Z]/.test(value.text));
  return isRunning ? null : { label: label.text === '' ? null : label, values, isLed };
}

/** A label that ends in the middle of a sentence. */
const isCutOff = (label: string, values: number): boolean =>
  goesOn.test(label.replace(/:$/, '')) && (values > 0 || !says.test(label));

const saidTwice = /(?:^|\s)(\S.{2,}) \1$/;

/** Whether a line says several cells of a row: two values, or the same words twice. */
export const isCopiedRow = (text: string): boolean =>
  text.length <= LONGEST_LINE && (saidTwice.test(text) || (copiedLine(text, 0)?.values.length ?? 0) > 1);

function startsIn(text: string): number[] {
  const starts: number[] = [];
  for (const { index } of text.matchAll(begins)) {
    const before = text.slice(starts.at(-1) ?? 0, index);
    if (starts.length > 0 && (isOpen(before) || goesOn.test(before))) continue;
    if (starts.length === 0 && (isOpen(before) || (index > 0 && goesOn.test(before)))) continue;
    starts.push(index);
  }
  return starts;
}
