import type { Retirement } from './benefits.ts';
import type { Employer } from './employer.ts';
import type { Random } from './random.ts';
import { vendorsOf } from './vendors.ts';

/** What the employer adds at most when somebody saves enough, in percent of pay. */
export const effectiveMatch = (match: Retirement['match']): number =>
  match.reduce((sum, [percent, of]) => sum + (percent * of) / 100, 0);

/** Models the savings plan: formulas in the proportions that recordkeepers report. */
export function modelRetirement(random: Random, { industry, employees, generosity, sector }: Employer): Retirement {
  const match = random.weighted<Retirement['match']>([
    [[[50, 6]], 17],
    [[[100, 3], [50, 2]], 24],
    [[[100, 4]], 11],
    [[[100, 6]], employees < 100 ? 3 : 6 + 3 * Math.max(0, generosity)],
    [[[50, 4]], 10],
    [[[100, 3]], 9],
    [[[25, 6]], 6],
    [[[75, 6]], 4],
    [[[50, 8]], 4],
    [[], 14],
  ]); // prettier-ignore
  const autoEnroll = random.chance(0.61) ? random.pick([3, 4, 5, 6, 6] as const) : null;
  const keeper = random.pick(vendorsOf('retirement'));
  return {
    plan:
      sector !== 'business' && ['Education', 'Nonprofit', 'Healthcare'].includes(industry.name) ? '403(b)' : '401(k)',
    keeper: keeper.name,
    vendor: keeper,
    match,
    nonElective: nonElectiveOf(random, match, employees),
    vesting: random.weighted([['immediate', 45], ['three-year cliff', 22], ['five-year graded', 33]]), // prettier-ignore
    autoEnroll,
    autoIncrease: autoEnroll !== null && random.chance(0.6) ? { by: 1, upTo: random.pick([10, 10, 12, 15]) } : null,
    roth: random.chance(0.86),
    loans: random.chance(0.78),
    afterMonths: random.weighted([[0, 62], [1, 8], [3, 14], [6, 8], [12, 8]]), // prettier-ignore
  };
}

/** Who matches much adds little besides, and a small firm nothing. */
function nonElectiveOf(random: Random, match: Retirement['match'], employees: number): number | null {
  if (match.length === 0) return random.chance(0.79) ? random.pick([3, 4, 5, 6]) : null;
  const most = effectiveMatch(match);
  if (employees < 100 && most >= 4) return null;
  const often = most >= 5 ? 0.15 : most >= 4 ? 0.36 : 0.54;
  return random.chance(often) ? random.pick(most >= 4 ? [1, 2, 2] : [2, 3, 3, 4]) : null;
}
