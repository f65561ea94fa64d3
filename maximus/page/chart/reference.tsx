import type { ChartSpec } from '../../../contract/analysis.ts';

interface ReferenceProps {
  reference: ChartSpec['reference'];
  x: number;
  top: number;
  bottom: number;
}

/** An upright line at an amount that the figures are held against. */
export function Reference({ reference, x, top, bottom }: ReferenceProps) {
  if (reference === null) return null;
  return (
    <g className="reference">
      <line x1={x} x2={x} y1={top} y2={bottom} />
      <text x={x + 5} y={bottom - 4}>
        {reference.label}
      </text>
    </g>
  );
}
