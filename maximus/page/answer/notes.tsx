import type { AnalysisResult } from '../../../contract/analysis.ts';
import { isSaidAbove } from './notes-of.ts';

/** What was assumed, what to keep in mind, and how it was computed. */
export function Notes({ result }: { result: AnalysisResult }) {
  const { caveats, sentence, statements, libraryVersion } = result;
  const assumptions = result.assumptions.filter((one) => !isSaidAbove(one));
  return (
    <div className="notes">
      {assumptions.length === 0 ? null : (
        <div>
          <h3>Assumed</h3>
          <ul>
            {assumptions.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      {caveats.length === 0 ? null : (
        <div>
          <h3>Keep in mind</h3>
          <ul>
            {caveats.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      <details>
        <summary>How it was computed</summary>
        <p>{sentence}</p>
        <p className="soft">
          Computed by the database from what guides state, one value an employer. State {libraryVersion} of the library.
        </p>
        {statements.map((one) => (
          <pre key={one}>
            <code>{one}</code>
          </pre>
        ))}
      </details>
    </div>
  );
}
