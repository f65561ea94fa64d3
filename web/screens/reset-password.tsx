import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { NewPasswordForm } from '../features/account/new-password-form.tsx';
import { SecondFactorForm } from '../features/account/second-factor-form.tsx';
import { signOut, useFactorStep, useSession } from '../lib/auth.ts';
import { toast } from '../lib/toast.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ArrowLeftIcon } from '../ui/icons/actions.tsx';
import { Loading } from '../ui/loader.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** How long the good news stays before the dashboard follows, in milliseconds. */
const HOME_AFTER = 1000;

/** /reset-password: choose a new password, with the session that a recovery link or code gave. */
export default function ResetPassword() {
  useDocumentTitle('Choose a new password');
  const session = useSession();
  const step = useFactorStep();
  const navigate = useNavigate();
  const [state, setState] = useState<'asking' | 'updated' | 'leaving'>('asking');

  const expired = session === null && state === 'asking';
  useEffect(() => {
    if (!expired) return;
    toast({
      title: 'Session Expired',
      description: 'Please ask for a new password reset link.',
      tone: 'destructive',
    });
    void navigate({ to: paths.login, replace: true });
  }, [expired, navigate]);

  useEffect(() => {
    if (state !== 'updated') return;
    const timer = setTimeout(() => void navigate({ to: paths.home, replace: true }), HOME_AFTER);
    return () => clearTimeout(timer);
  }, [state, navigate]);

  const back = async () => {
    // The session of a recovery link must not outlive the visit: who leaves without a new password is signed out.
    setState('leaving');
    await signOut();
    await navigate({ to: paths.login, replace: true });
  };

  return (
    <AuthFrame>
      {!session || state === 'leaving' ? (
        <Loading />
      ) : state === 'updated' ? (
        <output className="grid gap-2">
          <h2 className="display text-title">Password updated</h2>
          <p className="text-soft">Taking you to your dashboard…</p>
        </output>
      ) : step === 'code' ? (
        <>
          <h2 className="display text-title">Enter your code</h2>
          <p className="text-soft">A new password needs a code of your authenticator app.</p>
          <SecondFactorForm />
          <BackToLogin onBack={() => void back()} />
        </>
      ) : (
        <>
          <h2 className="display text-title">Choose a new password</h2>
          <NewPasswordForm email={session.user.email ?? ''} onUpdated={() => setState('updated')} />
          <BackToLogin onBack={() => void back()} />
        </>
      )}
    </AuthFrame>
  );
}

function BackToLogin({ onBack }: { onBack: () => void }) {
  return (
    <div>
      <Button kind="quiet" icon={<ArrowLeftIcon size={18} />} onClick={onBack} className="-ml-4">
        Back to Login
      </Button>
    </div>
  );
}
