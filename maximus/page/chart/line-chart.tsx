import { sayTick, unitWords } from '../../say-value.ts';
import type { DrawingProps } from './drawing-props.ts';
import { Frame } from './frame.tsx';
import { Sign } from './legend.tsx';
import { scaleOf } from './scale.ts';
import { useMarks } from './use-marks.ts';

const HEIGHT = 320;
const SPACE = { left: 56, right: 24, top: 28, bottom: 48 };

/** Figures in their order, joined: years above all. A gap where there are too few employers. */
export function LineChart({ chart, width }: DrawingProps) {
  const { series, y, x, reference } = chart;
  const labels = series[0]?.marks.map(({ label }) => label) ?? [];
  const values = series.flatMap(({ marks }) => marks.flatMap(({ value }) => (value === null ? [] : [value])));
  const bounds = { from: HEIGHT - SPACE.bottom, to: SPACE.top };
  const scale = scaleOf([...values, ...(reference === null ? [] : [reference.value])], bounds);
  const step = labels.length < 2 ? 0 : (width - SPACE.left - SPACE.right - 40) / (labels.length - 1);
  const at = (index: number): number => SPACE.left + 20 + index * step;
  const marks = useMarks(series.length * labels.length);
  const every = Math.max(1, Math.ceil((labels.length * 64) / width));
  return (
    <Frame chart={chart} width={width} height={HEIGHT} marks={marks}>
      <g aria-hidden="true">
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line className="grid" x1={SPACE.left} x2={width - SPACE.right} y1={scale.at(tick)} y2={scale.at(tick)} />
            <text className="tick" x={SPACE.left - 8} y={scale.at(tick) + 4} textAnchor="end">
              {sayTick(tick, y.unit)}
            </text>
          </g>
        ))}
        <text className="tick" x={0} y={14}>
          {unitWords(y.unit)}
        </text>
        {labels.map((label, index) =>
          index % every === 0 ? (
            <text key={label} className="tick" x={at(index)} y={HEIGHT - SPACE.bottom + 20} textAnchor="middle">
              {label}
            </text>
          ) : null,
        )}
        <text className="tick" x={width - SPACE.right} y={14} textAnchor="end">
          by {x.label}
        </text>
      </g>
      {series.map(({ name, marks: own }, of) => (
        <g key={name}>
          {runs(own.map(({ value }, index) => (value === null ? null : [at(index), scale.at(value)]))).map((run) => (
            <polyline key={run.join(' ')} className={`line-${of % 6}`} points={run.join(' ')} />
          ))}
          {own.map(({ label, value, said, n }, index) => {
            const full = `${series.length > 1 ? `${name}, ` : ''}${label}: ${said}, n ${n}`;
            const place = value === null ? HEIGHT - SPACE.bottom : scale.at(value);
            return (
              <g key={label} className="mark" {...marks.markProps(of * labels.length + index, full)}>
                <title>{full}</title>
                {value === null ? null : <Sign at={of} x={at(index)} y={place} />}
                {series.length === 1 && index % every === 0 ? (
                  <text className="value" x={at(index)} y={place - 12} textAnchor="middle" aria-hidden="true">
                    {value === null ? 'too few' : sayTick(value, y.unit)}
                  </text>
                ) : null}
                {series.length === 1 && index % every === 0 ? (
                  <text
                    className="n"
                    x={at(index)}
                    y={HEIGHT - SPACE.bottom + 34}
                    textAnchor="middle"
                    aria-hidden="true"
                  >
                    n {n.toLocaleString('en-US')}
                  </text>
                ) : null}
              </g>
            );
          })}
        </g>
      ))}
    </Frame>
  );
}

/** Points that follow one another without a gap, as a line takes them. */
function runs(points: readonly (readonly number[] | null)[]): string[][] {
  const all: string[][] = [[]];
  for (const point of points) {
    if (point === null) all.push([]);
    else all.at(-1)?.push(point.map((one) => one.toFixed(1)).join(','));
  }
  return all.filter((run) => run.length > 1);
}
