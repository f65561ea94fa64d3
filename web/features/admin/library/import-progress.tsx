import { formatNumber } from '../../../ui/counter.tsx';
import type { Progress } from './use-import.ts';

/** How far an import is, and what failed so far with its reason. */
export function ImportProgress({ progress: { total, outcomes, isRunning } }: { progress: Progress }) {
  const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed');
  return (
    <div className="grid gap-3">
      <progress max={total} value={outcomes.length} aria-label="Import" className="w-full accent-[var(--hue)]" />
      <output className="figures block text-small">
        {isRunning ? 'Importing' : 'Done'}: {formatNumber(outcomes.length)} of {formatNumber(total)} ·{' '}
        {formatNumber(count('imported'))} imported · {formatNumber(count('present') + count('corrected'))} already there
        · {formatNumber(failed.length)} failed
      </output>
      {failed.length === 0 ? null : (
        <ul aria-label="Failed" className="divide-y divide-line border-y border-line text-small">
          {failed.map(({ source, reason }) => (
            <li key={source} className="py-2 wrap-anywhere">
              <span className="font-strong">{source}</span> <span className="text-loss">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
