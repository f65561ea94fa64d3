import type { ReactNode } from 'react';
import type { ChartSpec } from '../../../contract/analysis.ts';
import type { Marks } from './use-marks.ts';

interface FrameProps {
  chart: ChartSpec;
  width: number;
  height: number;
  marks: Marks;
  children: ReactNode;
}

/** The sheet that a chart is drawn on. Its name says what it shows; arrows walk its marks. */
export function Frame({ chart, width, height, marks, children }: FrameProps) {
  const group = {
    role: 'group',
    'aria-label': `Chart: ${chart.title}. Arrow keys go from mark to mark.`,
    onKeyDown: marks.onKeyDown,
  };
  return (
    <svg className="drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`} {...group}>
      {children}
    </svg>
  );
}
