import { countOf, type GuideSet, has, listInto } from '../guide-set.ts';
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

/**
 * It satisfies every condition and holds a part of the words; it holds all of the words and follows, since it fails a wish or
 * what is not known of it; it satisfies every condition and holds all of the words. Where none may follow, the first and the
 * last are one.
 */
const PART = 0;
const FOLLOWS = 1;
const COMPLETE = 2;

/** What is found in one segment. */
export interface Found {
  holding: Holding;
  /** Those that satisfy every condition in force. */
  within: GuideSet;
  /** Those that follow them. */
  follow: GuideSet;
}

const guidesRoom = Reused.uint32();
const standingRoom = Reused.uint8();
const costsRoom = Reused.float64();
const extentsRoom = Reused.uint8();

/**
 * Lists what is found.
 *
 * @param relaxed what was given up: who satisfies it all the same comes first
 * @param failed what some of those fail that follow
 * @param mayBeFollowed whether any condition lets guides follow that fail it
 */
export function listFound(
  found: readonly Found[],
  { relaxed, failed, mayBeFollowed }: { relaxed: readonly Priced[]; failed: readonly Priced[]; mayBeFollowed: boolean },
  requiredMask: number,
): FoundGuides {
  const size = found.reduce((sum, { within, follow }) => sum + countOf(within) + countOf(follow), 0);
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
  for (const { holding, within, follow } of found) {
    const { segment, whole } = holding;
    const to = listInto(either(within, follow), guides, from);
    const isAnyPart = holdsParts(holding, requiredMask);
    for (let at = from; at < to; at += 1) {
      const guide = guides[at] ?? 0;
      const isWhole = has(whole, guide);
      extents[at] = isWhole ? WHOLLY : isAnyPart(guide) ? PARTLY : HARDLY;
      standing[at] = has(follow, guide) ? FOLLOWS : isWhole || !mayBeFollowed ? COMPLETE : PART;
    }
    const addCosts = (conditions: readonly Priced[], areFollowers: boolean): void => {
      for (const { holdsIn, cost } of conditions) {
        const holds = holdsIn(segment);
        for (let at = from; at < to; at += 1) {
          const isConcerned = (standing[at] === FOLLOWS) === areFollowers;
          if (isConcerned && !has(holds, guides[at] ?? 0)) costs[at] = (costs[at] ?? 0) + cost;
        }
      }
    };
    if (from < to) {
      // Of those that follow, what was given up by all does not count.
      addCosts(relaxed, false);
      addCosts(failed, true);
    }
    list.runs.push({ segment, from, to });
    from = to;
  }
  return list;
}

function either(within: GuideSet, follow: GuideSet): GuideSet {
  return follow.length === 0 ? within : within.map((bits, word) => bits | (follow[word] ?? 0));
}

/** Whether a guide holds any concept that must be there. */
function holdsParts({ held }: Holding, requiredMask: number): (guide: number) => boolean {
  const required = held.flatMap(({ anywhere }, at) => ((requiredMask & (1 << at)) === 0 ? [] : [anywhere]));
  return (guide) => required.some((set) => has(set, guide));
}
