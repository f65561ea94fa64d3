import type { GuideType } from '../contract/library.ts';
import type { Region } from '../contract/vocabulary/states.ts';
import { industries, type Industry, states } from './industries.ts';
import type { PlanYear } from './limits.ts';
import { inventName } from './names.ts';
import { Random } from './random.ts';

/** An employer that does not exist. What belongs to it stays the same over its plan years. */
export interface Employer {
  number: number;
  name: string;
  industry: Industry;
  state: string;
  region: Region;
  employees: number;
  /** About 0, from -2 to 2: how much it spends on benefits beside its like. */
  generosity: number;
  years: readonly PlanYear[];
  type: GuideType;
}

/** Employers in a fixed order: the first ones are the same, however many are asked for. */
export function* employers(seed: string): Generator<Employer> {
  const taken = new Set<string>();
  for (let number = 0; ; number += 1) {
    const random = new Random(`${seed} employer ${number}`);
    const [first, ...others] = industries.map((one) => [one, one.weight] as const);
    const industry = first === undefined ? industries[0] : random.weighted([first, ...others]);
    const name = inventName(random, industry, taken);
    taken.add(name);
    const [state, region] = random.weighted(weighedStates);
    yield {
      number,
      name,
      industry,
      state,
      region,
      employees: sizeOf(random),
      generosity: Math.max(-2, Math.min(2, random.normal(industry.generosity, 0.8))),
      years: random.weighted<readonly PlanYear[]>([
        [[2025], 30],
        [[2026], 26],
        [[2024], 12],
        [[2025, 2026], 18],
        [[2024, 2025], 6],
        [[2024, 2025, 2026], 8],
      ]),
      type: random.weighted<GuideType>([
        ['pdf', 70],
        ['docx', 12],
        ['doc', 4],
        ['html', 6],
        ['web', 4],
        ['txt', 4],
      ]),
    };
  }
}

const [firstState, ...otherStates] = states;
const weigh = ([code, weight, region]: (typeof states)[number]) => [[code, region] as const, weight] as const;
const weighedStates: Parameters<typeof Random.prototype.weighted<readonly [string, Region]>>[0] = [
  weigh(firstState),
  ...otherStates.map(weigh),
];

/** Most guides come from employers of some hundreds; a few have tens of thousands. */
function sizeOf(random: Random): number {
  const size = Math.exp(random.normal(6.2, 1.5));
  const whole = Math.max(25, Math.min(90_000, size));
  return whole < 1000 ? Math.round(whole) : Math.round(whole / 10) * 10;
}
