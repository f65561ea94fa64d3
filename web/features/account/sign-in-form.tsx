import { useState, type FormEvent } from 'react';
import { auth } from '../../lib/auth.ts';
import { capture } from '../../lib/analytics.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { MailIcon } from '../../ui/icons/places.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { askForMail } from './ask-for-mail.ts';
import { EmailField } from './email-field.tsx';

interface SignInFormProps {
  /** Kept by the screen, so that a typed address survives a look at "forgot password". */
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  /** The password was right, but the address is not confirmed yet. */
  onUnconfirmed: () => void;
  /** A mail with a code to sign in with is on its way. */
  onCodeSent: () => void;
}

/** E-mail and password. Once the session exists, the screen in its place appears by itself. */
export function SignInForm({ email, onEmail, onForgot, onUnconfirmed, onCodeSent }: SignInFormProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  /** The address for which no password is looked at for a while. */
  const [limited, setLimited] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    if (email.trim() === '' || password === '') {
      setError('You must provide either an email or phone number and a password');
      // Where it goes on: the form is complete once the first empty field is filled.
      event.currentTarget
        .querySelector<HTMLInputElement>(email.trim() === '' ? '[name=email]' : '[name=password]')
        ?.focus();
      return;
    }
    setPending(true);
    const { error } = await (await auth()).signInWithPassword({ email: email.trim(), password });
    setPending(false);
    if (!error) capture('signed_in');
    else if (error.code === 'email_not_confirmed') onUnconfirmed();
    else setError(error.message);
    setLimited(error?.status === 429 ? email : null);
  };

  const mailCode = async () => {
    setPending(true);
    const refused = await askForMail('sign-in', email.trim());
    setPending(false);
    if (refused) setError(refused.message);
    else onCodeSent();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <EmailField email={email} onEmail={onEmail} />
      <Field
        label="Password"
        aside={
          <button type="button" onClick={onForgot} className="text-link text-small">
            Forgot password?
          </button>
        }
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {error ? <Notice tone="loss">{error}</Notice> : null}
      <Button type="submit" kind="primary" size="large" wide pending={pending}>
        Sign In
      </Button>
      {limited !== null && limited === email ? (
        <Button icon={<MailIcon size={18} />} wide disabled={pending} onClick={() => void mailCode()}>
          Mail Me a Code Instead
        </Button>
      ) : null}
    </form>
  );
}
