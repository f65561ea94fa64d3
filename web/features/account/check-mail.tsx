import { useState, type FormEvent } from 'react';
import { auth } from '../../lib/auth.ts';
import { config } from '../../lib/config.ts';
import { Button } from '../../ui/button.tsx';
import { Field, focusOnMount, Input } from '../../ui/field.tsx';
import { MailIcon } from '../../ui/icons/places.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { MailPurpose } from './ask-for-mail.ts';
import { useResend } from './use-resend.ts';

const WORDS: Record<MailPurpose, { before: string; after: string; lead: string; action: string }> = {
  signup: {
    before: 'We sent a mail to ',
    after: '.',
    lead: 'Open the link in it, or enter its code here, to confirm your email.',
    action: 'Confirm Email',
  },
  recovery: {
    before: 'If ',
    after: ' has an account, the mail is on its way.',
    lead: 'Open the link in it, or enter its code here.',
    action: 'Continue',
  },
  'sign-in': {
    before: 'If ',
    after: ' has an account, the mail is on its way.',
    lead: 'Enter its code here, or open the link in it, to sign in.',
    action: 'Sign In',
  },
};

/** What the auth service calls the code of each mail. */
const CODE_TYPES = { signup: 'signup', recovery: 'recovery', 'sign-in': 'email' } as const;

/** The wait for a mail: its code can be typed in here, and it can be sent again. */
export function CheckMail({ email, purpose }: { email: string; purpose: MailPurpose }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const resend = useResend(email, purpose);
  const words = WORDS[purpose];
  const inbox = config().inboxUrl;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const token = code.replace(/\s/g, '');
    if (token === '') {
      setError('Please enter the code from the mail');
      return;
    }
    setPending(true);
    setError(null);
    const { error } = await (await auth()).verifyOtp({ type: CODE_TYPES[purpose], email, token });
    setPending(false);
    if (error) setError(error.message);
  };

  return (
    <div className="grid gap-6">
      <p className="text-soft">
        {words.before}
        <strong className="text-ink">{email}</strong>
        {words.after} {words.lead}
      </p>
      {inbox === null ? null : (
        <Notice>
          Mail is caught on this installation.{' '}
          <a href={inbox} target="_blank" rel="noreferrer" className="text-link">
            Open the inbox
          </a>
        </Notice>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Field label="Code" error={error}>
          {(control) => (
            <Input
              {...control}
              ref={focusOnMount}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => setCode(event.target.value)}
              className="figures tracking-[0.2em]"
            />
          )}
        </Field>
        <Button type="submit" kind="primary" size="large" wide pending={pending}>
          {words.action}
        </Button>
      </form>
      <div className="grid gap-2 border-t border-line pt-5">
        <Button
          icon={<MailIcon size={18} />}
          disabled={resend.wait > 0}
          pending={resend.pending}
          onClick={() => void resend.send()}
          wide
        >
          {resend.wait > 0 ? `Send again in ${resend.wait} s` : 'Send the mail again'}
        </Button>
        <output className={resend.said?.failed ? 'text-small text-loss' : 'text-small text-soft'}>
          {resend.said?.text}
        </output>
      </div>
    </div>
  );
}
