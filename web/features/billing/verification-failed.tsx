import type { ReactNode } from 'react';
import { config } from '../../lib/config.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RefreshIcon } from '../../ui/icons/actions.tsx';
import { Outcome, SessionId } from './outcome.tsx';

interface VerificationFailedProps {
  /** The checkout, by which support finds the payment. */
  sessionId: string;
  pending: boolean;
  onRetry: () => void;
  /** What is known about it; absent: nothing is. */
  children?: ReactNode;
}

/** Says that a checkout did not turn out to be paid, or that nobody could look. */
export default function VerificationFailed({ sessionId, pending, onRetry, children }: VerificationFailedProps) {
  const { supportEmail } = config();
  return (
    <Outcome
      title="Payment Verification Failed"
      sight="closed"
      actions={
        <>
          <Button icon={<RefreshIcon size={18} />} pending={pending} onClick={onRetry}>
            Try again
          </Button>
          <ButtonLink to={paths.home}>Return to Dashboard</ButtonLink>
        </>
      }
    >
      <p className="max-w-form text-soft">
        {children ?? 'We could not confirm this payment. If you were charged, your credits will follow by themselves.'}{' '}
        Questions:{' '}
        <a className="text-link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </p>
      <SessionId id={sessionId} />
    </Outcome>
  );
}
