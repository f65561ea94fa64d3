import type { Match } from './candidate.ts';
import { isManifold } from './metrics/spec.ts';
import { namedIn } from './named.ts';
import { said } from './words.ts';

/** The best of all, then the best of what is left: a value is of one thing, and one thing has one value but for its levels. */
export function assign(matches: readonly Match[]): Match[] {
  const kept: Match[] = [];
  const sorted = matches.toSorted((one, other) => other.score - one.score || one.value.from - other.value.from);
  for (const match of sorted) {
    const rival = kept.find(({ value }) => value === match.value);
    if (rival !== undefined && !isBoth(rival, match)) continue;
    const isSaid = kept.some(({ spec, isShare }) => spec === match.spec && isShare === match.isShare);
    if (isManifold(match.spec) || !isSaid) kept.push(match);
  }
  return kept.filter(({ spec }) => spec.metric !== null);
}

/** "Parental leave: 12 weeks" is of both parents, "Frames / contacts: $150" of both things. */
function isBoth(one: Match, other: Match): boolean {
  if (one.spec.metric === null || other.spec.metric === null || one.score - other.score > 0.02) return false;
  const key = (match: Match): string => match.spec.metric ?? '';
  if (key(one).endsWith('_weeks') && key(other).endsWith('_weeks'))
    return key(one).startsWith('leave.parental') && key(other).startsWith('leave.parental');
  const label = (one.unit.around.label[0] ?? one.unit.around.row[0] ?? '').replaceAll(/\([^)]*\)/g, '');
  return (
    /\/|&| and /.test(label) &&
    [one, other].every(({ spec }) => namedIn(said(label)).some((named) => named.spec === spec))
  );
}
