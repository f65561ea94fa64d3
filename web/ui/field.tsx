import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { cx } from './cx.ts';
import { ChevronDownIcon } from './icons/actions.tsx';

/** What a field hands to the control inside it, so that label, hint and error are read out with it. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: ReactNode;
  /** A line under the label that helps to fill it in. */
  hint?: ReactNode;
  /** Why it cannot be accepted; announced when it appears. */
  error?: ReactNode;
  /** Something at the end of the label's line, such as a counter. */
  aside?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label with its control: `<Field label="Email">{(control) => <Input {...control} />}</Field>`. */
export function Field({ label, hint, error, aside, className, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={cx('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-small font-strong text-ink">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {hint ? (
        <p id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </p>
      ) : null}
      <p id={`${id}-error`} role="alert" className="text-small text-loss empty:hidden">
        {error}
      </p>
    </div>
  );
}

/** For the `ref` of the field that a screen begins with: it has the focus once it is there, and the page stays in place. */
export const focusOnMount = (field: HTMLElement | null): void => field?.focus({ preventScroll: true });

/** After a refused form: the focus goes to the first field that is not right, once it is marked. */
export function focusFirstInvalid(form: EventTarget): void {
  setTimeout(() => {
    const field = form instanceof HTMLElement ? form.querySelector('[aria-invalid="true"]') : null;
    if (field instanceof HTMLElement) field.focus();
  });
}

const CONTROL =
  'w-full min-w-0 rounded-control border border-edge bg-raised px-3 text-body text-ink transition-colors ' +
  'hover:border-soft focus-visible:border-hue focus-visible:outline-1 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-loss disabled:cursor-not-allowed disabled:bg-sunken disabled:text-faint';

export type InputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** One line of text. */
export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} className={cx(CONTROL, 'h-10', className)} />;
}

export type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text. */
export function Textarea({ className, ...rest }: TextareaProps) {
  return <textarea rows={3} {...rest} className={cx(CONTROL, 'py-2', className)} />;
}

export type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> };

/** A choice from a list: the device's own control, which every phone and screen reader knows. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select {...rest} className={cx(CONTROL, 'h-10 appearance-none pr-9', className)}>
        {children}
      </select>
      <ChevronDownIcon size={16} className="pointer-events-none absolute top-3 right-3 text-soft" />
    </span>
  );
}
