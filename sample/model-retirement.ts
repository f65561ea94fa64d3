import type { Retirement } from './benefits.ts';
import type { Employer } from './employer.ts';
import type { Random } from './random.ts';
import type { Sector } from './trades.ts';
import { vendorsOf } from './vendors.ts';

/** What the employer adds at most when somebody saves enough, in percent of pay. */
export const effectiveMatch = (match: Retirement['match']): number =>
  match.reduce((sum, [percent, of]) => sum + (percent * of) / 100, 0);

/** Models the savings plan: formulas in the proportions that recordkeepers report. */
export function modelRetirement(random: Random, { industry, employees, generosity, sector }: Employer): Retirement {
  // Large employers of these fields match less than their like.
  const less = employees >= 500 && industry.name === 'Construction' ? 4 : 1;
  const four = employees >= 500 && industry.name === 'Financial Services' ? 1.8 : 1;
  const isPublic = sector === 'public';
  const match = random.weighted<Retirement['match']>([
    [[[50, 6]], 14 * less],
    [[[100, 3], [50, 2]], 26],
    [[[100, 1], [50, 5]], 5],
    [[[100, 4]], 12 * four],
    [[[100, 5]], 11],
    [[[100, 6]], employees < 100 ? 9 : 27 + 4 * Math.max(0, generosity)],
    [[[100, 8]], employees < 500 ? 1 : 5 + 3 * Math.max(0, generosity)],
    [[[50, 4]], 3 * less],
    [[[100, 3]], 6 * less],
    [[[25, 6]], 2 * less],
    [[[75, 6]], 4],
    [[[50, 8]], 4],
    [[[50, 10]], 3],
    [[], isPublic ? 200 : 17],
  ]); // prettier-ignore
  const autoEnroll = random.chance(0.61) ? random.pick([3, 4, 5, 6, 6] as const) : null;
  const keeper = random.pick(vendorsOf('retirement'));
  const plan = planOf(sector, industry.name);
  const modelled: Retirement = {
    plan,
    keeper: keeper.name,
    vendor: keeper,
    match,
    nonElective: isPublic ? null : nonElectiveOf(random, match, employees),
    vesting: isPublic ? 'immediate' : vestingOf(random, match),
    autoEnroll,
    autoIncrease: autoEnroll !== null && random.chance(0.6) ? { by: 1, upTo: random.pick([10, 10, 12, 15]) } : null,
    roth: random.chance(0.86),
    loans: random.chance(0.78),
    afterMonths: random.weighted([[0, 62], [1, 8], [3, 14], [6, 8], [12, 8]]), // prettier-ignore
  };
  // Everybody may save in a 403(b) from the first day (26 USC §403(b)(12)).
  return plan === '403(b)' ? { ...modelled, afterMonths: 0 } : modelled;
}

/** Formulas of two tiers are those of plans that pass by design, which gives the match at once. */
function vestingOf(random: Random, match: Retirement['match']): Retirement['vesting'] {
  const usual = random.weighted<Retirement['vesting']>([['immediate', 45], ['three-year cliff', 22], ['five-year graded', 33]]); // prettier-ignore
  return match.length === 2 ? 'immediate' : usual;
}

/** Public employers have a pension besides, so that their savings plan has seldom a match. */
function planOf(sector: Sector, industry: string): Retirement['plan'] {
  if (sector === 'public') return industry === 'Education' ? '403(b)' : '457(b)';
  return sector === 'nonprofit' && ['Education', 'Nonprofit', 'Healthcare'].includes(industry) ? '403(b)' : '401(k)';
}

/** Who matches much adds little besides, and a small firm nothing. */
function nonElectiveOf(random: Random, match: Retirement['match'], employees: number): number | null {
  if (match.length === 0) return random.chance(0.9) ? random.pick([3, 4, 5, 6]) : null;
  const most = effectiveMatch(match);
  if (employees < 100 && most >= 4) return null;
  const often = most >= 5 ? 0.27 : most >= 4 ? 0.46 : 0.69;
  return random.chance(often) ? random.pick(most >= 4 ? [1, 2, 2] : [2, 3, 3, 4]) : null;
}
