import { Field, focusOnMount, Input } from '../../ui/field.tsx';

interface EmailFieldProps {
  email: string;
  error?: string | null | undefined;
  onEmail: (email: string) => void;
}

/**
 * Where a person writes who they are, the same on every form so that a password manager knows it. It is the first field
 * of each of them, and has the focus.
 */
export function EmailField({ email, error, onEmail }: EmailFieldProps) {
  return (
    <Field label="Email" error={error}>
      {(control) => (
        <Input
          {...control}
          ref={focusOnMount}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      )}
    </Field>
  );
}
