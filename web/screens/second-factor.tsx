import { useState } from 'react';
import { EnrollFactor } from '../features/account/enroll-factor.tsx';
import { SecondFactorForm } from '../features/account/second-factor-form.tsx';
import { signOut, useFactorStep, useSession } from '../lib/auth.ts';
import { config } from '../lib/config.ts';
import { toast } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { ArrowLeftIcon } from '../ui/icons/actions.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** Stands in the place of every screen until the second factor was shown, or set up where it is required. */
export default function SecondFactor() {
  const isEnrolment = useFactorStep() === 'enroll';
  const title = isEnrolment ? 'Set up a second factor' : 'Enter your code';
  useDocumentTitle(title);
  return (
    <AuthFrame>
      <h2 className="display text-title">{title}</h2>
      {isEnrolment ? (
        <>
          <p className="text-soft">Administrators sign in with a code of an authenticator app beside their password.</p>
          <EnrollFactor onVerified={sayWhatIsNext} />
        </>
      ) : (
        <>
          <Who />
          <SecondFactorForm />
          <p className="text-small text-soft">
            Lost your authenticator? Write to{' '}
            <a href={`mailto:${config().supportEmail}`} className="text-link">
              {config().supportEmail}
            </a>
            .
          </p>
        </>
      )}
      <Leave />
    </AuthFrame>
  );
}

function Who() {
  const email = useSession()?.user.email;
  return (
    <p className="text-soft wrap-anywhere">
      One more step: enter the code that your authenticator app shows
      {email ? (
        <>
          {' '}
          for <strong className="text-ink">{email}</strong>
        </>
      ) : null}
      .
    </p>
  );
}

function Leave() {
  const [pending, setPending] = useState(false);
  const leave = async () => {
    setPending(true);
    await signOut();
    setPending(false);
  };
  return (
    <div>
      <Button
        kind="quiet"
        icon={<ArrowLeftIcon size={18} />}
        pending={pending}
        onClick={() => void leave()}
        className="-ml-4"
      >
        Back to sign in
      </Button>
    </div>
  );
}

function sayWhatIsNext(): void {
  toast({ title: 'Second factor is on', description: 'Your account page makes recovery codes for a lost phone.' });
}
