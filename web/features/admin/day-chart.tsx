import type { Day } from '../../../contract/operation.ts';

type Whole = 'sum' | 'highest' | 'last';

interface DayChartProps {
  label: string;
  /** The oldest first. */
  days: readonly Day[];
  of: (day: Day) => number;
  format: (value: number) => string;
  /** What is said of all days together: their sum; their highest where a sum would count the same people again; or the last. */
  whole?: Whole;
}

const SAID: Record<Whole, (total: string, days: number) => string> = {
  sum: (total, days) => `${total} in ${days} days`,
  highest: (total, days) => `at most ${total} in ${days} days`,
  last: (total) => `${total} now`,
};

/** One figure day by day as bars, with its sum or its highest. What the bars show is said in words, too. */
export function DayChart({ label, days, of, format, whole = 'sum' }: DayChartProps) {
  const values = days.map((day) => of(day));
  const most = Math.max(1, ...values);
  const highest = Math.max(...values);
  const wholes: Record<Whole, number> = {
    sum: values.reduce((all, value) => all + value, 0),
    highest,
    last: values.at(-1) ?? 0,
  };
  const total = wholes[whole];
  const best = days[values.indexOf(highest)];
  const words =
    highest === 0 || best === undefined
      ? `${label}: nothing in ${days.length} days`
      : `${label}: ${SAID[whole](format(total), days.length)}, most on ${best.date} with ${format(of(best))}`;
  return (
    <figure aria-label={words} className="grid gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-small text-soft">{label}</span>
        <span className="figures font-strong">{format(total)}</span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length} 24`}
        preserveAspectRatio="none"
        className="h-16 w-full border-b border-line"
      >
        {days.map((day, index) => {
          const height = (values[index] ?? 0) === 0 ? 0 : Math.max(0.6, ((values[index] ?? 0) / most) * 24);
          return (
            <rect key={day.date} x={index + 0.1} y={24 - height} width={0.8} height={height} className="fill-hue">
              <title>{`${day.date}: ${format(values[index] ?? 0)}`}</title>
            </rect>
          );
        })}
      </svg>
    </figure>
  );
}
