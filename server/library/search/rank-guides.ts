import { type Candidate, coverage, type RankedPassages } from './rank-passages.ts';
import type { Segment } from './segment.ts';

export interface RankedGuide {
  best: Candidate;
  score: number;
  /** The share of the query that the guide holds, 0..1. */
  held: number;
  /** 2: one passage holds all that was asked for; 1: the guide does; 0: part of it. */
  tier: 0 | 1 | 2;
}

/** With fewer complete matches than this, guides that match in part follow them. */
export const ENOUGH = 10;
/** The share of the query that a match in part must hold. */
const PART = 0.45;

/** So many passages of a guide count. */
const BEST = 3;

/** What is known of a guide while its passages are gone through. */
interface Gathered {
  union: number;
  /** The best passage that holds all that was asked for. */
  whole: Candidate | null;
  /** The three best passages, best first. */
  top: Candidate[];
}

/** Guides by their best passages, each once, in no order. */
export function rankGuides({ candidates, shares, requiredMask }: RankedPassages): RankedGuide[] {
  const isComplete = (mask: number): boolean => (mask & requiredMask) >>> 0 === requiredMask;
  // By segment and guide: the place among `all`, counted from 1.
  const places = new Map<Segment, Uint32Array>();
  const all: Gathered[] = [];
  for (const candidate of candidates) {
    const { segment, guide } = candidate;
    let own = places.get(segment);
    if (own === undefined) {
      own = new Uint32Array(segment.guides.length);
      places.set(segment, own);
    }
    let known = all[(own[guide] ?? 0) - 1];
    if (known === undefined) {
      known = { union: 0, whole: null, top: [] };
      own[guide] = all.push(known);
    }
    gather(known, candidate, isComplete(candidate.mask));
  }
  const ranked: RankedGuide[] = [];
  for (const { union, whole, top } of all) {
    const best = whole ?? top[0];
    if (best === undefined) continue;
    let others = 0;
    let counted = 0;
    for (const passage of top) {
      if (passage === best || counted === 2) continue;
      others += passage.score;
      counted += 1;
    }
    const score = best.score + 0.1 * others;
    const tier = whole !== null ? 2 : isComplete(union) ? 1 : 0;
    // Of guides that match in part, the one that holds more of what was asked for comes first.
    const held = tier > 0 ? 1 : coverage(union, shares);
    ranked.push({ best, score: score * held, held, tier });
  }
  return ranked;
}

/** The guides that match: where enough of them hold all that was asked for, they alone. */
export function matching(ranked: readonly RankedGuide[]): readonly RankedGuide[] {
  const complete = ranked.filter((guide) => guide.tier > 0);
  return complete.length >= ENOUGH ? complete : withParts(ranked);
}

function gather(known: Gathered, candidate: Candidate, isWhole: boolean): void {
  known.union = (known.union | candidate.mask) >>> 0;
  if (isWhole && (known.whole === null || isBetter(candidate, known.whole))) known.whole = candidate;
  const { top } = known;
  let place = top.length;
  while (place > 0 && isBetter(candidate, top[place - 1] ?? candidate)) place -= 1;
  if (place >= BEST) return;
  for (let at = Math.min(top.length, BEST - 1); at > place; at -= 1) top[at] = top[at - 1] ?? candidate;
  top[place] = candidate;
}

const isBetter = (a: Candidate, b: Candidate): boolean =>
  a.score > b.score || (a.score === b.score && a.passage < b.passage);

/** Complete guides, and those that hold enough of the query; where there is neither, those that hold most of it. */
export function withParts(ranked: readonly RankedGuide[]): RankedGuide[] {
  const most = ranked.reduce((so, guide) => Math.max(so, guide.held), 0);
  const least = Math.min(PART, most) * 0.999;
  return ranked.filter((guide) => guide.held >= least);
}

/** The id of a guide. */
export function idOf({ best }: RankedGuide): string {
  return best.segment.guides[best.guide]?.id ?? '';
}
