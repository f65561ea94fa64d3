import { useSearch as useAddress } from '@tanstack/react-router';
import { longDate } from '../features/billing/dates.ts';
import { formatAmount } from '../features/billing/money.ts';
import { Outcome, Receipt, SessionId } from '../features/billing/outcome.tsx';
import { ReceiptLink } from '../features/billing/receipt-link.tsx';
import { useCheckoutSession } from '../features/billing/use-checkout-session.ts';
import { creditsText } from '../lib/credits-text.ts';
import { isUnauthorized } from '../lib/request-error.ts';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { RefreshIcon } from '../ui/icons/actions.tsx';

/** /billing/subscription-success: where the checkout of a plan leads back to. */
export default function SubscriptionSuccessScreen() {
  const { session_id: sessionId } = useAddress({ strict: false });
  return sessionId === undefined ? <NotFound /> : <Verification key={sessionId} sessionId={sessionId} />;
}

function Verification({ sessionId }: { sessionId: string }) {
  const session = useCheckoutSession(sessionId);
  if (session.isPending || (session.isError && isUnauthorized(session.error))) {
    return <Outcome title="Verifying your subscription…" />;
  }
  const found = session.data;
  if (found === undefined || found.status === 'unpaid') {
    return <NotFound sessionId={sessionId} asking={session.isFetching} onRetry={() => void session.refetch()} />;
  }
  if (found.status === 'returned') return <Returned />;
  const processing = found.status === 'processing';
  return (
    <Outcome
      title={processing ? 'Your payment is on its way' : 'Your subscription is active'}
      {...(processing ? {} : { sight: 'open' })}
      actions={<Continue />}
    >
      <p className="max-w-form text-soft">
        {processing
          ? 'Your bank has not confirmed it yet, which can take some days. Your plan and its credits begin as soon as it does; you need not wait here.'
          : `Welcome to ${found.description}. Your monthly credits are in your account.`}
      </p>
      <Receipt
        lines={[
          { name: found.description, value: `${creditsText(found.credits)} a month` },
          {
            name: processing ? 'Amount' : 'Amount paid',
            value: `${formatAmount(found.amountPaid, found.currency)} ${found.currency.toUpperCase()}`,
          },
          ...(processing ? [] : [{ name: 'New balance', value: creditsText(found.creditBalance) }]),
          ...(found.currentPeriodEnd === null ? [] : [{ name: 'Renews on', value: longDate(found.currentPeriodEnd) }]),
          ...(found.receiptUrl === null
            ? []
            : [{ name: 'Receipt', value: <ReceiptLink href={found.receiptUrl} of={found.description} /> }]),
        ]}
      />
    </Outcome>
  );
}

/** Two tabs, say: the second checkout was canceled, since nobody pays for two subscriptions. */
function Returned() {
  return (
    <Outcome title="You were subscribed already" sight="open" actions={<Continue />}>
      <p className="max-w-form text-soft">
        Your subscription goes on as it was. This second one was canceled at once, and its whole payment has been
        returned; your bank may take some days to show it.
      </p>
    </Outcome>
  );
}

interface NotFoundProps {
  sessionId?: string;
  asking?: boolean;
  onRetry?: () => void;
}

function NotFound({ sessionId, asking, onRetry }: NotFoundProps) {
  return (
    <Outcome
      title="We couldn't find your subscription details."
      sight="closed"
      actions={
        <>
          {onRetry ? (
            <Button icon={<RefreshIcon size={18} />} pending={asking} onClick={onRetry}>
              Try again
            </Button>
          ) : null}
          <Continue />
        </>
      }
    >
      <p className="max-w-form text-soft">
        If you subscribed a moment ago, your plan and its credits will appear by themselves.
      </p>
      {sessionId === undefined ? null : <SessionId id={sessionId} />}
    </Outcome>
  );
}

function Continue() {
  return (
    <ButtonLink to={paths.dashboard} kind="primary">
      Continue
    </ButtonLink>
  );
}
