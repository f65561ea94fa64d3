import { amountIn } from './amount-in.ts';
import { blocksOf, cleanText, namesAmount, type Block } from './blocks.ts';
import type { FoundPassage } from '../../contract/insight-tools.ts';

/** One thing that a guide says: a sentence, a list item, a whole short list or a row of a table. */
export interface Statement {
  passage: FoundPassage;
  /** As it is shown: the guide's own words without markup. */
  text: string;
  /** What it stands under: the heading, and the line that introduces its list or table. */
  context: string;
  /** True for a list put together to one statement. */
  list: boolean;
  /** Place among all statements, for keeping the guide's order. */
  order: number;
}

type Part = Pick<Statement, 'text' | 'context' | 'list'>;

/** Sentences that talk to a machine, and what a publisher says about the document, are no statements about benefits. */
const NO_STATEMENT =
  /\b(ignore|disregard|forget)\b.{0,40}\b(instruction|prompt|rule)|\bsystem prompt\b|\byou are (an?|the) (ai|assistant|chatbot|language model)\b|\bas an ai\b|\bgenerated using a language model\b|\brights reserved\b|\bno representations or warranties\b|\bdemonstration purposes\b|\btable of contents\b/i;

const ABBREVIATIONS = /\b(?:e\.g|i\.e|etc|vs|no|approx|u\.s|inc|dr|mr|ms|jr|sr|st|dept|sec|max|min)\.$/i;

const FEW_CELLS = 3;
/** A list of items this short, in words, is one statement. */
const SHORT_ITEM = 14;
const LONGEST_LIST = 12;

export function statementsOf(passages: readonly FoundPassage[]): Statement[] {
  const statements: Statement[] = [];
  for (const passage of passages) {
    for (const part of partsOf(passage)) {
      if (isStatement(part)) statements.push({ ...part, passage, order: statements.length });
    }
  }
  return statements;
}

function isStatement({ text, list }: Part): boolean {
  const words = text.split(/\s+/).length;
  return (
    (words >= 3 || namesAmount(text)) &&
    (list || words <= 90) &&
    /\p{L}{2}/u.test(text) &&
    !text.endsWith('?') &&
    !NO_STATEMENT.test(text)
  );
}

function partsOf(passage: FoundPassage): Part[] {
  const parts: Part[] = [];
  const heading = cleanText(passage.heading ?? '').replace(/:+$/, '');
  let under = heading;
  let lead = '';
  let header: string[] | undefined;
  let items: string[] = [];
  let rows: string[] = [];
  let isOneColumn = true;
  const context = (): string => [under, lead].filter((line) => line !== '').join(': ');
  const endList = (): void => {
    parts.push(...listParts(items, lead, under, context()));
    // What the rows of a table are about is a list, too: the holidays, the plans.
    const listed = isOneColumn ? pairsOf(rows) : rows;
    // A table whose cells all came in one line, or one below the other.
    if (header !== undefined && (isOneColumn || rows.length === 0))
      parts.push(...amountPairs([...header, ...rows], context()));
    // A line that only looks like a row: "Hotline: 555-0100 | help@example.com".
    if (header !== undefined && header.length > 0 && rows.length === 0 && header.length <= FEW_CELLS)
      parts.push({ text: header.join(' | '), context: context(), list: false });
    if (rows.length > 2 && (isOneColumn || rows.every((row) => /^\D+$/.test(row))))
      parts.push(...listParts(listed, lead, under, context()).filter((part) => part.list));
    items = [];
    rows = [];
    isOneColumn = true;
  };
  const blocks = blocksOf(passage.text);
  for (const [at, found] of blocks.entries()) {
    const block: Block =
      found.kind === 'heading' && isListed(found.text, blocks[at + 1], lead)
        ? { kind: 'item', text: found.text }
        : found;
    if (block.kind !== 'item' && block.kind !== 'row') endList();
    if (block.kind !== 'row') header = undefined;
    if (block.kind === 'item') {
      items.push(block.text);
    } else if (block.kind === 'row') {
      isOneColumn &&= block.cells.length === 1;
      if (header === undefined && !holdsDate(block.cells)) header = block.cells;
      else {
        header ??= [];
        parts.push({ text: rowText(header, block.cells), context: context(), list: false });
        rows.push(block.cells[0] ?? '');
      }
    } else if (block.kind === 'heading') {
      under = block.text === heading || heading === '' ? block.text : `${heading}: ${block.text}`;
      lead = '';
    } else {
      lead = sentences(block, parts, under);
      const next = blocks[at + 1]?.kind;
      // What should lead a list that is none answers by itself.
      if (next !== 'item' && next !== 'row' && saysAmount(lead))
        parts.push({ text: lead, context: under, list: false });
    }
  }
  endList();
  return parts;
}

/** Under "The following plans are available:" short lines are items, up to the heading of the next text. */
const isListed = (text: string, next: Block | undefined, lead: string): boolean =>
  lead !== '' && !text.endsWith('?') && next?.kind !== 'text';

/** An amount and nothing else: "3.5 weeks", "$500", "80%". */
const BARE_AMOUNT = /^(?:[$€£]\s?)?\d[\d.,]*\s?(?:%|[a-z]+)?(?:\s(?:a|per)\s[a-z]+)?$/i;

