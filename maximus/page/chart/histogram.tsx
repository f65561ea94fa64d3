import { sayTick, sayValue, unitWords } from '../../say-value.ts';
import type { DrawingProps } from './drawing-props.ts';
import { Frame } from './frame.tsx';
import { Reference } from './reference.tsx';
import { scaleOf } from './scale.ts';
import { useMarks } from './use-marks.ts';

const HEIGHT = 300;
const SPACE = { left: 52, right: 16, top: 24, bottom: 48 };

/** How many employers state each range of amounts. */
export function Histogram({ chart, width }: DrawingProps) {
  const { bins, x, reference } = chart;
  const up = scaleOf(
    bins.map(({ n }) => n),
    { from: HEIGHT - SPACE.bottom, to: SPACE.top, ticks: 4 },
  );
  const [first = 0, last = 1] = [bins[0]?.from, bins.at(-1)?.to];
  const inner = width - SPACE.left - SPACE.right;
  const across = (value: number): number => SPACE.left + ((value - first) / (last - first || 1)) * inner;
  const edges = [...bins.map(({ from }) => from), last];
  const every = Math.max(1, Math.ceil((edges.length * 58) / inner));
  const marks = useMarks(bins.length);
  return (
    <Frame chart={chart} width={width} height={HEIGHT} marks={marks}>
      <g aria-hidden="true">
        {up.ticks.map((tick) => (
          <g key={tick}>
            <line className="grid" x1={SPACE.left} x2={width - SPACE.right} y1={up.at(tick)} y2={up.at(tick)} />
            <text className="tick" x={SPACE.left - 8} y={up.at(tick) + 4} textAnchor="end">
              {sayTick(tick, null)}
            </text>
          </g>
        ))}
        <text className="tick" x={0} y={14}>
          employers
        </text>
        {edges.map((edge, at) =>
          at % every === 0 ? (
            <text key={edge} className="tick" x={across(edge)} y={HEIGHT - SPACE.bottom + 20} textAnchor="middle">
              {sayTick(edge, x.unit)}
            </text>
          ) : null,
        )}
        <text className="tick" x={width - SPACE.right} y={HEIGHT - 8} textAnchor="end">
          {[x.label, unitWords(x.unit)].filter(Boolean).join(', ')}
        </text>
      </g>
      {bins.map(({ from, to, n }, at) => {
        const full = `${sayValue(from, x.unit)} to ${sayValue(to, x.unit)}: ${n} employers`;
        return (
          <g key={from} className="mark" {...marks.markProps(at, full)}>
            <title>{full}</title>
            <rect
              className="reach"
              x={across(from)}
              y={SPACE.top}
              width={across(to) - across(from)}
              height={HEIGHT - SPACE.top - SPACE.bottom}
            />
            <rect
              className="series-0"
              x={across(from) + 1}
              y={up.at(n)}
              width={Math.max(1, across(to) - across(from) - 2)}
              height={up.at(0) - up.at(n)}
            />
          </g>
        );
      })}
      <Reference
        reference={reference}
        x={reference === null ? 0 : Math.min(width - SPACE.right, Math.max(SPACE.left, across(reference.value)))}
        top={SPACE.top}
        bottom={HEIGHT - SPACE.bottom}
      />
    </Frame>
  );
}
