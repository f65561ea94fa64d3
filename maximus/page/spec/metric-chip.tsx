import { useState } from 'react';
import type { AnalysisSpec } from '../../../contract/analysis.ts';
import { isMetric, type MetricKey, metricCategories, metricOf, metrics } from '../../../contract/metrics.ts';
import { creditsText } from '../credits-text.ts';
import { measureWords } from './choices.ts';

interface MetricChipProps {
  spec: AnalysisSpec;
  price: number;
  /** Asks for the same figures of another metric: a query of its own. */
  onAsk: (question: string, spec: AnalysisSpec) => void;
}

const amounts = Object.keys(metrics)
  .filter(isMetric)
  .filter((key) => metricOf(key).kind === 'number');

/** The same spec about another amount; what was assumed about the one before no longer holds. */
const about = (spec: AnalysisSpec, metric: MetricKey): AnalysisSpec => ({
  ...spec,
  measures: [{ of: 'value', metric }, ...spec.measures.slice(1)],
  assumed: [],
});

/** What is measured. Another metric is another query: its price is said before it is asked. */
export function MetricChip({ spec, price, onAsk }: MetricChipProps) {
  const [chosen, setChosen] = useState<MetricKey | null>(null);
  const [measure] = spec.measures;
  const said = spec.measures.map(measureWords).join(' and ');
  if (measure?.of !== 'value') return <span className="chip">{said}</span>;
  return (
    <>
      <span className="chip">
        {spec.measures.length > 1 ? said : null}
        <select
          aria-label="Metric"
          value={chosen ?? measure.metric}
          onChange={({ target }) =>
            setChosen(isMetric(target.value) && target.value !== measure.metric ? target.value : null)
          }
        >
          {metricCategories.map((category) => (
            <optgroup key={category} label={category}>
              {amounts
                .filter((key) => metricOf(key).category === category)
                .map((key) => (
                  <option key={key} value={key}>
                    {metricOf(key).label}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </span>
      {chosen === null ? null : (
        <span className="chip">
          Another metric is another query.
          <button
            type="button"
            className="link"
            onClick={() => {
              onAsk(metricOf(chosen).label, about(spec, chosen));
              setChosen(null);
            }}
          >
            Ask for {creditsText(price)}
          </button>
          <button type="button" className="link" onClick={() => setChosen(null)}>
            Cancel
          </button>
        </span>
      )}
    </>
  );
}
