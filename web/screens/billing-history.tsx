import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { CurrentSubscription } from '../../contract/billing.ts';
import type { CreditBalance } from '../../contract/credits.ts';
import { Activity } from '../features/billing/activity.tsx';
import { BalanceOverview } from '../features/billing/balance-overview.tsx';
import { usePortal } from '../features/billing/checkouts.ts';
import { Purchases } from '../features/billing/purchases.tsx';
import { Section } from '../features/billing/section.tsx';
import { StatementForm } from '../features/billing/statement-form.tsx';
import { usesOf } from '../features/billing/transaction-labels.ts';
import { LATEST, Usage } from '../features/billing/usage.tsx';
import { useFreshBalance } from '../features/billing/use-fresh-balance.ts';
import { CreditNotices } from '../features/notices/credit-notices.tsx';
import { useCall } from '../lib/query.ts';
import { isUnauthorized, messageOf } from '../lib/request-error.ts';
import { paths } from '../paths.ts';
import { Below } from '../ui/below.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { formatNumber } from '../ui/counter.tsx';
import { Page, PageTitle } from '../ui/page.tsx';
import { Skeleton, SkeletonLines } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/states.tsx';

/** Credits come and go without this browser: what is shown here is read anew with each visit. */
const anew = { refetchOnMount: 'always' } as const;

/** /billing/history and /purchase-history: the balance and its sources, what was paid, and what credits went to. */
export default function BillingHistoryScreen() {
  const history = useCall('GET /api/billing/history', anew);
  const purchases = useCall('GET /api/billing/purchases', anew);
  const balance = useCall('GET /api/billing/balance', anew);
  const subscription = useCall('GET /api/subscriptions/current', anew);
  useFreshBalance();
  // How high each part will be is not known before: it is drawn as a whole, so that none pushes another away. Deferred, it is
  // drawn in short pieces, and a touch is heard in between.
  const waits = [history, purchases, balance, subscription].some(({ isPending }) => isPending);
  if (useDeferredValue(waits, true)) return <Waiting />;
  return (
    <Page className="grid grid-cols-1 gap-12">
      <div key="ready" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PageTitle>Billing History</PageTitle>
        <Manage subscription={subscription.data} />
      </div>
      <Balance balance={balance} />
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
        <Section
          title="Credit Purchases"
          source={purchases}
          empty="Nothing bought yet. Plans and packs appear here with their receipts."
        >
          {(list) => (list.length === 0 ? null : <Purchases purchases={list} />)}
        </Section>
        <Section
          title="Credit Usage"
          source={history}
          aside={
            usesOf(history.data ?? []).length > LATEST ? (
              <span className="text-small text-soft">Latest {LATEST}</span>
            ) : null
          }
          empty="Nothing used yet. Chats, guides and analyses appear here with what each cost."
        >
          {(list) => (usesOf(list).length === 0 ? null : <Usage uses={usesOf(list)} />)}
        </Section>
      </div>
      <Below>
        <Section
          title="All Activity"
          source={history}
          aside={
            history.data?.length ? (
              <span className="figures text-small text-soft">
                {formatNumber(history.data.length)} {history.data.length === 1 ? 'entry' : 'entries'}
              </span>
            ) : null
          }
          empty="No credits have come or gone yet."
        >
          {(list) => (list.length === 0 ? null : <Activity history={list} />)}
        </Section>
        <section aria-labelledby="statement" className="grid grid-cols-1 gap-4">
          <h2 id="statement" className="border-b border-line pb-2 text-lead font-strong">
            Statement
          </h2>
          <p className="max-w-reading text-soft">Every payment and every credit of a period, for the books.</p>
          <StatementForm />
        </section>
        <section aria-labelledby="mails" className="grid gap-4">
          <h2 id="mails" className="border-b border-line pb-2 text-lead font-strong">
            Mails About Credits
          </h2>
          <CreditNotices />
        </section>
      </Below>
    </Page>
  );
}

/** Where the payments are managed; without a subscription, the way to one. */
function Manage({ subscription }: { subscription: CurrentSubscription | null | undefined }) {
  const portal = usePortal();
  if (subscription === undefined) return null;
  return subscription === null ? (
    <ButtonLink to={paths.subscriptions}>Choose Your Plan</ButtonLink>
  ) : (
    <Button pending={portal.pending} onClick={() => portal.go()}>
      Manage Billing
    </Button>
  );
}

function Balance({ balance }: { balance: UseQueryResult<CreditBalance> }) {
  if (balance.data) return <BalanceOverview balance={balance.data} />;
  return isUnauthorized(balance.error) ? null : (
    <ErrorState className="py-4" onRetry={() => void balance.refetch()}>
      {messageOf(balance.error, 'Your balance could not be loaded. Please try again.')}
    </ErrorState>
  );
}

function Waiting() {
  return (
    <Page className="grid grid-cols-1 gap-12">
      <PageTitle>Billing History</PageTitle>
      <output className="grid gap-3">
        <span className="sr-only">Loading your balance…</span>
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-14 w-40" />
        <Skeleton className="h-4 w-72 max-w-full" />
      </output>
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
        <SkeletonLines lines={5} />
        <SkeletonLines lines={5} />
      </div>
    </Page>
  );
}
