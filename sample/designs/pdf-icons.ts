import type { Brush } from './brush.ts';

/** Signs of the subjects of a guide, each a path within a square of 24. */
const icons = {
  cross: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  pill: 'M7 8h10a4 4 0 0 1 0 8H7a4 4 0 0 1 0-8z',
  tooth:
    'M7 3c2 0 3 1 5 1s3-1 5-1c3 0 4 3 4 5c0 4-2 5-2.5 8s-1.5 5-2.5 5s-1.5-2-2-4c-.4-1.6-1-2-2-2s-1.6.4-2 2c-.5 2-1 4-2 4s-2-2-2.5-5s-2.5-4-2.5-8c0-2 1-5 4-5z',
  glasses:
    'M2 13a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM13 13a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM10.5 11.500h3v1.500h-3z',
  umbrella: 'M12 3a9 9 0 0 1 9 9h-8v6a3 3 0 0 1-6 0h2a1 1 0 0 0 2 0v-6H3a9 9 0 0 1 9-9z',
  bars: 'M3 14h4v7H3zM10 9h4v12h-4zM17 4h4v17h-4z',
  sun: 'M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4z',
  person: 'M8.5 7a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM5 21c0-5 3-8 7-8s7 3 7 8z',
  heart: 'M12 21C5 15 2 11.5 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 3.5-3 7-10 13z',
} as const;

type Icon = keyof typeof icons;

const order = [
  'cross',
  'tooth',
  'glasses',
  'umbrella',
  'bars',
  'sun',
  'heart',
  'person',
  'pill',
] as const satisfies readonly Icon[];

const subjects: readonly (readonly [words: RegExp, icon: Icon])[] = [
  [/drug|pharmacy|prescription/i, 'pill'],
  [/dental/i, 'tooth'],
  [/vision/i, 'glasses'],
  [/life|disability|income/i, 'umbrella'],
  [/retire|saving|future|account|contribution|cost|rates|pay/i, 'bars'],
  [/time|vacation|holiday/i, 'sun'],
  [/eligib|family|leave|contact|cover you/i, 'person'],
  [/medical|health/i, 'cross'],
];

/** The sign of what a chapter is about. */
export const iconOf = (heading: string): Icon => subjects.find(([words]) => words.test(heading))?.[1] ?? 'heart';

/** Draws a sign in a square. */
export function drawIcon(
  { pdf }: Brush,
  icon: Icon,
  { x, y, side, colour }: { x: number; y: number; side: number; colour: string },
): void {
  pdf
    .save()
    .translate(x, y)
    .scale(side / 24)
    .path(icons[icon])
    .fill(colour)
    .restore();
}

/** A row of signs, each on a ground of its own, in a stretch of the page. */
export function drawIcons(
  brush: Brush,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const { pdf, palette, guide } = brush;
  const count = Math.max(3, Math.min(order.length - 2, Math.floor(width / 90)));
  const radius = Math.min(height / 2 - 12, width / count / 2 - 8, 34);
  pdf.roundedRect(x, y, width, height, 6).fill(palette.tint);
  for (let at = 0; at < count; at += 1) {
    const [cx, cy] = [x + (width / count) * (at + 0.5), y + height / 2];
    pdf.circle(cx, cy, radius).fill(at % 2 === 0 ? palette.main : palette.second);
    const icon = order[(at + guide.by.number) % order.length] ?? 'heart';
    drawIcon(brush, icon, { x: cx - radius * 0.6, y: cy - radius * 0.6, side: radius * 1.2, colour: '#ffffff' });
  }
}
