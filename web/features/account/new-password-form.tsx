import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { useState, type FormEvent } from 'react';
import { auth } from '../../lib/auth.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field, focusFirstInvalid } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { leastPassword, tooShort } from './least-password.ts';

type Wrong = 'mismatch' | 'short' | null;

/** A new password, typed twice. */
export function NewPasswordForm({ email, onUpdated }: { email: string; onUpdated: () => void }) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [wrong, setWrong] = useState<Wrong>(null);
  const [pending, setPending] = useState(false);

  const refuse = (title: string, description: string) => toast({ title, description, tone: 'destructive' });
  const refuseField = (form: EventTarget, field: Wrong, title: string, description: string) => {
    setWrong(field);
    refuse(title, description);
    focusFirstInvalid(form);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password !== again) {
      refuseField(event.currentTarget, 'mismatch', 'Password Mismatch', 'Passwords do not match. Please try again.');
      return;
    }
    if (password.length < leastPassword()) {
      refuseField(event.currentTarget, 'short', 'Password Too Short', tooShort());
      return;
    }
    setWrong(null);
    setPending(true);
    const { error } = await (await auth()).updateUser({ password });
    setPending(false);
    const said = isAuthRetryableFetchError(error) ? '' : error?.message;
    if (error) refuse('Update Failed', said || 'Failed to update password. Please try again.');
    else onUpdated();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="New Password" hint={`At least ${leastPassword()} characters`}>
        {(control) => (
          <PasswordInput
            {...control}
            name="new-password"
            autoComplete="new-password"
            aria-invalid={wrong === 'short' || undefined}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Field label="Confirm Password">
        {(control) => (
          <PasswordInput
            {...control}
            name="confirm-password"
            autoComplete="new-password"
            aria-invalid={wrong === 'mismatch' || undefined}
            value={again}
            onChange={(event) => setAgain(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" kind="primary" size="large" wide pending={pending}>
        Update Password
      </Button>
    </form>
  );
}
