import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { focusFirstInvalid } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { looksLikeEmail } from './addresses.ts';
import { askForMail } from './ask-for-mail.ts';
import { EmailField } from './email-field.tsx';

interface ForgotPasswordFormProps {
  email: string;
  onEmail: (email: string) => void;
  onSent: () => void;
}

/** Asks for a mail that lets one choose a new password. The answer is the same whether the address is known or not. */
export function ForgotPasswordForm({ email, onEmail, onSent }: ForgotPasswordFormProps) {
  const [invalid, setInvalid] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    const address = email.trim();
    setInvalid(!looksLikeEmail(address));
    if (!looksLikeEmail(address)) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    setPending(true);
    const error = await askForMail('recovery', address);
    setPending(false);
    if (error) setError(error.message);
    else onSent();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <EmailField email={email} error={invalid ? 'Please enter a valid email address' : null} onEmail={onEmail} />
      {error ? <Notice tone="loss">{error}</Notice> : null}
      <Button type="submit" kind="primary" size="large" wide pending={pending}>
        Send Reset Link
      </Button>
    </form>
  );
}
