import { Random } from '../random.ts';

/** Colours of an employer or a carrier. */
export interface Palette {
  main: string;
  second: string;
  /** Behind text. */
  tint: string;
}

const palettes: readonly [Palette, ...Palette[]] = [
  { main: '#14497b', second: '#f2a33a', tint: '#e8f0f8' },
  { main: '#0b6e6e', second: '#f4b942', tint: '#e3f3f1' },
  { main: '#7a1f3d', second: '#c9a227', tint: '#f8eaee' },
  { main: '#2f5d34', second: '#9bbf3b', tint: '#eaf3e6' },
  { main: '#3b3f8f', second: '#38b2ac', tint: '#ecedf8' },
  { main: '#b5471b', second: '#22577a', tint: '#fbeee6' },
  { main: '#1c2b46', second: '#d1495b', tint: '#eceff5' },
  { main: '#5b2a86', second: '#f2c14e', tint: '#f2eaf8' },
  { main: '#00629b', second: '#78be20', tint: '#e5f2f9' },
  { main: '#8c1d18', second: '#5a6772', tint: '#f9ebea' },
  { main: '#33454e', second: '#e07a5f', tint: '#edf1f2' },
  { main: '#006b54', second: '#ff9f1c', tint: '#e3f4ee' },
  { main: '#a8123e', second: '#003f5c', tint: '#fbe8ee' },
  { main: '#4a5d23', second: '#bc6c25', tint: '#f1f3e7' },
];

/** Of the federal form, whoever fills it in. */
export const formPalette: Palette = { main: '#1f5c99', second: '#1f5c99', tint: '#e3edf7' };

export const paletteOf = (name: string): Palette => new Random(`colours ${name}`).pick(palettes);

/** A shape of a mark: a path within a square of 40, and which of the two colours it has. */
export interface Shape {
  path: string;
  isMain: boolean;
}

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;

const marks: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  [circle(20, 20, 18), 'M6 24c8-10 20-10 28 0l-4 6c-6-7-14-7-20 0z'],
  ['M4 34V14l16-10v30z', 'M22 34V12l14 8v14z'],
  ['M20 2l16 9v18l-16 9-16-9V11z', 'M20 11l8 5v9l-8 5-8-5v-9z'],
  ['M4 36C4 16 18 4 36 4c0 20-12 32-32 32z', 'M4 36L24 16l3 3L8 38z'],
  ['M4 8h32v7H4zM4 30h32v7H4z', 'M4 19h22v7H4z'],
  ['M20 3l17 17-17 17L3 20z', 'M20 12l8 8-8 8-8-8z'],
  [circle(14, 20, 12), circle(27, 20, 9)],
  ['M3 34L16 8l8 14 4-6 9 18z', 'M12 34l8-12 8 12z'],
  ['M4 4h14v14H4zM22 22h14v14H22z', 'M22 4h14v14H22zM4 22h14v14H4z'],
  ['M4 36V18a16 16 0 0 1 32 0v18h-9V18a7 7 0 0 0-14 0v18z', 'M15 24h10v12H15z'],
];

/** The mark of a name: the same wherever it is drawn. */
export function markOf(name: string): Shape[] {
  const [first, second] = new Random(`mark ${name}`).pick(marks);
  return [
    { path: first, isMain: true },
    { path: second, isMain: false },
  ];
}
