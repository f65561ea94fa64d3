import type { Box } from '../document.ts';
import type { Piece } from './lines.ts';

/** The pieces of a page that stand outside of boxes; of one that reaches over an edge the words outside, by their letters. */
export function piecesOutside(pieces: readonly Piece[], boxes: readonly Box[]): Piece[] {
  return pieces.flatMap((piece) => {
    const y = piece.y - 0.3 * piece.size;
    const near = boxes.filter((box) => y >= box.top && y <= box.bottom);
    if (near.every((box) => piece.x >= box.right || piece.x + piece.width <= box.left)) return [piece];
    const step = piece.width / piece.text.length;
    return Array.from(piece.text.matchAll(/\S+/g)).flatMap(({ 0: text, index }): Piece[] => {
      const middle = piece.x + (index + text.length / 2) * step;
      const isInside = near.some((box) => middle >= box.left && middle <= box.right);
      return isInside ? [] : [{ ...piece, text, x: piece.x + index * step, width: text.length * step }];
    });
  });
}
