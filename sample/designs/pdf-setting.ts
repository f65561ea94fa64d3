import type { Brush } from './brush.ts';

export const INK = '#1f2733';

/** Where and how large text is set, and whether it is drawn or only measured. */
export interface Setting {
  top: number;
  size: number;
  ink: boolean;
}

export const plainFont = ({ design: { face } }: Brush): string => (face === 'Times' ? 'Times-Roman' : 'Helvetica');
export const boldFont = ({ design: { face } }: Brush): string => (face === 'Times' ? 'Times-Bold' : 'Helvetica-Bold');