/** Cells that stand one below the other, by turns what is meant and its amount: "After 2 years", "3.5 weeks". */
function amountPairs(cells: readonly string[], context: string): Part[] {
  const pairs = cells.flatMap((name, at) => (at % 2 === 0 ? [{ name, amount: cells[at + 1] ?? '' }] : []));
  const isHeaded = !BARE_AMOUNT.test(pairs[0]?.amount ?? '');
  const own = isHeaded ? pairs.slice(1) : pairs;
  const areAmounts = own.every(({ name, amount }) => BARE_AMOUNT.test(amount) && !BARE_AMOUNT.test(name));
  if (own.length < 2 || cells.length % 2 > 0 || !areAmounts) return [];
  const under = [context, ...(isHeaded ? cells.slice(0, 2) : [])].filter((line) => line !== '').join(': ');
  return own.map(({ name, amount }) => ({ text: `${name}: ${amount}`, context: under, list: false }));
}

/** A day or a date, as the second column of a list of holidays gives it. */
const DATE = /\d|\b(?:first|second|third|fourth|last|after|before|varies)\b/i;
const MONTH = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
/** A list of days needs no names of its columns: its first row is a day, too. */
const holdsDate = (cells: readonly string[]): boolean => cells.length === 2 && MONTH.test(cells[1] ?? '');
/** The share of cells that must fit for their column to be told. */
const MOSTLY = 0.8;

/** Cells that stand one below the other, two of a row together where they are by turns a name and its date. */
function pairsOf(cells: readonly string[]): readonly string[] {
  for (const from of [0, 1]) {
    const own = cells.slice(from);
    const share = (of: (at: number) => boolean): number =>
      own.filter((cell, at) => of(at) === DATE.test(cell)).length / own.length;
    if (own.length > 3 && own.length % 2 === 0 && share((at) => at % 2 === 1) >= MOSTLY)
      return own.flatMap((cell, at) => (at % 2 === 0 ? [`${cell} (${own[at + 1] ?? ''})`] : []));
  }
  return cells;
}

/** Adds the sentences of a paragraph; returns the line at its end that introduces a list. */
function sentences(block: Exclude<Block, { kind: 'row' }>, parts: Part[], context: string): string {
  let lead = '';
  let under = context;
  for (const sentence of joinAnswers(sentencesOf(block.text))) {
    if (sentence.endsWith(':')) lead = sentence.slice(0, -1);
    // A question in a paragraph is what the sentences behind it answer.
    else if (sentence.endsWith('?')) under = [context, sentence].filter((part) => part !== '').join(': ');
    else parts.push({ text: sentence, context: under, list: false });
  }
  return lead;
}

const A_SENTENCE = 8;
/** Whether a line that leads a list says something without it. */
const saysAmount = (line: string): boolean =>
  line.split(/\s+/).length >= A_SENTENCE && Object.values(amountIn).some((form) => form.test(line));

function listParts(items: readonly string[], lead: string, under: string, context: string): Part[] {
  const words = items.map((item) => item.split(/\s+/).length);
  const isShort = (count: number): boolean => count <= SHORT_ITEM;
  const short =
    items.length > 1 &&
    words.every((count) => count <= SHORT_ITEM * 2) &&
    words.filter(isShort).length >= items.length * MOSTLY;
  if (short) {
    const shown = items.slice(0, LONGEST_LIST).map((item) => item.replace(/[.;,]+$/, ''));
    const rest = items.length > LONGEST_LIST ? '; and more' : '';
    const name = lead || under;
    return [{ text: `${name === '' ? '' : `${name}: `}${shown.join('; ')}${rest}`, context: under, list: true }];
  }
  const own = items.flatMap((item) =>
    joinShort(joinAnswers(sentencesOf(item))).map((text) => ({ text, context, list: false })),
  );
  // What leads a long list may answer by itself: "Jurors are paid for up to two weeks, consistent with the following".
  return items.length > 0 && saysAmount(lead) ? [{ text: lead, context: under, list: false }, ...own] : own;
}

/** A row of a table in words: its first cell, then each cell with the name of its column. */
function rowText(header: readonly string[], cells: readonly string[]): string {
  const [first = '', ...others] = cells;
  const columns = header.length === cells.length ? header : [];
  const named = others.map((cell, index) => [columns[index + 1], cell].filter(Boolean).join(' '));
  // A bare figure or range needs the name of its column: "Years of service less than 5".
  const subject = /\d/.test(first) && columns[0] !== undefined ? `${columns[0]} ${first}` : first;
  return named.length === 0 ? subject : `${subject}: ${named.join('; ')}`;
}

function sentencesOf(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?](?=["”’)]*\s+["“(]?[\p{Lu}\p{N}$])/gu)) {
    const end = match.index + 1;
    const before = text.slice(from, end);
    if (ABBREVIATIONS.test(before) || /\b\p{Lu}\.$/u.test(before)) continue;
    found.push(before.trim());
    from = end;
  }
  found.push(text.slice(from).trim());
  return found.filter((sentence) => sentence !== '');
}

/** In a list item a short first sentence ("Dental.") is the name of what follows. */
function joinShort(found: string[]): string[] {
  const [first, second, ...others] = found;
  if (first === undefined || second === undefined || first.split(/\s+/).length > 5) return found;
  return [`${first} ${second}`, ...others];
}

const BARE_ANSWER = /^(a: ?)?(yes|no|unfortunately,? no|absolutely|of course)[.!]$/i;

/** "Yes." belongs to the sentence after it. */
function joinAnswers(found: string[]): string[] {
  const [first = '', second, ...others] = found;
  return BARE_ANSWER.test(first) && second !== undefined ? [`${first} ${second}`, ...others] : found;
}

const ANSWER = /^(a:|yes\b|no[.,;]|unfortunately\b|absolutely\b|of course\b)/i;
/** Whether a text answers a question, without which it cannot be understood. */
export const isAnswer = (text: string): boolean => ANSWER.test(text);
