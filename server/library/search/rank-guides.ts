import { type Candidate, coverage, type RankedPassages } from './rank-passages.ts';

export interface RankedGuide {
  best: Candidate;
  score: number;
  /** 2: one passage holds all that was asked for; 1: the guide does; 0: part of it. */
  tier: 0 | 1 | 2;
}

export interface RankedGuides {
  guides: RankedGuide[];
  /** How many of them hold all that was asked for. */
  complete: number;
}

/** With fewer complete matches than this, guides that match in part follow them. */
const ENOUGH = 10;
/** The share of the query that a match in part must hold. */
const PART = 0.45;

/** Guides by their best passages, each once, best first. */
export function rankGuides({ candidates, shares, requiredMask }: RankedPassages): RankedGuides {
  const byGuide = new Map<string, { passages: Candidate[]; union: number }>();
  for (const candidate of candidates) {
    const id = candidate.segment.guides[candidate.guide]?.id ?? '';
    const known = byGuide.get(id);
    if (known === undefined) byGuide.set(id, { passages: [candidate], union: candidate.mask });
    else {
      known.passages.push(candidate);
      known.union = (known.union | candidate.mask) >>> 0;
    }
  }
  const isComplete = (mask: number): boolean => (mask & requiredMask) >>> 0 === requiredMask;
  const ranked: RankedGuide[] = [];
  let mostCovered = 0;
  for (const { passages, union } of byGuide.values()) {
    passages.sort((a, b) => b.score - a.score || a.passage - b.passage);
    const whole = passages.find((passage) => isComplete(passage.mask));
    const best = whole ?? passages[0];
    if (best === undefined) continue;
    mostCovered = Math.max(mostCovered, coverage(union, shares));
    const others = passages.filter((passage) => passage !== best).slice(0, 2);
    ranked.push({
      best,
      score: best.score + 0.1 * others.reduce((sum, passage) => sum + passage.score, 0),
      tier: whole !== undefined ? 2 : isComplete(union) ? 1 : 0,
    });
  }
  const complete = ranked.filter((guide) => guide.tier > 0).length;
  const least = Math.min(PART, mostCovered);
  const kept =
    complete >= ENOUGH
      ? ranked.filter((guide) => guide.tier > 0)
      : ranked.filter((guide) => guide.tier > 0 || coverage(guide.best.mask, shares) >= least * 0.999);
  return { guides: kept.sort(byTierThenScore), complete };
}

function byTierThenScore(a: RankedGuide, b: RankedGuide): number {
  return b.tier - a.tier || b.score - a.score || (idOf(a) < idOf(b) ? -1 : 1);
}

function idOf({ best }: RankedGuide): string {
  return best.segment.guides[best.guide]?.id ?? '';
}
