import type { Brush } from './brush.ts';

export const INK = '#1f2733';

/** Where and how large text is set, how far apart, and whether it is drawn or only measured. */
export interface Setting {
  top: number;
  size: number;
  /** What stands free between lines of thought, beside what the design leaves there: 1 or more. */
  air: number;
  ink: boolean;
}

export const plainFont = ({ design: { face } }: Brush): string => (face === 'Times' ? 'Times-Roman' : 'Helvetica');
export const boldFont = ({ design: { face } }: Brush): string => (face === 'Times' ? 'Times-Bold' : 'Helvetica-Bold');
