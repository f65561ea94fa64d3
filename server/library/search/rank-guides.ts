import { type Candidate, coverage, type RankedPassages } from './rank-passages.ts';
import type { GuideFacts } from './segment.ts';

export interface RankedGuide {
  best: Candidate;
  score: number;
  /** The share of the query that the guide holds, 0..1. */
  held: number;
  /** 2: one passage holds all that was asked for; 1: the guide does; 0: part of it. */
  tier: 0 | 1 | 2;
}

/** With fewer complete matches than this, guides that match in part follow them. */
const ENOUGH = 10;
/** The share of the query that a match in part must hold. */
const PART = 0.45;

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
  const byGuide = new Map<GuideFacts, Gathered>();
  for (const candidate of candidates) {
    const facts = candidate.segment.guides[candidate.guide];
    if (facts === undefined) continue;
    let known = byGuide.get(facts);
    if (known === undefined) {
      known = { union: 0, whole: null, top: [] };
      byGuide.set(facts, known);
    }
    gather(known, candidate, isComplete(candidate.mask));
  }
  const ranked: RankedGuide[] = [];
  for (const { union, whole, top } of byGuide.values()) {
    const best = whole ?? top[0];
    if (best === undefined) continue;
    const others = top.filter((passage) => passage !== best).slice(0, 2);
    const score = best.score + 0.1 * others.reduce((sum, passage) => sum + passage.score, 0);
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
  const place = known.top.findIndex((other) => isBetter(candidate, other));
  if (place >= 0) known.top.splice(place, 0, candidate);
  else known.top.push(candidate);
  if (known.top.length > 3) known.top.length = 3;
}

const isBetter = (a: Candidate, b: Candidate): boolean =>
  a.score > b.score || (a.score === b.score && a.passage < b.passage);

/** Complete guides, and those that hold enough of the query; where there is neither, those that hold most of it. */
export function withParts(ranked: readonly RankedGuide[]): RankedGuide[] {
  const most = ranked.reduce((so, guide) => Math.max(so, guide.held), 0);
  const least = Math.min(PART, most) * 0.999;
  return ranked.filter((guide) => guide.held >= least);
}

/** Best first; a tie is broken by the id, so that pages do not overlap. */
export function byTierThenScore(a: RankedGuide, b: RankedGuide): number {
  return b.tier - a.tier || b.score - a.score || (idOf(a) < idOf(b) ? -1 : 1);
}

function idOf({ best }: RankedGuide): string {
  return best.segment.guides[best.guide]?.id ?? '';
}
