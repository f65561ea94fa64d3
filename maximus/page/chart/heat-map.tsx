import { sayTick } from '../../say-value.ts';
import { ScrollPane } from '../scroll-pane.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { Frame } from './frame.tsx';
import { labelWidth, shortened } from './labels.ts';
import { shadesOf } from './shades.ts';
import { useMarks } from './use-marks.ts';

const ROW = 40;
const TOP = 26;
/** A cell that is narrower does not hold its figure. */
const NARROWEST = 74;

/** Two groupings: a cell is the darker, the greater its figure is, which it says with its n. */
export function HeatMap({ chart, width }: DrawingProps) {
  const { series, y } = chart;
  const rows = [...new Set(series.flatMap(({ marks }) => marks.map(({ label }) => label)))];
  const left = labelWidth(rows, width);
  const cell = Math.max(NARROWEST, Math.floor((width - left) / Math.max(1, series.length)));
  const shade = shadesOf(series.flatMap(({ marks }) => marks.flatMap(({ value }) => (value === null ? [] : [value]))));
  const marks = useMarks(rows.length * series.length);
  return (
    <ScrollPane label={`Heat map: ${chart.title}`}>
      <Frame chart={chart} width={left + cell * series.length} height={TOP + rows.length * ROW} marks={marks}>
        {series.map(({ name }, at) => (
          <text
            key={name}
            className="tick"
            x={left + at * cell + cell / 2}
            y={16}
            textAnchor="middle"
            aria-hidden="true"
          >
            {shortened(name, cell)}
          </text>
        ))}
        {rows.map((row, at) => (
          <g key={row} transform={`translate(0 ${TOP + at * ROW})`}>
            <text className="label" x={left - 8} y={ROW / 2 + 4} textAnchor="end" aria-hidden="true">
              {shortened(row, left)}
            </text>
            {series.map(({ name, marks: own }, of) => {
              const mark = own.find(({ label }) => label === row);
              const value = mark?.value ?? null;
              const full = `${row}, ${name}: ${mark?.said ?? 'no employers'}, n ${mark?.n ?? 0}`;
              return (
                <g
                  key={name}
                  className="mark"
                  transform={`translate(${left + of * cell} 0)`}
                  {...marks.markProps(at * series.length + of, full)}
                >
                  <title>{full}</title>
                  <rect
                    className={value === null ? 'tile' : `tile-${shade(value)}`}
                    width={cell - 2}
                    height={ROW - 2}
                    rx={2}
                  />
                  <text className="value" x={cell / 2 - 1} y={17} textAnchor="middle" aria-hidden="true">
                    {value === null ? '–' : sayTick(value, y.unit)}
                  </text>
                  <text className="n" x={cell / 2 - 1} y={31} textAnchor="middle" aria-hidden="true">
                    n {(mark?.n ?? 0).toLocaleString('en-US')}
                  </text>
                </g>
              );
            })}
          </g>
        ))}
      </Frame>
    </ScrollPane>
  );
}
