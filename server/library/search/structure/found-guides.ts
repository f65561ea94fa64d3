import { countOf, type GuideSet, has, isEmpty, listInto } from '../guide-set.ts';
import { type Guides, HARDLY, type Holding, PARTLY, WHOLLY } from '../holding.ts';
import { Reused } from '../reused.ts';
import type { Priced } from './give-up.ts';

/** The guides that are found, before any is scored. */
export interface FoundGuides extends Guides {
  size: number;
  /** By guide: what stands higher comes first, whatever its score. */
  standing: Uint8Array;
  /** What it costs that it fails what it fails. */
  costs: Float64Array;
  /** How much of what was asked for it holds: HARDLY, PARTLY or WHOLLY. */
  extents: Uint8Array;
}

/** Below the line, or satisfying every condition in force: whoever does comes first. */
export const BELOW = 0;
const WITHIN = 1;

/** What is found in one segment. */
export interface Found {
  holding: Holding;
  /** Those that satisfy every condition in force. */
  within: GuideSet;
  /** Those below the line. */
  below: GuideSet;
}

/** What a step of an amount costs: so many steps together cost less than what conditions differ by. */
const STEP_COST = 0.001;
/** Who lacks some of the words stands behind whoever holds them. */
const WORDS_COST = 10;

const guidesRoom = Reused.uint32();
const standingRoom = Reused.uint8();
const costsRoom = Reused.float64();
const extentsRoom = Reused.uint8();

/**
 * Lists what is found.
 *
 * @param relaxed what was given up: who satisfies it all the same comes first
 * @param inForce what those below the line may fail: who fails what costs less comes first
 */
export function listFound(
  found: readonly Found[],
  { relaxed, inForce }: { relaxed: readonly Priced[]; inForce: readonly Priced[] },
  requiredMask: number,
): FoundGuides {
  const size = found.reduce((sum, { within, below }) => sum + countOf(within) + countOf(below), 0);
  const list: FoundGuides = {
    size,
    guides: guidesRoom.of(size),
    standing: standingRoom.of(size),
    costs: costsRoom.of(size).fill(0),
    extents: extentsRoom.of(size),
    runs: [],
  };
  const { guides, standing, costs, extents } = list;
  let from = 0;
  for (const { holding, within, below } of found) {
    const { segment, whole } = holding;
    const to = listInto(either(within, below), guides, from);
    const isAnyPart = holdsParts(holding, requiredMask);
    for (let at = from; at < to; at += 1) {
      const guide = guides[at] ?? 0;
      extents[at] = has(whole, guide) ? WHOLLY : isAnyPart(guide) ? PARTLY : HARDLY;
      standing[at] = has(below, guide) ? BELOW : WITHIN;
      if (standing[at] === BELOW && extents[at] !== WHOLLY) costs[at] = WORDS_COST;
    }
    const addCosts = (conditions: readonly Priced[], ofStanding: number): void => {
      for (const { holdsIn, cost } of conditions) {
        const holds = holdsIn(segment);
        for (let at = from; at < to; at += 1) {
          if (standing[at] === ofStanding && !has(holds, guides[at] ?? 0)) costs[at] = (costs[at] ?? 0) + cost;
        }
      }
    };
    const addSteps = (away: Float64Array | undefined): void => {
      for (let at = from; away !== undefined && at < to; at += 1) {
        costs[at] = (costs[at] ?? 0) + STEP_COST * (away[guides[at] ?? 0] ?? 0);
      }
    };
    if (from < to) {
      addCosts(relaxed, WITHIN);
      if (!isEmpty(below)) addCosts(inForce, BELOW);
      for (const { awayIn } of [...relaxed, ...inForce]) addSteps(awayIn?.(segment));
    }
    list.runs.push({ segment, from, to });
    from = to;
  }
  return list;
}

function either(within: GuideSet, below: GuideSet): GuideSet {
  return isEmpty(below) ? within : within.map((bits, word) => bits | (below[word] ?? 0));
}

/** Whether a guide holds any concept that must be there. */
function holdsParts({ held }: Holding, requiredMask: number): (guide: number) => boolean {
  const required = held.flatMap(({ anywhere }, at) => ((requiredMask & (1 << at)) === 0 ? [] : [anywhere]));
  return (guide) => required.some((set) => has(set, guide));
}
