import type { MetricKey } from '../../../contract/metrics.ts';
import { serviceBandsIn } from './service-bands.ts';
import type { Match } from './candidate.ts';
import type { Unit } from './unit.ts';
import { said } from './words.ts';

/** Days a year from one length of service to another. */
export interface Step {
  from: number;
  to: number | null;
  days: number;
  unit: Unit;
  score: number;
}

/** The step of service that a match is of; null where it names none. */
export function stepOf({ unit, value, amount, score }: Match): Step | null {
  const bands = serviceBandsIn(unit.own.text).filter(({ at, end }) => end <= value.from || at >= value.to);
  const open = /^(\d{1,2}) ?(?:-|–|and|or|&)? ?(?:above|over|up|more|plus|\+)\b/.exec(unit.own.text)?.[1];
  if (open !== undefined && bands.length === 0) return { from: Number(open), to: null, days: amount, unit, score };
  const own = bands.findLast(({ at }) => at < value.from) ?? bands[0];
  const band =
    own ??
    [...unit.around.label, ...unit.around.row, ...unit.around.lead, ...unit.around.heading].flatMap((text) =>
      serviceBandsIn(said(text).text),
    )[0] ??
    bare(unit);
  return band === undefined ? null : { from: band.from, to: band.to, days: amount, unit, score };
}

/** "0-2" and "less than 5" in a column that is headed by years of service. */
function bare({ around }: Unit): { from: number; to: number | null } | undefined {
  const isOfService = around.lead.some((text) => /\b(?:years?|service|tenure|employment)\b/i.test(text));
  const label = around.row[0]?.trim() ?? '';
  if (!isOfService || label.length > 20 || !/\d/.test(label)) return undefined;
  const [, from, to, more] = /^(\d{1,2})(?: ?(?:[-–]|to) ?(\d{1,2})|( ?\+| or more))?$/i.exec(label) ?? [];
  if (from !== undefined) return { from: Number(from), to: more === undefined ? Number(to ?? from) : null };
  return serviceBandsIn(`${label} years of service`.toLowerCase())[0];
}

const asked = [
  ['time_off.days_year_1', 1],
  ['time_off.days_year_5', 5],
  ['time_off.days_year_10', 10],
  ['time_off.days_year_20', 20],
] as const satisfies readonly (readonly [MetricKey, number])[];

/** What is granted in the first year and after 5, 10 and 20, by the steps of each part of a guide. */
export function scheduleOf(steps: readonly Step[]): { metric: MetricKey; value: number; unit: Unit; score: number }[] {
  const parts = new Map<string, Step[]>();
  for (const step of steps) {
    const { heading, chapter } = step.unit.around;
    const isHeaded = heading.some((text) => serviceBandsIn(said(text).text).length > 0);
    const key = [...(isHeaded ? [] : heading), ...chapter].join('\n');
    const here = parts.get(key) ?? [];
    if (!here.some(({ from, to }) => from === step.from && to === step.to)) here.push(step);
    parts.set(key, here);
  }
  return [...parts.values()].flatMap((part) =>
    asked.flatMap(([metric, year]) => {
      const step = stepAt(part, year);
      return step === undefined
        ? []
        : [{ metric, value: step.days, unit: step.unit, score: Math.min(step.score, 0.9) }];
    }),
  );
}

function stepAt(steps: readonly Step[], year: number): Step | undefined {
  // The first year is the lowest step, if it begins there.
  if (year === 1) return steps.filter(({ from }) => from <= 1).toSorted((one, other) => one.from - other.from)[0];
  if (steps.length < 2) return undefined;
  const reached = steps.filter(({ from, to }) => from <= year && (to === null || Math.ceil(to) >= year));
  return reached.toSorted((one, other) => other.from - one.from)[0];
}
