import type { Candidates } from './candidates.ts';
import type { CoverageOf } from './coverage.ts';
import type { PassageRanking, PassageSearchOptions } from './search-index.ts';
import { passageIdOf } from './segment.ts';

/** The first of the candidates, by their places, so many of each guide. */
export function takePassages(
  candidates: Candidates,
  coverage: CoverageOf,
  places: readonly number[],
  { limit, perGuide = Infinity, among }: PassageSearchOptions,
): PassageRanking['passages'] {
  const taken = new Map<string, number>();
  const passages: PassageRanking['passages'] = [];
  for (const place of places) {
    if (passages.length === limit) break;
    const segment = candidates.segmentOf(place);
    if (segment === undefined) continue;
    const guideId = segment.guides[candidates.guides[place] ?? 0]?.id ?? '';
    const count = taken.get(guideId) ?? 0;
    const passageId = passageIdOf(segment, candidates.passages[place] ?? 0);
    if (count >= perGuide || among?.includes(passageId) === false) continue;
    taken.set(guideId, count + 1);
    passages.push({
      guideId,
      passageId,
      score: candidates.scores[place] ?? 0,
      coverage: coverage(candidates.masks[place] ?? 0),
    });
  }
  return passages;
}
