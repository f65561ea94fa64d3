import { type RankedGuides, RankedRoom } from './rank-guides.ts';
import { prior } from './rank-passages.ts';
import type { Segment } from './segment.ts';

const room = new RankedRoom();

/** Every guide that is there: those that were ranked, as they hold what is welcome, and the others behind them. */
export function everyGuide(
  { segments, present }: { segments: readonly Segment[]; present(segment: Segment): Uint8Array },
  ranked: RankedGuides,
): RankedGuides {
  const all = room.of(segments.reduce((sum, { guides }) => sum + guides.length, 0));
  const add = (guide: number, passage: number, score: number): void => {
    const place = all.size;
    all.guides[place] = guide;
    all.passages[place] = passage;
    all.scores[place] = score;
    all.held[place] = 1;
    all.tiers[place] = 2;
    all.size += 1;
  };
  for (const segment of segments) {
    const start = all.size;
    const isSeen = new Uint8Array(segment.guides.length);
    const run = ranked.runs.find((one) => one.segment === segment);
    for (let place = run?.from ?? 0; place < (run?.to ?? 0); place += 1) {
      const guide = ranked.guides[place] ?? 0;
      isSeen[guide] = 1;
      add(guide, ranked.passages[place] ?? 0, (ranked.scores[place] ?? 0) + 1);
    }
    const isThere = present(segment);
    segment.guides.forEach((facts, guide) => {
      const passage = segment.firstPassage[guide] ?? 0;
      const isEmpty = passage >= (segment.firstPassage[guide + 1] ?? 0);
      if (!isEmpty && isSeen[guide] !== 1 && isThere[guide] === 1) add(guide, passage, prior(facts));
    });
    all.runs.push({ segment, from: start, to: all.size });
  }
  return all;
}
