import type PDFDocument from 'pdfkit';
import type { DrawnGuide } from '../file-lines.ts';
import type { Design } from './design.ts';
import type { Palette } from './palette.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** What draws on a page. */
export interface Brush {
  pdf: Pdf;
  design: Design;
  palette: Palette;
  guide: DrawnGuide;
}
