import { stateNames } from '../../../contract/vocabulary/states.ts';
import { sayTick } from '../../say-value.ts';
import type { DrawingProps } from './drawing-props.ts';
import { Frame } from './frame.tsx';
import { shadesOf } from './shades.ts';
import { COLUMNS, ROWS, tiles } from './tiles.ts';
import { useMarks } from './use-marks.ts';

const GAP = 3;
/** Wider tiles would not be read better. */
const LARGEST = 78;

/** The states as tiles where they lie, the darker the greater their figure; each says its figure and, where it fits, its n. */
export function StateMap({ chart, width }: DrawingProps) {
  const { series, y } = chart;
  const own = series[0]?.marks ?? [];
  const size = Math.min(LARGEST, Math.floor(width / COLUMNS));
  const shade = shadesOf(own.flatMap(({ value }) => (value === null ? [] : [value])));
  const known = tiles.flatMap((tile) => {
    const mark = own.find(({ label }) => label === tile.code || label === stateNames[tile.code]);
    return mark === undefined ? [] : [{ ...tile, mark }];
  });
  const unknown = tiles.filter(({ code }) => !known.some((one) => one.code === code));
  const marks = useMarks(known.length);
  const place = ({ row, column }: { row: number; column: number }): string =>
    `translate(${column * size} ${row * size})`;
  const inner = size - GAP;
  return (
    <Frame chart={chart} width={COLUMNS * size} height={ROWS * size} marks={marks}>
      <g aria-hidden="true">
        {unknown.map((tile) => (
          <g key={tile.code} transform={place(tile)}>
            <rect className="tile" width={inner} height={inner} rx={3} />
            <text className="tick" x={inner / 2} y={inner / 2 + 4} textAnchor="middle">
              {tile.code}
            </text>
          </g>
        ))}
      </g>
      {known.map(({ mark, ...tile }, at) => {
        const { value, said, n } = mark;
        const full = `${stateNames[tile.code] ?? tile.code}: ${said}, n ${n}`;
        return (
          <g key={tile.code} className="mark" transform={place(tile)} {...marks.markProps(at, full)}>
            <title>{full}</title>
            <rect className={value === null ? 'tile' : `tile-${shade(value)}`} width={inner} height={inner} rx={3} />
            <text
              className={size < 44 ? 'small' : 'label'}
              x={inner / 2}
              y={inner / 2 - (size < 44 ? 1 : 6)}
              textAnchor="middle"
              aria-hidden="true"
            >
              {tile.code}
            </text>
            <text
              className={size < 44 ? 'small' : 'value'}
              x={inner / 2}
              y={inner / 2 + (size < 44 ? 10 : 9)}
              textAnchor="middle"
              aria-hidden="true"
            >
              {value === null ? '–' : sayTick(value, y.unit)}
            </text>
            {size < 60 ? null : (
              <text className="n" x={inner / 2} y={inner / 2 + 25} textAnchor="middle" aria-hidden="true">
                n {n}
              </text>
            )}
          </g>
        );
      })}
    </Frame>
  );
}
