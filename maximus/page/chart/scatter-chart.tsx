import { sayTick, unitWords } from '../../say-value.ts';
import type { DrawingProps } from './drawing-props.ts';
import { Frame } from './frame.tsx';
import { scaleOf } from './scale.ts';
import { useMarks } from './use-marks.ts';

const HEIGHT = 380;
const SPACE = { left: 60, right: 16, top: 28, bottom: 48 };

/** A point an employer, not named: how two amounts go together. Read out as a whole, since no point is anybody's. */
export function ScatterChart({ chart, width }: DrawingProps) {
  const { points, x, y } = chart;
  const across = scaleOf(
    points.map((one) => one.x),
    { from: SPACE.left, to: width - SPACE.right, ticks: width < 500 ? 3 : 6 },
  );
  const up = scaleOf(
    points.map((one) => one.y),
    { from: HEIGHT - SPACE.bottom, to: SPACE.top },
  );
  const marks = useMarks(1);
  // Two employers may stand at the same place.
  const dots = points.map((one, at) => ({ ...one, key: `employer ${at}` }));
  const named = (label: string, unit: string | null): string => [label, unitWords(unit)].filter(Boolean).join(', ');
  return (
    <Frame chart={chart} width={width} height={HEIGHT} marks={marks}>
      <g aria-hidden="true">
        {up.ticks.map((tick) => (
          <g key={tick}>
            <line className="grid" x1={SPACE.left} x2={width - SPACE.right} y1={up.at(tick)} y2={up.at(tick)} />
            <text className="tick" x={SPACE.left - 8} y={up.at(tick) + 4} textAnchor="end">
              {sayTick(tick, y.unit)}
            </text>
          </g>
        ))}
        {across.ticks.map((tick) => (
          <text key={tick} className="tick" x={across.at(tick)} y={HEIGHT - SPACE.bottom + 20} textAnchor="middle">
            {sayTick(tick, x.unit)}
          </text>
        ))}
        <text className="tick" x={0} y={14}>
          {named(y.label, y.unit)}
        </text>
        <text className="tick" x={width - SPACE.right} y={HEIGHT - 8} textAnchor="end">
          {named(x.label, x.unit)}
        </text>
      </g>
      <g className="mark" {...marks.markProps(0, `${points.length} employers, ${x.label} across and ${y.label} up`)}>
        {dots.map((one) => (
          <circle key={one.key} className="dot" cx={across.at(one.x)} cy={up.at(one.y)} r={3.2} />
        ))}
      </g>
    </Frame>
  );
}
