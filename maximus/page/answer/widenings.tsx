import type { AnalysisResult, AnalysisSpec } from '../../../contract/analysis.ts';

interface WideningsProps {
  result: AnalysisResult;
  onChange: (spec: AnalysisSpec) => void;
}

/** Groups with too few employers for a figure, each with the nearest peers that have one: a click computes them. */
export function Widenings({ result, onChange }: WideningsProps) {
  const { widenings = [] } = result;
  if (widenings.length === 0) return null;
  return (
    <div className="notes">
      <h3>Too few for a figure</h3>
      <ul className="widenings">
        {widenings.map(({ group, label, n, spec }) => (
          <li key={group.join('|')}>
            <span>{group.join(', ')}</span>
            <button type="button" className="button quiet" onClick={() => onChange(spec)}>
              Show {label} <span className="soft">n {n.toLocaleString('en-US')}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
