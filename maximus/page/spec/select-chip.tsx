import { useId } from 'react';

interface SelectChipProps {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

/** A chip whose value is one of a few. The device's own list opens, so keys and readers know it. */
export function SelectChip({ label, value, choices, onChoose }: SelectChipProps) {
  const id = useId();
  return (
    <span className="chip">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {choices.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
