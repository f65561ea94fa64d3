import type { Bin } from '../../contract/analysis.ts';

const BINS = 10;
const STEPS = [1, 2, 2.5, 5, 10];

/** Counts values, smallest first, in at most ten bins of a round width, the last of which includes its end. */
export function histogramOf(sorted: readonly number[]): Bin[] {
  const least = sorted[0];
  const most = sorted.at(-1);
  if (least === undefined || most === undefined) return [];
  if (least === most) return [{ from: least, to: most, n: sorted.length }];
  const rough = (most - least) / (BINS - 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const width = (STEPS.find((step) => step * magnitude >= rough) ?? 10) * magnitude;
  const first = Math.floor(least / width) * width;
  const bins = Array.from({ length: Math.floor((most - first) / width) + 1 }, (_, at): Bin => ({
    from: tidy(first + at * width),
    to: tidy(first + (at + 1) * width),
    n: 0,
  }));
  for (const value of sorted) {
    const bin = bins[Math.min(bins.length - 1, Math.floor((value - first) / width))];
    if (bin !== undefined) bin.n += 1;
  }
  return bins;
}

/** Without the dust of binary fractions. */
const tidy = (value: number): number => Number(value.toPrecision(12));
