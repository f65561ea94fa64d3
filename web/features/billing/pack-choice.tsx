import { useState } from 'react';
import type { CreditPackage } from '../../../contract/billing.ts';
import { useCall } from '../../lib/query.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { usePackCheckout, usePortal } from './checkouts.ts';
import { formatAmount } from '../../lib/money.ts';
import { PackOption } from './pack-option.tsx';
import { useFreshBalance } from './use-fresh-balance.ts';
import { Waiting } from './waiting.tsx';

/** What the dialog shows to subscribers: the packs on sale, one of them chosen. */
export function PackChoice({ pastDue }: { pastDue: boolean }) {
  const packages = useCall('GET /api/billing/packages', { refetchOnMount: 'always' });
  useFreshBalance();
  if (packages.data) {
    return (
      <div className="grid gap-4">
        {pastDue ? <PaymentDue /> : null}
        <Packs packs={packages.data.filter(({ isActive }) => isActive)} />
      </div>
    );
  }
  if (packages.isError) {
    return isUnauthorized(packages.error) ? null : (
      <ErrorState className="py-4" onRetry={() => void packages.refetch()}>
        {messageOf(packages.error, 'The credit packs could not be loaded. Please try again.')}
      </ErrorState>
    );
  }
  return <Waiting />;
}

function Packs({ packs }: { packs: readonly CreditPackage[] }) {
  const [picked, setPicked] = useState<string>();
  const checkout = usePackCheckout();
  const wanted = picked ?? packs.find(({ metadata }) => metadata.popular)?.id;
  const chosen = packs.find(({ id }) => id === wanted);
  if (packs.length === 0) return <p className="text-soft">No credit packs are on sale at the moment.</p>;
  return (
    <>
      <fieldset className="grid gap-2.5" disabled={checkout.pending}>
        <legend className="sr-only">Credit packs</legend>
        {packs.map((pack) => (
          <PackOption key={pack.id} pack={pack} chosen={pack.id === chosen?.id} onChoose={() => setPicked(pack.id)} />
        ))}
      </fieldset>
      <div className="mt-2 grid gap-4">
        <Button
          kind="primary"
          size="large"
          wide
          disabled={chosen === undefined}
          pending={checkout.pending}
          onClick={() => chosen && checkout.go(chosen.id)}
        >
          {checkout.pending
            ? 'Processing...'
            : chosen
              ? `Purchase for ${formatAmount(chosen.price, chosen.currency)}`
              : 'Purchase'}
        </Button>
        <p className="text-center text-small text-soft">
          You pay on the next page. By card, the credits are there at once.
        </p>
      </div>
    </>
  );
}

function PaymentDue() {
  const portal = usePortal();
  return (
    <Notice tone="loss">
      The last payment of your subscription failed.{' '}
      <button type="button" className="font-strong underline underline-offset-2" onClick={() => portal.go()}>
        Update your payment method
      </button>
    </Notice>
  );
}
