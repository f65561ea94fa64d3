import { useId, type ReactNode } from 'react';

/** An animal as the product draws everything: a shape made of bars, and one eye. In units of a 160 × 120 drawing. */
interface Animal {
  name: string;
  /** The outline that the bars are cut to. */
  shape: string;
  eyes: readonly { x: number; y: number }[];
  /** What is left out of the shape: a beak, a nose. */
  cut?: string;
}

/** Animals that see what others miss. */
export const animals: readonly Animal[] = [
  {
    name: 'an owl',
    shape:
      'M50 18c6 5 14 7 30 7s24-2 30-7c3 10 4 18 3 27 5 22 1 44-15 57l-4 8h-8l-2-5h-8l-2 5h-8l-4-8C46 89 42 67 47 45c-1-9 0-17 3-27Z',
    eyes: [
      { x: 67, y: 46 },
      { x: 93, y: 46 },
    ],
    cut: 'M75 54h10l-5 11Z',
  },
  {
    name: 'a hare',
    shape:
      'M26 62c0-11 8-19 19-20C40 28 39 10 47 5c8 3 10 20 10 35C60 25 66 9 74 8c6 8 0 28-9 39 4 4 5 8 5 12 11-6 26-8 39-3 17 7 26 22 27 37 6-2 12 2 12 8s-6 9-13 9H62c-2-5 2-9 8-10-7-2-12-7-14-13-5-3-7-8-7-13-13 0-23-3-23-12Z',
    eyes: [{ x: 44, y: 57 }],
  },
  {
    name: 'a whale',
    shape:
      'M12 66c2-24 26-38 56-36 24 2 38 16 52 24 8-4 10-14 8-26 8 2 12 8 14 14 4-4 10-6 16-5-2 14-12 24-24 28-6 22-28 35-60 35-36 0-62-12-62-34Z',
    eyes: [{ x: 38, y: 62 }],
  },
  {
    name: 'a cat',
    shape:
      'M46 14l18 16c10-3 22-3 32 0l18-16c4 16 4 28 1 38 2 6 1 12-2 17 10 10 14 25 12 41H35c-2-16 2-31 12-41-3-5-4-11-2-17-4-10-3-22 1-38Z',
    eyes: [
      { x: 66, y: 50 },
      { x: 94, y: 50 },
    ],
    cut: 'M75 60h10l-5 6Z',
  },
  {
    name: 'a fish',
    shape:
      'M10 60c16-28 44-40 74-34l12-14c6 6 8 12 8 20 8 5 14 11 18 18 8-10 18-16 28-18-6 18-6 38 0 56-10-2-20-8-28-18-16 24-48 36-78 24-14-6-26-18-34-34Z',
    eyes: [{ x: 38, y: 54 }],
  },
  {
    name: 'an elephant',
    shape:
      'M20 78c-4-34 16-56 50-56 14 0 24 2 32 8 16-2 30 6 36 20 6 16 2 34 4 44 1 5 8 4 9-1l5 1c0 12-17 16-21 4-2-9 0-18-6-24-4 6-9 9-15 10v26H98V92c-10 4-24 4-34 0v18H44V88c-6-4-10-6-14-8-1 10-4 16-8 18 2-8 0-14-2-20Z',
    eyes: [{ x: 122, y: 52 }],
  },
];

const BARS = Array.from({ length: 40 }, (_, index) => 2 + index * 4);

/** One animal, decorative: the words beside it say what is going on. */
export function AnimalDrawing({ animal, className }: { animal: Animal; className?: string }): ReactNode {
  const id = useId();
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={className}>
      <clipPath id={id}>
        <path d={animal.shape} />
      </clipPath>
      <g clipPath={`url(#${id})`} className="fill-hue">
        {BARS.map((x) => (
          <rect key={x} x={x - 1.25} width={2.5} height={120} opacity={0.35 + 0.6 * (1 - Math.abs(x - 80) / 80)} />
        ))}
      </g>
      {animal.cut === undefined ? null : <path d={animal.cut} className="fill-paper" />}
      {animal.eyes.map((eye) => (
        <g key={eye.x}>
          <circle cx={eye.x} cy={eye.y} r={8} className="fill-paper" />
          <circle cx={eye.x} cy={eye.y} r={3.6} className="fill-hue" />
        </g>
      ))}
    </svg>
  );
}
