import { useState, type FormEvent } from 'react';
import { auth, useSession } from '../../lib/auth.ts';
import { Button } from '../../ui/button.tsx';
import { Field, focusFirstInvalid, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { callbackAddress, looksLikeEmail } from './addresses.ts';
import { rememberAsked } from './asked-mails.ts';

/** Another address for the account. It counts once both mailboxes have agreed. */
export function ChangeEmail() {
  const user = useSession()?.user;
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  if (!user) return null;
  const waiting = asked ?? user.new_email ?? null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const typed = email.trim().toLowerCase();
    const wrong = !looksLikeEmail(typed) ? 'Please enter an email address' : sameAs(user.email, typed);
    setError(wrong);
    if (wrong !== null) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    setPending(true);
    const answer = await (await auth()).updateUser({ email: typed }, { emailRedirectTo: callbackAddress() });
    setPending(false);
    if (answer.error) {
      setError(answer.error.message);
      return;
    }
    // The links of these mails sign in here without a question.
    rememberAsked(typed);
    if (user.email) rememberAsked(user.email);
    setAsked(typed);
    setEmail('');
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
      <p>
        <span className="block text-small font-strong">Email</span>
        <span className="wrap-anywhere">{user.email}</span>
      </p>
      {waiting === null ? null : (
        <Notice>
          We have written to {user.email} and to {waiting}. Your address changes once you have followed the link in both
          mails.
        </Notice>
      )}
      <Field label="New email" error={error}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="new-email"
            autoComplete="email"
            autoCapitalize="none"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start" pending={pending}>
        Change Email
      </Button>
    </form>
  );
}

const sameAs = (present: string | undefined, typed: string): string | null =>
  present?.toLowerCase() === typed ? 'This is your address already' : null;
