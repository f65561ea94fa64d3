import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface SegmentedProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
}

/** A choice of few that takes effect at once, such as list or grid. Icons stand alone, named by their label. */
export function Segmented<T extends string>({ label, value, onChange, options }: SegmentedProps<T>) {
  return (
    <fieldset className="inline-flex rounded-control border border-line bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={cx(
            'inline-flex min-h-8 min-w-8 items-center justify-center gap-1.5 rounded-[4px] px-2 text-small transition-colors',
            option.value === value ? 'bg-raised font-strong text-ink shadow-card' : 'text-soft hover:text-ink',
          )}
        >
          {option.icon ? (
            <>
              {option.icon}
              <span className="sr-only">{option.label}</span>
            </>
          ) : (
            option.label
          )}
        </button>
      ))}
    </fieldset>
  );
}
