import { sayTick, sayValue, unitWords } from '../../say-value.ts';
import type { DrawingProps } from './drawing-props.ts';
import { Frame } from './frame.tsx';
import { labelWidth, shortened } from './labels.ts';
import { Reference } from './reference.tsx';
import { scaleOf } from './scale.ts';
import { useMarks } from './use-marks.ts';

const ROW = 38;
const TOP = 26;
const BEHIND = 104;

/** The middle half of each group as a box, its figure as a line across it. */
export function BoxChart({ chart, width }: DrawingProps) {
  const { series, y, reference } = chart;
  const own = series[0]?.marks ?? [];
  const left = labelWidth(
    own.map(({ label }) => label),
    width,
  );
  const values = own.flatMap(({ value, low, high }) => [value, low, high].filter((one) => one !== null));
  const scale = scaleOf([...values, ...(reference === null ? [] : [reference.value])], {
    from: left,
    to: width - BEHIND,
    ticks: width < 500 ? 3 : 5,
  });
  const height = TOP + own.length * ROW + 8;
  const marks = useMarks(own.length);
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
      {own.map(({ label, value, said, n, low, high }, at) => {
        const middle =
          low === null || high === null ? '' : `, middle half ${sayValue(low, y.unit)} to ${sayValue(high, y.unit)}`;
        const full = `${label}: ${said}${middle}, n ${n}`;
        return (
          <g key={label} className="mark" transform={`translate(0 ${TOP + at * ROW})`} {...marks.markProps(at, full)}>
            <title>{full}</title>
            <rect className="reach" x={0} y={0} width={width} height={ROW - 4} />
            <text className="label" x={left - 8} y={21} textAnchor="end" aria-hidden="true">
              {shortened(label, left)}
            </text>
            {low === null || high === null ? null : (
              <rect
                className="box"
                x={scale.at(low)}
                y={6}
                width={Math.max(2, scale.at(high) - scale.at(low))}
                height={20}
                rx={3}
              />
            )}
            {value === null ? null : (
              <line className="middle" x1={scale.at(value)} x2={scale.at(value)} y1={3} y2={29} />
            )}
            <text className="value" x={scale.at(Math.max(high ?? 0, value ?? 0)) + 8} y={21} aria-hidden="true">
              {value === null ? 'too few' : sayTick(value, y.unit)}
              <tspan className="n" dx={6}>
                n {n.toLocaleString('en-US')}
              </tspan>
            </text>
          </g>
        );
      })}
      <Reference
        reference={reference}
        x={reference === null ? 0 : scale.at(reference.value)}
        top={TOP - 6}
        bottom={height - 4}
      />
    </Frame>
  );
}
