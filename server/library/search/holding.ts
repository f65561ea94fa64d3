import type { Match } from './match.ts';
import { Reused } from './reused.ts';
import type { Segment } from './segment.ts';

/** Some guides, side by side; those of one segment follow one another, ascending. */
export interface Guides {
  /** The number of each in its segment. */
  guides: Uint32Array;
  runs: { segment: Segment; from: number; to: number }[];
}

/** Guides that hold something of a query. */
export interface HoldingGuides extends Guides {
  size: number;
  /** How much of what was asked for each holds: one of the constants below. */
  extents: Uint8Array;
  /** The share of the query that it holds, 0..1. */
  held: Float64Array;
}

/** Words that say little and no more, a part of what was asked for, or all of it. */
export const HARDLY = 0;
export const PARTLY = 1;
export const WHOLLY = 2;

/** By guide of a segment: 1 for those that take part: still there, and admitted by the filters. */
export type Admitted = (segment: Segment) => Uint8Array;

const guidesRoom = Reused.uint32();
const extentRoom = Reused.uint8();
const heldRoom = Reused.float64();
const maskRoom = Reused.uint32();

function roomFor(count: number): HoldingGuides {
  return {
    size: 0,
    guides: guidesRoom.of(count),
    extents: extentRoom.of(count),
    held: heldRoom.of(count),
    runs: [],
  };
}

/** The guides whose passages, title or details hold any concept of a query. */
export function holdingGuides({ parts, coverage, requiredMask }: Match, admitted: Admitted): HoldingGuides {
  const holding = roomFor(parts.reduce((sum, { segment }) => sum + segment.guides.length, 0));
  const { guides, extents, held } = holding;
  let { size } = holding;
  for (const { segment, held: concepts } of parts) {
    const from = size;
    const { firstPassage } = segment;
    const isThere = admitted(segment);
    const masks = maskRoom.of(segment.guides.length).fill(0);
    concepts.forEach((concept, at) => {
      mark(masks, concept.guides, 1 << at);
      mark(masks, concept.titles.docs, 1 << at);
    });
    for (let guide = 0; guide < masks.length; guide += 1) {
      const mask = masks[guide] ?? 0;
      // A guide without a passage has nothing to show.
      if (mask === 0 || isThere[guide] !== 1 || firstPassage[guide] === firstPassage[guide + 1]) continue;
      const required = (mask & requiredMask) >>> 0;
      const isAll = required === requiredMask;
      guides[size] = guide;
      extents[size] = isAll ? WHOLLY : required === 0 ? HARDLY : PARTLY;
      held[size] = isAll ? 1 : coverage(mask);
      size += 1;
    }
    holding.runs.push({ segment, from, to: size });
  }
  holding.size = size;
  return holding;
}

function mark(masks: Uint32Array, guides: Uint32Array, bit: number): void {
  for (let at = 0; at < guides.length; at += 1) {
    const guide = guides[at] ?? 0;
    masks[guide] = (masks[guide] ?? 0) | bit;
  }
}

/** Every guide that is there: where no word says what a guide must hold, each holds all of it. */
export function everyGuide({ segments, present }: { segments: readonly Segment[]; present: Admitted }): HoldingGuides {
  const all = roomFor(segments.reduce((sum, { guides }) => sum + guides.length, 0));
  for (const segment of segments) {
    const from = all.size;
    const { firstPassage } = segment;
    const isThere = present(segment);
    for (let guide = 0; guide < isThere.length; guide += 1) {
      if (isThere[guide] !== 1 || firstPassage[guide] === firstPassage[guide + 1]) continue;
      all.guides[all.size] = guide;
      all.size += 1;
    }
    all.runs.push({ segment, from, to: all.size });
  }
  all.extents.fill(WHOLLY, 0, all.size);
  all.held.fill(1, 0, all.size);
  return all;
}
