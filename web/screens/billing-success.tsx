import { Navigate, useSearch as useAddress } from '@tanstack/react-router';
import { Outcome, Receipt } from '../features/billing/outcome.tsx';
import { paidText } from '../features/billing/paid-text.ts';
import { ReceiptLink } from '../features/billing/receipt-link.tsx';
import { settledText } from '../features/billing/settled.ts';
import { useCheckoutSession, type CheckoutSession } from '../features/billing/use-checkout-session.ts';
import { signed } from '../lib/transaction-label.ts';
import { useSettled } from '../features/billing/use-settled.ts';
import VerificationFailed from '../features/billing/verification-failed.tsx';
import { creditsText } from '../lib/credits-text.ts';
import { isUnauthorized } from '../lib/request-error.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { formatNumber } from '../ui/counter.tsx';

/** /billing/success: where the checkout of a pack leads back to. */
export default function PackSuccessScreen() {
  const { session_id: sessionId } = useAddress({ strict: false });
  return sessionId === undefined || sessionId.trim() === '' ? (
    <Outcome title="Invalid Payment Session" sight="closed" actions={<Home />}>
      <p className="max-w-form text-soft">
        This address names no payment. If you paid, your credits are in your account and in your billing history.
      </p>
    </Outcome>
  ) : (
    <Verification key={sessionId} sessionId={sessionId} />
  );
}

function Verification({ sessionId }: { sessionId: string }) {
  const session = useCheckoutSession(sessionId);
  if (session.isPending || (session.isError && isUnauthorized(session.error))) {
    return <Outcome title="Verifying your payment…" />;
  }
  const found = session.data;
  if (found?.kind === 'subscription') {
    return <Navigate to={paths.subscriptionSuccess} search={{ session_id: sessionId }} replace />;
  }
  if (found === undefined || found.status === 'unpaid') {
    return (
      <VerificationFailed sessionId={sessionId} pending={session.isFetching} onRetry={() => void session.refetch()}>
        {found && 'This checkout was not paid, so nothing was added to your balance.'}
      </VerificationFailed>
    );
  }
  if (found.status === 'processing') {
    return (
      <Outcome title="Your payment is on its way" actions={<Home />}>
        <p className="max-w-form text-soft">
          Your bank has not confirmed it yet, which can take some days. Your {creditsText(found.credits)} will be added
          as soon as it does; you need not wait here.
        </p>
        <Receipt
          lines={[
            { name: found.description, value: creditsText(found.credits) },
            { name: 'Amount', value: paidText(found) },
          ]}
        />
      </Outcome>
    );
  }
  return <Paid found={found} />;
}

function Paid({ found }: { found: CheckoutSession }) {
  const settled = useSettled(found);
  return (
    <Outcome
      title="Payment Successful"
      sight="open"
      actions={
        <>
          <Home />
          <ButtonLink to={paths.insight} kind="primary">
            Start Guide Search
          </ButtonLink>
        </>
      }
    >
      <p className="max-w-form text-soft">
        {creditsText(found.credits)} were added to your account.
        {settledText(settled, found.credits, formatNumber)}
      </p>
      <Receipt
        lines={[
          { name: found.description, value: `+${formatNumber(found.credits)}` },
          ...(settled === 0 ? [] : [{ name: 'Settled what you owed', value: signed(-settled, formatNumber) }]),
          { name: 'Amount paid', value: paidText(found) },
          { name: 'New balance', value: creditsText(found.creditBalance) },
          ...(found.receiptUrl === null
            ? []
            : [{ name: 'Receipt', value: <ReceiptLink href={found.receiptUrl} of={found.description} text="View" /> }]),
        ]}
      />
    </Outcome>
  );
}

function Home() {
  return <ButtonLink to={paths.home}>Return to Dashboard</ButtonLink>;
}
