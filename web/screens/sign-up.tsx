import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CheckMail } from '../features/account/check-mail.tsx';
import { SignUpForm } from '../features/account/sign-up-form.tsx';
import { config } from '../lib/config.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ArrowLeftIcon } from '../ui/icons/actions.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** /signup: a new account, and the wait for its confirmation mail. */
export default function SignUp() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const title = sentTo === null ? 'Create your account' : 'Check your mail';
  useDocumentTitle(title);
  const { signupCredits } = config();
  return (
    <AuthFrame>
      <div className="grid gap-2">
        <h2 className="display text-title">{title}</h2>
        {sentTo === null && signupCredits > 0 ? (
          <p className="text-soft">A first account starts with {signupCredits} credits. No card is asked for.</p>
        ) : null}
      </div>
      {sentTo === null ? <SignUpForm onMailSent={setSentTo} /> : <CheckMail email={sentTo} purpose="signup" />}
      {sentTo === null ? null : (
        <div>
          <Button kind="quiet" icon={<ArrowLeftIcon size={18} />} onClick={() => setSentTo(null)} className="-ml-4">
            Use another address
          </Button>
        </div>
      )}
      {sentTo === null ? (
        <p className="text-small text-soft">
          By signing up you accept the{' '}
          <Link to={paths.terms} className="text-link">
            terms
          </Link>{' '}
          and the{' '}
          <Link to={paths.privacy} className="text-link">
            privacy notice
          </Link>
          .
        </p>
      ) : null}
      <p className="text-soft">
        Already have an account?{' '}
        <Link to={paths.login} className="text-link">
          Sign in
        </Link>
      </p>
    </AuthFrame>
  );
}
