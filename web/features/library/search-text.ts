/** A run of text as it is drawn; `ends` where a line or block ends after it. */
export interface Piece {
  text: string;
  ends: boolean;
}

/** Text made ready for searching. For each of its characters: the piece that it comes from, and where it stands there. */
export interface SearchText {
  folded: string;
  pieces: readonly number[];
  starts: readonly number[];
  ends: readonly number[];
}

/** A hit, in characters of the folded text. */
export interface Hit {
  from: number;
  to: number;
}

/** A hit in the pieces: from a character of one to behind a character of another, or the same. */
export interface HitRange {
  startPiece: number;
  startOffset: number;
  endPiece: number;
  endOffset: number;
}

const SAME: Record<string, string> = {};
for (const sign of '‘’‚‛′`´') SAME[sign] = "'";
for (const sign of '“”„‟″«»') SAME[sign] = '"';
for (const sign of '‐‑‒–—―−') SAME[sign] = '-';

/** Soft hyphens and signs of no width, which nobody types. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/;
const ACCENT = /\p{M}+/gu;
const LETTER = /\p{L}/u;
const LOWER = /\p{Ll}/u;

/** A character as it is compared: without case, accents and ligatures; one kind of quotation mark, dash and blank. */
function foldCharacter(char: string): string {
  const code = char.charCodeAt(0);
  if (code > 0x20 && code < 0x7f) return char === '`' ? "'" : char.toLowerCase();
  if (UNSEEN.test(char)) return '';
  if (/\s/.test(char)) return ' ';
  return SAME[char] ?? char.normalize('NFKD').replaceAll(ACCENT, '').toLowerCase();
}

/**
 * Folds pieces in reading order into one text. Blanks and ends of lines are one blank each; a word that a hyphen divides at
 * the end of a line is put together again.
 */
export function foldPieces(pieces: readonly Piece[]): SearchText {
  const chars: string[] = [];
  const from: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (char: string, piece: number, start: number, end: number) => {
    if (char === ' ' && (chars.length === 0 || chars.at(-1) === ' ')) return;
    chars.push(char);
    from.push(piece);
    starts.push(start);
    ends.push(end);
  };
  const drop = () => {
    for (const list of [chars, from, starts, ends]) list.pop();
  };
  /** Where a line ended with a hyphen after a letter: whether the word goes on is seen on the next line. */
  let divided = false;
  pieces.forEach(({ text, ends: endsLine }, piece) => {
    let offset = 0;
    for (const char of text) {
      const folded = foldCharacter(char);
      if (divided && folded.trim() !== '') {
        // `chars` ends with the hyphen and the blank of the line's end.
        if (LOWER.test(char)) {
          drop();
          drop();
        }
        divided = false;
      }
      for (const one of folded) add(one, piece, offset, offset + char.length);
      offset += char.length;
    }
    if (!endsLine || divided) return;
    divided = chars.at(-1) === '-' && LETTER.test(chars.at(-2) ?? '');
    add(' ', piece, offset, offset);
  });
  return { folded: chars.join(''), pieces: from, starts, ends };
}

/** What is looked for, folded as texts are; null when nothing is left of it. */
export function queryPattern(query: string): RegExp | null {
  const folded = foldPieces([{ text: query, ends: false }]).folded.trim();
  if (folded === '') return null;
  // A hyphen may have been taken for the end of a line.
  const source = folded.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('-', '-?');
  return new RegExp(source, 'gu');
}

/** All hits in a text, in order, at most `most`. */
export function findHits({ folded }: Pick<SearchText, 'folded'>, pattern: RegExp, most: number): Hit[] {
  const hits: Hit[] = [];
  for (const match of folded.matchAll(pattern)) {
    if (hits.length >= most) break;
    hits.push({ from: match.index, to: match.index + match[0].length });
  }
  return hits;
}

/** Where a hit stands in the pieces that the text was made of. */
export function rangeOfHit(text: SearchText, { from, to }: Hit): HitRange {
  return {
    startPiece: text.pieces[from] ?? 0,
    startOffset: text.starts[from] ?? 0,
    endPiece: text.pieces[to - 1] ?? 0,
    endOffset: text.ends[to - 1] ?? 0,
  };
}
