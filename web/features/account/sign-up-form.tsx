import { useState, type FormEvent } from 'react';
import { capture } from '../../lib/analytics.ts';
import { auth } from '../../lib/auth.ts';
import { Button } from '../../ui/button.tsx';
import { Field, focusFirstInvalid } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { callbackAddress, looksLikeEmail } from './addresses.ts';
import { leastPassword, tooShort } from './least-password.ts';
import { rememberAsked } from './asked-mails.ts';
import { EmailField } from './email-field.tsx';
import { referredBy } from './referred-by.ts';

interface SignUpFormProps {
  /** The account waits for its address to be confirmed. Told alike for addresses that have an account already. */
  onMailSent: (email: string) => void;
}

/** A new account: e-mail and password. Where no confirmation is asked for, the session exists at once. */
export function SignUpForm({ onMailSent }: SignUpFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ email?: string; password?: string; form?: string }>({});
  const [pending, setPending] = useState(false);
  const [referrer] = useState(() => referredBy());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    const found = {
      ...(looksLikeEmail(address) ? {} : { email: 'Please enter a valid email address' }),
      ...(password.length < leastPassword() ? { password: tooShort() } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    setPending(true);
    rememberAsked(address);
    const service = await auth();
    const { data, error } = await service.signUp({
      email: address,
      password,
      // Kept with the account, so that it holds when the mail is opened on another device.
      options: { emailRedirectTo: callbackAddress(), data: { referred_by: referrer } },
    });
    setPending(false);
    if (error) {
      setErrors({ form: error.message });
      return;
    }
    capture('signed_up');
    if (!data.session) onMailSent(address);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <EmailField email={email} error={errors.email} onEmail={setEmail} />
      <Field label="Password" hint={`At least ${leastPassword()} characters`} error={errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {errors.form ? <Notice tone="loss">{errors.form}</Notice> : null}
      <Button type="submit" kind="primary" size="large" wide pending={pending}>
        Sign Up
      </Button>
    </form>
  );
}
