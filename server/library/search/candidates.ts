import type { Segment } from './segment.ts';

/**
 * The passages that hold something of a query, side by side in arrays, in the order of segments, guides and passages. An
 * engine has one of these and fills it anew for each query, so what was read of it holds until the next.
 */
export class Candidates {
  size = 0;
  guides = new Uint32Array(0);
  passages = new Uint32Array(0);
  scores = new Float64Array(0);
  /** Concepts that the passage, or its guide's title and details, holds. */
  masks = new Uint32Array(0);
  /** The segments that were looked at, each with its stretch of the arrays. */
  readonly runs: { segment: Segment; from: number; to: number }[] = [];

  clear(): void {
    this.size = 0;
    this.runs.length = 0;
  }

  /** Makes room for so many more, which are written into the arrays. */
  reserve(more: number): void {
    const wanted = this.size + more;
    if (wanted <= this.guides.length) return;
    const length = Math.ceil(wanted * 1.2);
    this.guides = grown(this.guides, new Uint32Array(length));
    this.passages = grown(this.passages, new Uint32Array(length));
    this.scores = grown(this.scores, new Float64Array(length));
    this.masks = grown(this.masks, new Uint32Array(length));
  }

  /** The segment of the candidate at a place. */
  segmentOf(place: number): Segment | undefined {
    return this.runs.find(({ from, to }) => place >= from && place < to)?.segment;
  }
}

function grown<A extends Uint32Array | Float64Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
