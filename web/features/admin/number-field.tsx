import { useState } from 'react';
import { Field, Input } from '../../ui/field.tsx';

interface NumberFieldProps {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  /** What is taken where the text is no number of the range; without it the last good value stays. */
  fallback?: number;
  onNumber: (value: number) => void;
}

/** A whole number of a range. What is typed counts at once where it is one; otherwise it is put right when the field is left. */
export function NumberField({ label, hint, value, min, max, fallback, onNumber }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const read = (text: string): number | null => {
    const number = Number(text);
    return text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max ? number : null;
  };
  return (
    <Field label={label} hint={hint ?? `${min} to ${max}`}>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={min}
          max={max}
          value={draft ?? String(value)}
          onChange={({ target }) => {
            setDraft(target.value);
            const number = read(target.value);
            if (number !== null) onNumber(number);
          }}
          onBlur={() => {
            if (draft !== null && read(draft) === null && fallback !== undefined) onNumber(fallback);
            setDraft(null);
          }}
        />
      )}
    </Field>
  );
}
