import { numberWords } from '../../../contract/vocabulary/number-words.ts';
import { passageBlocks, pieceAt } from '../../ui/passage-blocks.ts';
import { CLOSE, OPEN } from './snippet-marks.ts';

/** A figure with its sign is one word. */
export const WORD = /(\$?[\p{L}\p{N}]+(?:[.,'’]\p{N}+)*%?)/u;
const words = new RegExp(WORD.source, 'gu');
/** Where a snippet leaves something out. */
const GAP = '…';
const spelled: ReadonlySet<string> = new Set(numberWords.slice(1));

interface SnippetWord {
  low: string;
  isMarked: boolean;
}

/** A word of a passage, by its number within a paragraph or cell. */
interface PassageWord {
  low: string;
  piece: string;
  number: number;
}

const plain = (word: string): string => word.toLowerCase().replaceAll(/[$%]/g, '');
const isFigure = (low: string): boolean => /\p{N}/u.test(low) || spelled.has(low);

/** The stretches of a snippet, word by word. */
function stretchesOf(snippet: string): SnippetWord[][] {
  let isMarked = false;
  return snippet.split(GAP).map((stretch) =>
    stretch.split(/([\uE000\uE001])/).flatMap((part) => {
      if (part === OPEN || part === CLOSE) isMarked = part === OPEN;
      return (part.match(words) ?? []).map((word) => ({ low: plain(word), isMarked }));
    }),
  );
}

function wordsOf(text: string): PassageWord[] {
  const pieces = passageBlocks(text).flatMap((block, index) =>
    block.kind === 'text'
      ? [{ piece: pieceAt(index), text: block.text }]
      : block.rows.flatMap((row, at) => row.map((cell, column) => ({ piece: pieceAt(index, at, column), text: cell }))),
  );
  return pieces.flatMap(({ piece, text: said }) =>
    (said.match(words) ?? []).map((word, number) => ({ low: plain(word), piece, number })),
  );
}

/** Where words stand one after another in a passage, from a place on; -1 where they do not. */
function placeOf(stretch: readonly SnippetWord[], passage: readonly PassageWord[], from: number): number {
  for (let at = from; at + stretch.length <= passage.length; at += 1) {
    if (stretch.every(({ low }, offset) => passage[at + offset]?.low === low)) return at;
  }
  return -1;
}

/** Names that a snippet marks: no figure, and no unit behind one, since elsewhere they are of something else. */
function namesIn(stretches: readonly (readonly SnippetWord[])[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const stretch of stretches) {
    stretch.forEach(({ low, isMarked }, at) => {
      const before = stretch[at - 1];
      const isUnit = before?.isMarked === true && isFigure(before.low);
      if (isMarked && !isFigure(low) && !isUnit) names.add(low);
    });
  }
  return names;
}

/**
 * What is marked of a passage beside a snippet of the same guide: what the snippet shows of it is marked as there; in the rest,
 * and in another passage, the names that the snippet marks.
 *
 * @param text the passage
 * @param heading of the passage, which a snippet may begin with
 * @returns whether a word is marked, by its paragraph or cell (see `pieceAt`) and its number there
 */
export function marksOf(
  { text, heading }: { text: string; heading: string | null },
  snippet: string,
): (piece: string, number: number) => boolean {
  const passage = wordsOf(text);
  const stretches = stretchesOf(snippet);
  const names = namesIn(stretches);
  const isMarked = passage.map(({ low }) => names.has(low));
  const headed = heading === null ? 0 : (heading.match(words)?.length ?? 0);
  let from = 0;
  for (const whole of stretches) {
    for (const stretch of [whole, whole.slice(headed)]) {
      const at = stretch.length === 0 ? -1 : placeOf(stretch, passage, from);
      if (at < 0) continue;
      stretch.forEach((word, offset) => (isMarked[at + offset] = word.isMarked));
      from = at + stretch.length;
      break;
    }
  }
  const marked = new Set(
    passage.flatMap(({ piece, number }, at) => (isMarked[at] === true ? [`${piece} ${number}`] : [])),
  );
  return (piece, number) => marked.has(`${piece} ${number}`);
}
