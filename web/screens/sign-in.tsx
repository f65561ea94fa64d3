import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CheckMail } from '../features/account/check-mail.tsx';
import { ForgotPasswordForm } from '../features/account/forgot-password-form.tsx';
import { SignInForm } from '../features/account/sign-in-form.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ArrowLeftIcon } from '../ui/icons/actions.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { AuthFrame } from './auth-frame.tsx';

type View = 'sign-in' | 'forgot' | 'recovery-sent' | 'unconfirmed' | 'code-sent';

const TITLES: Record<View, string> = {
  'sign-in': 'Sign in',
  forgot: 'Forgot your password?',
  'recovery-sent': 'Check your mail',
  unconfirmed: 'Confirm your email',
  'code-sent': 'Check your mail',
};

/** The mail that each view waits for. */
const PURPOSES = { 'recovery-sent': 'recovery', unconfirmed: 'signup', 'code-sent': 'sign-in' } as const;

/** What a visitor sees at every address but /signup: sign in, or ask for a new password. */
export default function SignIn() {
  const [view, setView] = useState<View>('sign-in');
  const [email, setEmail] = useState('');
  useDocumentTitle(TITLES[view]);
  return (
    <AuthFrame>
      <h2 className="display text-title">{TITLES[view]}</h2>
      {view === 'sign-in' ? (
        <>
          <SignInForm
            email={email}
            onEmail={setEmail}
            onForgot={() => setView('forgot')}
            onUnconfirmed={() => setView('unconfirmed')}
            onCodeSent={() => setView('code-sent')}
          />
          <p className="text-soft">
            New here?{' '}
            <Link to={paths.signUp} className="text-link">
              Create an account
            </Link>
          </p>
        </>
      ) : (
        <>
          {view === 'forgot' ? (
            <>
              <p className="text-soft">We will send you a link to choose a new one.</p>
              <ForgotPasswordForm email={email} onEmail={setEmail} onSent={() => setView('recovery-sent')} />
            </>
          ) : (
            <CheckMail email={email.trim()} purpose={PURPOSES[view]} />
          )}
          <div>
            <Button
              kind="quiet"
              icon={<ArrowLeftIcon size={18} />}
              onClick={() => setView('sign-in')}
              className="-ml-4"
            >
              Back to sign in
            </Button>
          </div>
        </>
      )}
    </AuthFrame>
  );
}
