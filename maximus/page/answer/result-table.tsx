import { ScrollPane } from '../scroll-pane.tsx';
import type { AnalysisResult } from '../../../contract/analysis.ts';
import { tableOf } from './table-of.ts';

/** The numbers of the chart, with how many employers each is made of. */
export function ResultTable({ result }: { result: AnalysisResult }) {
  const { heads, rows } = tableOf(result);
  return (
    <ScrollPane label="Table of the figures">
      <table>
        <thead>
          <tr>
            {heads.map(({ label, isFigure }) => (
              <th key={label} scope="col" className={isFigure ? 'figure' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.map(({ shown }) => shown).join('|')}>
              {cells.map(({ shown }, at) =>
                heads[at]?.isFigure === true ? (
                  <td key={heads[at].label} className="figure">
                    {shown}
                  </td>
                ) : (
                  <th key={heads[at]?.label ?? at} scope="row">
                    {shown}
                  </th>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollPane>
  );
}
