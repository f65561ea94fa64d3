import { apertureBars } from '../../ui/aperture.ts';

const FRAME = {
  viewBox: '0 0 360 132',
  'aria-hidden': true,
  className: 'block w-full',
  preserveAspectRatio: 'xMidYMid slice',
} as const;

const EYE = apertureBars(13, 7, 40, 20);
const TEXT = [152, 118, 164, 96, 140, 70];

/** Insight: an eye sends its light onto a page, and one line of it answers. */
export function InsightDrawing() {
  return (
    <svg {...FRAME}>
      <path d="M92 66 196 14v104z" fill="currentColor" opacity={0.09} />
      <g transform="translate(84 66)" fill="currentColor">
        {EYE.map((bar) => (
          <rect key={`${bar.x}:${bar.y}`} x={bar.x - 1.5} y={bar.y} width={3} height={bar.height} rx={1.5} />
        ))}
        <circle r={6.5} />
      </g>
      {TEXT.map((width, line) => (
        <rect
          key={width}
          x={196}
          y={22 + line * 16.5}
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
  (_, index) => 34 + 22 * Math.abs(Math.sin(index * 1.7) + 0.4 * Math.sin(index * 5.1)),
);

/** Peripheral Vision: a long shelf of guides, and the lens that stands over some of them. */
export function VisionDrawing() {
  const lens = { x: 226, y: 64, radius: 45 };
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
      <path d="M0 97.5h360" stroke="currentColor" opacity={0.35} />
      <circle cx={lens.x} cy={lens.y} r={lens.radius} fill="none" stroke="currentColor" strokeWidth={3} />
      <path d="m258.500 96.500 22 22" stroke="currentColor" strokeWidth={5} strokeLinecap="round" />
    </svg>
  );
}

const BELL = Array.from({ length: 31 }, (_, index) => 6 + 76 * Math.exp(-(((index - 15) / 6.2) ** 2)));

/** Maximus: a market as a distribution, seen whole from above, with one employer in it. */
export function MaximusDrawing() {
  return (
    <svg {...FRAME}>
      {[54, 84, 114].map((radius) => (
        <path
          key={radius}
          d={`M${180 - radius} 112a${radius} ${radius} 0 0 1 ${2 * radius} 0`}
          fill="none"
          stroke="currentColor"
          opacity={0.22}
        />
      ))}
      {BELL.map((height, index) => (
        <rect
          key={index}
          x={70.5 + index * 7.2}
          y={112 - height}
          width={3}
          height={height}
          rx={1.5}
          fill="currentColor"
          opacity={index === 20 ? 1 : 0.34}
        />
      ))}
      <circle cx={216} cy={52} r={5} fill="currentColor" />
      <path d="M216 57v14M40 112.500h280" stroke="currentColor" opacity={0.6} />
    </svg>
  );
}
