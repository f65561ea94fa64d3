import { type GuideSet, isEmpty } from './guide-set.ts';
import type { Holding } from './holding.ts';

/**
 * The guides of a segment that hold at least a share of a query, those that hold all that was asked for among them.
 *
 * @param shares by concept: its share of the query
 * @param least 0..1
 */
export function holdingShare({ any, whole, held }: Holding, shares: readonly number[], least: number): GuideSet {
  const found = whole.slice();
  const walk = new Walk(held, shares);
  for (let word = 0; word < found.length; word += 1) {
    const bits = (any[word] ?? 0) & ~(whole[word] ?? 0);
    if (bits !== 0) found[word] = (found[word] ?? 0) | walk.reaching(word, bits, least);
  }
  return found;
}

/** The greatest share of a query that any guide holds; 0 where none holds anything. */
export function greatestShare(holding: readonly Holding[], shares: readonly number[]): number {
  if (holding.some(({ whole }) => !isEmpty(whole))) return 1;
  let most = 0;
  for (const { any, held } of holding) {
    const walk = new Walk(held, shares);
    for (let word = 0; word < any.length; word += 1) {
      const bits = any[word] ?? 0;
      if (bits !== 0) most = walk.greatest(word, bits, most);
    }
  }
  return most;
}

/**
 * Goes through the guides of one word of a set by the concepts that they hold, the greatest part of the query first: most guides
 * are told by the first concepts, since what is left is too little, or is not needed.
 */
class Walk {
  /** By place in this order: the guides that hold the concept, its share, and that of all from it on. */
  private readonly sets: GuideSet[];
  private readonly shares: number[];
  private readonly left: number[];
  private word = 0;
  private least = 0;

  constructor(held: Holding['held'], shares: readonly number[]) {
    const order = shares.map((share, concept) => ({ share, concept })).sort((a, b) => b.share - a.share);
    this.sets = order.flatMap(({ concept }) => held[concept]?.anywhere ?? []);
    this.shares = order.map(({ share }) => share);
    this.left = [...this.shares, 0];
    for (let at = order.length - 1; at >= 0; at -= 1) this.left[at] = (this.left[at] ?? 0) + (this.left[at + 1] ?? 0);
  }

  /** Which of some guides, bits of a word, hold at least a share. */
  reaching(word: number, bits: number, least: number): number {
    this.word = word;
    this.least = least;
    return this.reachingFrom(0, bits, 0);
  }

  /** The greatest share that one of some guides holds, or `most` where none holds more. */
  greatest(word: number, bits: number, most: number): number {
    this.word = word;
    return this.greatestFrom(0, bits, 0, most);
  }

  /** Of guides that hold `sum` by the concepts before `at`. */
  private reachingFrom(at: number, bits: number, sum: number): number {
    if (bits === 0 || sum >= this.least) return bits;
    if (sum + (this.left[at] ?? 0) < this.least) return 0;
    const own = bits & (this.sets[at]?.[this.word] ?? 0);
    return this.reachingFrom(at + 1, own, sum + (this.shares[at] ?? 0)) | this.reachingFrom(at + 1, bits & ~own, sum);
  }

  private greatestFrom(at: number, bits: number, sum: number, most: number): number {
    if (bits === 0 || sum + (this.left[at] ?? 0) <= most) return most;
    if (at === this.sets.length) return sum;
    const own = bits & (this.sets[at]?.[this.word] ?? 0);
    const ofOwn = this.greatestFrom(at + 1, own, sum + (this.shares[at] ?? 0), most);
    return this.greatestFrom(at + 1, bits & ~own, sum, ofOwn);
  }
}
