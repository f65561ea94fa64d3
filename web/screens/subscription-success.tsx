import { Navigate, useSearch as useAddress } from '@tanstack/react-router';
import { longDate } from '../lib/dates.ts';
import { Outcome, Receipt, SessionId } from '../features/billing/outcome.tsx';
import { paidText } from '../features/billing/paid-text.ts';
import { ReceiptLink } from '../features/billing/receipt-link.tsx';
import { settledText } from '../features/billing/settled.ts';
import { signed } from '../lib/transaction-label.ts';
import { useCheckoutSession, type CheckoutSession } from '../features/billing/use-checkout-session.ts';
import { useSettled } from '../features/billing/use-settled.ts';
import { creditsText } from '../lib/credits-text.ts';
import { isUnauthorized } from '../lib/request-error.ts';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { formatNumber } from '../ui/counter.tsx';
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
  if (found?.kind === 'pack') return <Navigate to={paths.packSuccess} search={{ session_id: sessionId }} replace />;
  if (found === undefined || found.status === 'unpaid') {
    return <NotFound sessionId={sessionId} asking={session.isFetching} onRetry={() => void session.refetch()} />;
  }
  if (found.status === 'returned') return <Returned />;
  return found.status === 'processing' ? <Processing found={found} /> : <Paid found={found} />;
}

function Processing({ found }: { found: CheckoutSession }) {
  return (
    <Outcome title="Your payment is on its way" actions={<Continue />}>
      <p className="max-w-form text-soft">
        Your bank has not confirmed it yet, which can take some days. Your plan and its credits begin as soon as it
        does; you need not wait here.
      </p>
      <Receipt lines={[planLine(found), { name: 'Amount', value: paidText(found) }, ...laterLines(found)]} />
    </Outcome>
  );
}

function Paid({ found }: { found: CheckoutSession }) {
  const settled = useSettled(found);
  return (
    <Outcome title="Your subscription is active" sight="open" actions={<Continue />}>
      <p className="max-w-form text-soft">
        Welcome to {found.description}. Your monthly credits were added to your account.
        {settledText(settled, found.credits, formatNumber)}
      </p>
      <Receipt
        lines={[
          planLine(found),
          ...(settled === 0 ? [] : [{ name: 'Settled what you owed', value: signed(-settled, formatNumber) }]),
          { name: 'Amount paid', value: paidText(found) },
          { name: 'New balance', value: creditsText(found.creditBalance) },
          ...laterLines(found),
        ]}
      />
    </Outcome>
  );
}

const planLine = ({ description, credits }: CheckoutSession) => ({
  name: description,
  value: `${creditsText(credits)} a month`,
});

function laterLines({ currentPeriodEnd, receiptUrl, description }: CheckoutSession) {
  return [
    ...(currentPeriodEnd === null ? [] : [{ name: 'Renews on', value: longDate(currentPeriodEnd) }]),
    ...(receiptUrl === null
      ? []
      : [{ name: 'Receipt', value: <ReceiptLink href={receiptUrl} of={description} text="View" /> }]),
  ];
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
