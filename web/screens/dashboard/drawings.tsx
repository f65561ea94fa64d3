import { apertureBars } from '../../ui/aperture.ts';

const FRAME = {
  viewBox: '0 0 360 120',
  'aria-hidden': true,
  className: 'block w-full',
  preserveAspectRatio: 'xMidYMid slice',
} as const;

const EYE = apertureBars(13, 7, 40, 20);
const TEXT = [132, 104, 140, 88, 120, 64];

/** Insight: an eye sends its light onto a page, and one line of it answers. */
export function InsightDrawing() {
  return (
    <svg {...FRAME}>
      <path d="M92 60 196 12v96z" fill="currentColor" opacity={0.09} />
      <g transform="translate(84 60)" fill="currentColor">
        {EYE.map((bar) => (
          <rect key={`${bar.x}:${bar.y}`} x={bar.x - 1.5} y={bar.y} width={3} height={bar.height} rx={1.5} />
        ))}
        <circle r={6.5} />
      </g>
      {TEXT.map((width, line) => (
        <rect
          key={width}
          x={196}
          y={17 + line * 16}
          width={width}
          height={line === 2 ? 5 : 3}
          rx={1.5}
          fill="currentColor"
          opacity={line === 2 ? 1 : 0.28}
        />
      ))}
    </svg>
  );
}

const SHELF = Array.from(
  { length: 45 },
  (_, index) => 46 + 14 * Math.sin(index * 1.9) + 12 * Math.sin(index * 0.73 + 1),
);

/** Peripheral Vision: a long shelf of guides, and the lens that stands over some of them. */
export function VisionDrawing() {
  const lens = { x: 226, y: 58, radius: 44 };
  return (
    <svg {...FRAME}>
      {SHELF.map((height, index) => {
        const x = 10 + index * 7.6;
        const seen = Math.abs(x - lens.x) < lens.radius - 4;
        return (
          <rect
            key={x}
            x={x - (seen ? 2 : 1.25)}
            y={96 - height}
            width={seen ? 4 : 2.5}
            height={height}
            rx={1.25}
            fill="currentColor"
            opacity={seen ? 0.95 : 0.26}
          />
        );
      })}
      <path d="M0 96.5h360" stroke="currentColor" opacity={0.35} />
      <circle cx={lens.x} cy={lens.y} r={lens.radius} fill="none" stroke="currentColor" strokeWidth={3} />
      <path d="m257.5 89.5 21 21" stroke="currentColor" strokeWidth={5} strokeLinecap="round" />
    </svg>
  );
}

const BELL = Array.from({ length: 31 }, (_, index) => 6 + 72 * Math.exp(-(((index - 15) / 6.2) ** 2)));

/** Maximus: a market as a distribution, seen whole from above, with one employer in it. */
export function MaximusDrawing() {
  return (
    <svg {...FRAME}>
      {[46, 74, 102].map((radius) => (
        <path
          key={radius}
          d={`M${180 - radius} 106a${radius} ${radius} 0 0 1 ${2 * radius} 0`}
          fill="none"
          stroke="currentColor"
          opacity={0.22}
        />
      ))}
      {BELL.map((height, index) => (
        <rect
          key={index}
          x={70.5 + index * 7.2}
          y={106 - height}
          width={3}
          height={height}
          rx={1.5}
          fill="currentColor"
          opacity={index === 20 ? 1 : 0.34}
        />
      ))}
      <circle cx={216} cy={48} r={5} fill="currentColor" />
      <path d="M216 53v16M40 106.500h280" stroke="currentColor" opacity={0.6} />
    </svg>
  );
}
