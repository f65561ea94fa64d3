import type { Brush } from './brush.ts';

export const INK = '#1f2733';

/** Where and how large text is set, and whether it is drawn or only measured. */
export interface Setting {
  top: number;
  size: number;
  ink: boolean;
}

export const fontOf = ({ design: { face } }: Brush, isBold: boolean): string =>
  face === 'Times' ? (isBold ? 'Times-Bold' : 'Times-Roman') : isBold ? 'Helvetica-Bold' : 'Helvetica';
