import { setConsent, useConsent } from '../../lib/analytics.ts';

/** Whether this browser counts what is done in it: can be changed at any time. Nothing where nothing is counted at all. */
export function UsageConsent() {
  const consent = useConsent();
  if (consent === 'pointless') return null;
  return (
    <label className="flex items-start gap-3">
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-[var(--hue)]"
        checked={consent === 'given'}
        onChange={({ target }) => setConsent(target.checked ? 'given' : 'refused')}
      />
      <span>
        Count which screens and actions I use
        <span className="block text-small text-soft">In this browser. What you type is never part of it.</span>
      </span>
    </label>
  );
}
