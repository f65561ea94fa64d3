import { useId } from 'react';
import type { IssueType } from '../../../contract/reports.ts';
import { cx } from '../../ui/cx.ts';
import { issues } from './issues.ts';

interface IssueChoiceProps {
  value: IssueType | null;
  /** Why it cannot be accepted. */
  error: string | null;
  /** While it is being submitted nothing changes; the focus stays where it is. */
  fixed: boolean;
  onChange: (issue: IssueType) => void;
}

/** What is wrong, as a group of which one must be chosen. */
export function IssueChoice({ value, error, fixed, onChange }: IssueChoiceProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={error === null ? undefined : true}
      aria-describedby={error === null ? undefined : `${id}-error`}
    >
      <legend className="mb-1.5 text-small font-strong">What is wrong?</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {issues.map(({ type, name }, at) => (
          <label
            key={type}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border px-3 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-hue',
              type === value ? 'border-hue bg-hue-wash' : error === null ? 'border-edge hover:bg-hover' : 'border-loss',
            )}
          >
            <input
              type="radio"
              name="issue"
              value={type}
              checked={type === value}
              aria-disabled={fixed || undefined}
              data-first-focus={type === value || (value === null && at === 0) || undefined}
              onChange={() => (fixed ? undefined : onChange(type))}
              className="size-4 shrink-0 accent-hue focus-visible:outline-none"
            />
            {name}
          </label>
        ))}
      </div>
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-small text-loss empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
