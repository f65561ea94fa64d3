import type { Priority } from '../../../contract/requests.ts';
import { cx } from '../../ui/cx.ts';
import { priorityNames } from './names.ts';

interface PriorityChoiceProps {
  value: Priority;
  /** While it is being submitted nothing changes; the focus stays where it is. */
  fixed: boolean;
  onChange: (priority: Priority) => void;
}

const CHOICES: readonly Priority[] = ['normal', 'high', 'urgent'];

/** How much it matters, as three choices in a row. */
export function PriorityChoice({ value, fixed, onChange }: PriorityChoiceProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-small font-strong">Priority</legend>
      <div className="grid grid-cols-3 gap-2">
        {CHOICES.map((priority) => (
          <label
            key={priority}
            className={cx(
              'flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border px-2 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-hue',
              priority === value ? 'border-hue bg-hue-wash' : 'border-edge hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name="priority"
              value={priority}
              checked={priority === value}
              aria-disabled={fixed || undefined}
              onChange={() => (fixed ? undefined : onChange(priority))}
              className="size-4 accent-hue focus-visible:outline-none"
            />
            {priorityNames[priority]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
