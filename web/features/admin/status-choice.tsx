import { Field, Select } from '../../ui/field.tsx';
import { usePanelPlace } from './panel-place.ts';

interface StatusChoiceProps<T extends string> {
  statuses: readonly T[];
  value: T | undefined;
  onChange: (value: T | undefined) => void;
}

/** Which of a list is shown: all, or those of one status. */
export function StatusChoice<T extends string>({ statuses, value, onChange }: StatusChoiceProps<T>) {
  return (
    <Field label="Status" className="w-44">
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(statuses.find((status) => status === target.value))}
        >
          <option value="">All</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {status.charAt(0).toUpperCase() + status.slice(1)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const ALL = 'all';

/** Which status of a list is in view, as the address says: the first where it says nothing, undefined for all. */
export function useStatus<T extends string>(statuses: readonly [T, ...T[]]) {
  const { place, change } = usePanelPlace();
  const [usual] = statuses;
  const status = place.state === ALL ? undefined : (statuses.find((one) => one === place.state) ?? usual);
  const setStatus = (next: T | undefined) => void change({ state: next === usual ? undefined : (next ?? ALL) });
  return { status, setStatus };
}
