import { countWords } from './extract/clean-text.ts';
import type { Page } from './extract/document.ts';

/** A part of a guide as it is stored; `ordinal` counts from 0 within the guide. */
export interface NewPassage {
  ordinal: number;
  page: number;
  heading: string | null;
  text: string;
}

/** A short line that is a value and no sentence: a cell of the row that was begun above it. */
const cell =
  /^(?:(?:\$ ?[\d,.]*\d|\d[\d,.]* ?%?)\*?$|(?:\$ ?\d|\d{1,3}%|n\/a$|no charge|not covered)[^.;!?]{0,60}\*?$)/i;

const GOAL = 120;
const MOST = 180;
/** Characters that a passage has at most, whatever stands for words in it: some scripts have no spaces, some files no sense. */
const MOST_CHARACTERS = 3_000;

/**
 * Splits pages into passages of about 120 words. A passage has one heading and never crosses a page; text that runs on
 * to the next page without a heading of its own keeps the heading under which it began.
 */
export function splitPassages(pages: readonly Page[]): NewPassage[] {
  const passages: NewPassage[] = [];
  let current: string | null = null;
  for (const { page, blocks } of pages) {
    // A heading with nothing beneath it (a cover's lines, a chapter's title) leads into what follows it.
    let lead: string[] = [];
    for (const { heading, text } of blocks) {
      current = heading ?? current;
      if (text === '') {
        if (heading !== null) lead.push(heading);
        continue;
      }
      const led = [...lead.filter((line) => line !== current), text].join('\n');
      lead = [];
      for (const part of splitText(led))
        passages.push({ ordinal: passages.length, page, heading: current, text: part });
    }
    // What only a cover says is its text: it heads nothing.
    if (lead.length > 0) {
      passages.push({ ordinal: passages.length, page, heading: null, text: lead.join('\n') });
    }
  }
  return passages;
}

/** Parts of about {@link GOAL} words, cut between lines where possible, else between sentences, else between words. */
function splitText(text: string): string[] {
  const pieces = text.split('\n').flatMap((line) => (isCut(line) ? cutSentences(line) : [line]));
  const total = countWords(text);
  const goal = total <= MOST ? MOST : total / Math.ceil(total / GOAL);
  const parts: string[] = [];
  let lines: string[] = [];
  let words = 0;
  let characters = 0;
  for (const piece of pieces) {
    const size = countWords(piece);
    const isCell = words < MOST && cell.test(piece);
    const isLong = characters + piece.length > MOST_CHARACTERS;
    if (lines.length > 0 && (isLong || (words + size / 2 > goal && !isCell))) {
      parts.push(lines.join('\n'));
      lines = [];
      words = 0;
      characters = 0;
    }
    lines.push(piece);
    words += size;
    characters += piece.length + 1;
  }
  if (lines.length > 0) parts.push(lines.join('\n'));
  return parts;
}

/** The row of a table stays whole: a half of it would be another row. */
const isCut = (line: string): boolean =>
  line.length > MOST_CHARACTERS || (countWords(line) > MOST && !line.includes(' | '));

function cutSentences(line: string): string[] {
  const cut: string[] = [];
  let part = '';
  for (const sentence of line.split(/(?<=[.!?]["”’)]?) +(?=[\p{Lu}\d"“(•])/u).flatMap(cutWords)) {
    const isLong = part.length + sentence.length > MOST_CHARACTERS;
    if (part !== '' && (isLong || countWords(part) + countWords(sentence) > GOAL)) {
      cut.push(part);
      part = '';
    }
    part = part === '' ? sentence : `${part} ${sentence}`;
  }
  if (part !== '') cut.push(part);
  return cut;
}

function cutWords(sentence: string): string[] {
  const words = sentence.split(' ');
  if (words.length <= MOST && sentence.length <= MOST_CHARACTERS) return [sentence];
  const share = Math.min(GOAL, Math.max(1, Math.floor((words.length * MOST_CHARACTERS) / sentence.length / 2)));
  return Array.from({ length: Math.ceil(words.length / share) }, (_, index) =>
    words.slice(index * share, (index + 1) * share).join(' '),
  ).flatMap(cutCharacters);
}

/** Parts that are not too long, cut between characters. */
function cutCharacters(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = from + MOST_CHARACTERS;
    // Not between the halves of one.
    const to = /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end - 1 : end;
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts;
}
