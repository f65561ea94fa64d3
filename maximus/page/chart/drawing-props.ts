import type { ChartSpec } from '../../../contract/analysis.ts';

/** What every drawing is given. */
export interface DrawingProps {
  chart: ChartSpec;
  /** In pixels; the height follows from what is drawn. */
  width: number;
}
