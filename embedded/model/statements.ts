import type { Passage } from './conversation.ts';

/** One thing that a guide says: a sentence, a list item or a row of a table. */
export interface Statement {
  passage: Passage;
  /** As it is shown: the guide's own words without markup. */
  text: string;
  /** What it stands under: the heading, and the line that introduces its list or table. */
  context: string;
  /** Place among all statements, for keeping the guide's order. */
  order: number;
}

/** Sentences that talk to a machine are no statements about benefits. */
const ADDRESSES_A_MACHINE =
  /\b(ignore|disregard|forget)\b.{0,40}\b(instruction|prompt|rule)|\bsystem prompt\b|\byou are (an?|the) (ai|assistant|chatbot|language model)\b|\bas an ai\b/i;

const ABBREVIATIONS = /\b(?:e\.g|i\.e|etc|vs|no|approx|u\.s|inc|dr|mr|ms|st|dept|sec|max|min)\.$/i;

export function statementsOf(passages: readonly Passage[]): Statement[] {
  const statements: Statement[] = [];
  for (const passage of passages) {
    for (const part of partsOf(passage)) {
      if (!isStatement(part.text)) continue;
      statements.push({ ...part, passage, order: statements.length });
    }
  }
  return statements;
}

function isStatement(text: string): boolean {
  const words = text.split(/\s+/).length;
  return words >= 3 && words <= 90 && /\p{L}{2}/u.test(text) && !text.endsWith('?') && !ADDRESSES_A_MACHINE.test(text);
}

function partsOf(passage: Passage): { text: string; context: string }[] {
  const parts: { text: string; context: string }[] = [];
  const heading = cleanText(passage.heading ?? '');
  let lead = '';
  let header: string[] | undefined;
  let under = heading;
  const add = (text: string): void => {
    const context = [under, lead].filter((line) => line !== '').join(': ');
    parts.push({ text, context });
  };
  for (const block of blocksOf(passage.text)) {
    if (block.kind === 'heading') {
      under = [heading, block.text].filter((line) => line !== '' && line !== heading).join(': ') || heading;
      lead = '';
      header = undefined;
    } else if (block.kind === 'row') {
      if (header === undefined) header = block.cells;
      else add(rowText(header, block.cells));
    } else if (block.kind === 'item') {
      header = undefined;
      for (const sentence of joinShort(sentencesOf(block.text))) add(sentence);
    } else {
      header = undefined;
      const sentences = sentencesOf(block.text);
      lead = '';
      for (const sentence of sentences) {
        if (sentence.endsWith(':')) lead = sentence.slice(0, -1);
        else add(sentence);
      }
    }
  }
  return parts;
}

type Block = { kind: 'heading' | 'item' | 'text'; text: string } | { kind: 'row'; cells: string[] };

/** The lines of a passage put together to paragraphs, list items, table rows and headings. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const last = blocks.at(-1);
    if (line === '') {
      open = false;
    } else if (/^\|.*\|$/.test(line) || line.includes('\t')) {
      const cells = line
        .split(/[|\t]/)
        .map(cleanText)
        .filter((cell) => cell !== '');
      if (!/^[|\s:-]+$/.test(line) && cells.length > 0) blocks.push({ kind: 'row', cells });
      open = false;
    } else if (/^#{1,6}\s/.test(line)) {
      blocks.push({ kind: 'heading', text: cleanText(line) });
      open = false;
    } else if (/^([-*+•▪◦·●○–]|\d{1,2}[.)])\s+/u.test(line)) {
      blocks.push({ kind: 'item', text: cleanText(line) });
      open = true;
    } else if (open && last !== undefined && last.kind !== 'row') {
      last.text = `${last.text} ${cleanText(line)}`;
    } else {
      blocks.push({ kind: 'text', text: cleanText(line) });
      open = true;
    }
  }
  return blocks;
}

/** A row of a table in words: its first cell, then each cell with the name of its column. */
function rowText(header: readonly string[], cells: readonly string[]): string {
  const [first = '', ...others] = cells;
  const named = others.map((cell, index) => {
    const column = header.length === cells.length ? header[index + 1] : undefined;
    return column === undefined || column === '' ? cell : `${column} ${cell}`;
  });
  return named.length === 0 ? first : `${first}: ${named.join('; ')}`;
}

/** Text without Markdown: emphasis, links, code, markers of lists and headings. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]{1,200}>/g, ' ')
    .replaceAll(/\{[:%#][^}]*\}/g, ' ')
    .replaceAll(/\*\*|__|`|^#{1,6}\s+|^>\s+/g, '')
    .replaceAll(/(^|\s)[*_](?=\S)|(?<=\S)[*_](?=[\s.,;:)]|$)/g, '$1')
    .replace(/^([-*+•▪◦·●○–]|\d{1,2}[.)])\s+/u, '')
    .replaceAll(/【|】/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?:](?=["”’)]*\s+["“(]?[\p{Lu}\p{N}$])/gu)) {
    const end = match.index + 1;
    // A colon ends a sentence only where a list follows, which is a block of its own.
    if (
      match[0] === ':' ||
      ABBREVIATIONS.test(text.slice(from, end)) ||
      /\b\d+\.$|\b\p{Lu}\.$/u.test(text.slice(from, end))
    )
      continue;
    sentences.push(text.slice(from, end).trim());
    from = end;
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter((sentence) => sentence !== '');
}

/** In a list item a short first sentence ("Dental.") is the name of what follows. */
function joinShort(sentences: string[]): string[] {
  const [first, second, ...others] = sentences;
  if (first === undefined || second === undefined || first.split(/\s+/).length > 5) return sentences;
  return [`${first} ${second}`, ...others];
}
