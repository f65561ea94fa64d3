import { countOf, type GuideSet, intersect, listInto, noGuides, unite } from './guide-set.ts';
import type { HeldConcept } from './held-concepts.ts';
import type { Match } from './match.ts';
import type { Reused } from './reused.ts';
import type { Segment } from './segment.ts';

/** Some guides, side by side; those of one segment follow one another, ascending. */
export interface Guides {
  /** The number of each in its segment. */
  guides: Uint32Array;
  runs: { segment: Segment; from: number; to: number }[];
}

/** The guides of some sets, one for each segment, side by side. */
export function listGuides(
  parts: readonly { segment: Segment }[],
  sets: readonly GuideSet[],
  room: Reused<Uint32Array>,
): Guides {
  const guides = room.of(sets.reduce((sum, set) => sum + countOf(set), 0));
  let from = 0;
  const runs = parts.flatMap(({ segment }, part) => {
    const set = sets[part];
    if (set === undefined) return [];
    const run = { segment, from, to: listInto(set, guides, from) };
    from = run.to;
    return [run];
  });
  return { guides, runs };
}

/** The guides of a segment that hold something of a query. */
export interface Holding {
  segment: Segment;
  /** By concept. */
  held: readonly HeldConcept[];
  /** Those that hold any concept. */
  any: GuideSet;
  /** Those that hold all that was asked for; of a query that asks for nothing, all that hold any of its concepts. */
  whole: GuideSet;
}

/** How much of what was asked for a guide holds: words that say little and no more, a part of it, or all of it. */
export const HARDLY = 0;
export const PARTLY = 1;
export const WHOLLY = 2;

/** Those of each segment that take part: they are still there, have a passage to show, and are admitted by the filters. */
export type Admitted = (segment: Segment) => GuideSet;

/** The guides whose passages, title or details hold any concept of a query. */
export function holdingGuides({ parts, requiredMask }: Match, admitted: Admitted): Holding[] {
  return parts.map(({ segment, held }) => {
    const any = noGuides(segment.guides.length);
    for (const { anywhere } of held) unite(any, anywhere);
    intersect(any, admitted(segment));
    const whole = any.slice();
    held.forEach(({ anywhere }, at) => {
      if ((requiredMask & (1 << at)) !== 0) intersect(whole, anywhere);
    });
    return { segment, held, any, whole };
  });
}

/** Every guide that is there: where no word says what a guide must hold, each holds all of it. */
export function everyGuide({ parts }: Match, present: Admitted): Holding[] {
  return parts.map(({ segment, held }) => ({ segment, held, any: present(segment), whole: present(segment) }));
}
