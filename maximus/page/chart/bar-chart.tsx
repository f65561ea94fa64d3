import { sayTick, unitWords } from '../../say-value.ts';
import type { DrawingProps } from './drawing-props.ts';
import { Frame } from './frame.tsx';
import { Reference } from './reference.tsx';
import { labelWidth, shortened } from './labels.ts';
import { scaleOf } from './scale.ts';
import { useMarks } from './use-marks.ts';

const BAR = 20;
const GAP = 14;
const TOP = 26;
/** Room behind the longest bar for its figure and n. */
const BEHIND = 104;

/** Bars that lie, so that names of groups are read straight, each with its figure and n behind it. Beside each other: series. */
export function BarChart({ chart, width }: DrawingProps) {
  const { series, y, reference } = chart;
  const groups = series[0]?.marks.map(({ label }) => label) ?? [];
  const left = labelWidth(groups, width);
  const values = series.flatMap(({ marks }) => marks.flatMap(({ value }) => (value === null ? [] : [value])));
  const scale = scaleOf([...values, ...(reference === null ? [] : [reference.value])], {
    from: left,
    to: width - BEHIND,
    ticks: width < 500 ? 3 : 5,
  });
  const group = series.length * BAR + GAP;
  const height = TOP + groups.length * group + 8;
  const marks = useMarks(groups.length * series.length);
  const zero = scale.at(0);
  return (
    <Frame chart={chart} width={width} height={height} marks={marks}>
      <g aria-hidden="true">
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line className="grid" x1={scale.at(tick)} x2={scale.at(tick)} y1={TOP - 6} y2={height - 4} />
            <text className="tick" x={scale.at(tick)} y={14} textAnchor="middle">
              {sayTick(tick, y.unit)}
            </text>
          </g>
        ))}
        <text className="tick" x={width} y={14} textAnchor="end">
          {unitWords(y.unit)}
        </text>
      </g>
      {groups.map((label, at) => (
        <g key={label} transform={`translate(0 ${TOP + at * group})`}>
          <text className="label" x={left - 8} y={(series.length * BAR) / 2 + 5} textAnchor="end" aria-hidden="true">
            {shortened(label, left)}
          </text>
          {series.map(({ name, marks: own }, of) => {
            const mark = own.find((one) => one.label === label);
            const value = mark?.value ?? null;
            const said = mark?.said ?? 'no figure';
            const end = value === null ? zero : scale.at(value);
            const full = `${series.length > 1 ? `${name}, ` : ''}${label}: ${said}, n ${mark?.n ?? 0}`;
            return (
              <g key={name} className="mark" {...marks.markProps(at * series.length + of, full)}>
                <title>{full}</title>
                <rect className="reach" x={0} y={of * BAR} width={width} height={BAR} />
                <rect
                  className={`series-${of % 6}`}
                  x={Math.min(zero, end)}
                  y={of * BAR + 1}
                  width={Math.abs(end - zero)}
                  height={BAR - 3}
                  rx={2}
                />
                <text className="value" x={Math.max(zero, end) + 6} y={of * BAR + 15} aria-hidden="true">
                  {value === null ? 'too few' : sayTick(value, y.unit)}
                  <tspan className="n" dx={6}>
                    n {(mark?.n ?? 0).toLocaleString('en-US')}
                  </tspan>
                </text>
              </g>
            );
          })}
        </g>
      ))}
      <Reference
        reference={reference}
        x={reference === null ? 0 : scale.at(reference.value)}
        top={TOP - 6}
        bottom={height - 4}
      />
    </Frame>
  );
}
