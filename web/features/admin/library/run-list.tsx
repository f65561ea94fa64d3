import type { ImportRun } from '../../../../contract/admin-library.ts';
import { formatNumber } from '../../../ui/counter.tsx';
import { When } from '../when.tsx';

/** The latest imports, each with what failed in it. */
export function RunList({ runs }: { runs: readonly ImportRun[] }) {
  if (runs.length === 0) return <p className="text-soft">Nothing was imported yet.</p>;
  return (
    <ul className="divide-y divide-line border-y border-line text-small">
      {runs.map((run) => (
        <li key={run.id} className="grid gap-1 py-3">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-strong wrap-anywhere">{run.label}</span>
            <When at={run.startedAt} />
          </p>
          <p className="figures text-soft">
            {formatNumber(run.done)} of {formatNumber(run.total)}, {formatNumber(run.failed)} failed
            {run.finishedAt === null ? ', not finished' : ''}
          </p>
          {run.failures.length === 0 ? null : (
            <details>
              <summary className="text-soft">What failed</summary>
              <ul>
                {run.failures.map(({ source, reason }) => (
                  <li key={source} className="wrap-anywhere">
                    {source}: <span className="text-loss">{reason}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
