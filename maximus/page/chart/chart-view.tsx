import type { ChartSpec } from '../../../contract/analysis.ts';
import { useWidth } from '../use-width.ts';
import '../styles/chart.css';
import { BarChart } from './bar-chart.tsx';
import { BoxChart } from './box-chart.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { HeatMap } from './heat-map.tsx';
import { Histogram } from './histogram.tsx';
import { Legend } from './legend.tsx';
import { LineChart } from './line-chart.tsx';
import { StateMap } from './state-map.tsx';
import { ScatterChart } from './scatter-chart.tsx';

const drawings: Readonly<Record<ChartSpec['kind'], (props: DrawingProps) => React.ReactNode>> = {
  bar: BarChart,
  line: LineChart,
  box: BoxChart,
  histogram: Histogram,
  scatter: ScatterChart,
  heat: HeatMap,
  map: StateMap,
};

/** A drawing as wide as its place. Loaded with the first chart. */
export default function ChartView({ chart }: { chart: ChartSpec }) {
  const [place, width] = useWidth();
  const Drawing = drawings[chart.kind];
  const hasLegend = chart.series.length > 1 && !['heat', 'map'].includes(chart.kind);
  return (
    <div ref={place} className="chart">
      {hasLegend ? <Legend names={chart.series.map(({ name }) => name)} /> : null}
      {width === 0 ? null : <Drawing chart={chart} width={width} />}
    </div>
  );
}
