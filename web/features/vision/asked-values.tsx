import type { AskedValue } from '../../../contract/vision.ts';

/** What a guide states of what was asked: the answer, where the eye looks first. */
export function AskedValues({ asked }: { asked: readonly AskedValue[] | undefined }) {
  if (asked === undefined || asked.length === 0) return null;
  return (
    <dl className="mt-2.5 flex flex-wrap gap-x-8 gap-y-2 border-l-2 border-hue-line pl-3">
      {asked.map(({ metric, label, value, page }) => (
        <div key={`${metric} ${label}`} className="min-w-0">
          <dt className="text-small text-soft">{label}</dt>
          <dd className="figures">
            <span className="text-lead font-strong">{value}</span>{' '}
            <span className="ml-1 text-small whitespace-nowrap text-soft">page {page}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
