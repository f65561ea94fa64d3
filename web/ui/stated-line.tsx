import { useState } from 'react';

/** How many names are seen before all are asked for. */
const SHOWN = 6;

interface StatedLineProps {
  /** What a guide states; undefined while it is not known. */
  stated: readonly { metric: string; label: string }[] | undefined;
  className?: string;
}

/** "States: Plan type, Medical deductible and 21 more": which facts a guide holds, without their values. */
export function StatedLine({ stated = [], className }: StatedLineProps) {
  const [all, setAll] = useState(false);
  if (stated.length === 0) return null;
  const more = stated.length > SHOWN + 1 ? stated.length - SHOWN : 0;
  const shown = all || more === 0 ? stated : stated.slice(0, SHOWN);
  return (
    <p className={`figures text-small text-soft ${className ?? ''}`}>
      <span className="font-strong">States:</span> {shown.map(({ label }) => label).join(' · ')}
      {more === 0 ? null : (
        <>
          {' '}
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)} className="text-link">
            {all ? 'show fewer' : `and ${more} more`}
          </button>
        </>
      )}
    </p>
  );
}
