/** Half a character: what is left of a surrogate that has no partner. */
const HALVES = /\p{Surrogate}/gu;

/** A text without what a database cannot hold: NUL, and halves of characters. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').replaceAll(HALVES, '');
}

/**
 * The same for a text that comes in pieces, which may be cut inside a character: its first half waits for the piece with
 * the second one.
 */
export function storablePieces(): (piece: string) => string {
  let half = '';
  return (piece) => {
    const text = half + piece.replaceAll('\0', '');
    half = /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : '';
    return storable(text.slice(0, text.length - half.length));
  };
}
