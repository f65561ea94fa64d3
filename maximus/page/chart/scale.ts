/** Ticks at round values that hold a range, and the way from a value to a place. Bars begin at zero. */
export interface Scale {
  ticks: number[];
  at: (value: number) => number;
}

const STEPS = [1, 2, 2.5, 5, 10];

/** The least round step of which at most `most` fit into a range. */
function stepOf(range: number, most: number): number {
  const least = range / most;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * (STEPS.find((step) => step * power >= least * 0.999) ?? 10);
}

/**
 * @param values everything that must have a place
 * @param from,to places of the least and the greatest tick, in pixels; `to` may be above `from`
 */
export function scaleOf(
  values: readonly number[],
  { from, to, ticks = 5, withZero = true }: { from: number; to: number; ticks?: number; withZero?: boolean },
): Scale {
  const all = withZero ? [0, ...values] : values;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const step = stepOf(high === low ? Math.max(Math.abs(high), 1) : high - low, ticks);
  const [first, last] = [Math.floor(low / step), Math.max(Math.ceil(high / step), Math.floor(low / step) + 1)];
  const rounded = Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
  const [begin = 0, end = 1] = [rounded[0], rounded.at(-1)];
  return { ticks: rounded, at: (value) => from + ((value - begin) / (end - begin)) * (to - from) };
}
