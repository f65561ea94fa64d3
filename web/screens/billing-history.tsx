import { Activity } from '../features/billing/activity.tsx';
import { BalanceOverview } from '../features/billing/balance-overview.tsx';
import { usePortal } from '../features/billing/checkouts.ts';
import { Purchases } from '../features/billing/purchases.tsx';
import { Section } from '../features/billing/section.tsx';
import { usesOf } from '../features/billing/transaction-labels.ts';
import { LATEST, Usage } from '../features/billing/usage.tsx';
import { useFreshBalance } from '../features/billing/use-fresh-balance.ts';
import { useCall } from '../lib/query.ts';
import { isUnauthorized, messageOf } from '../lib/request-error.ts';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { formatNumber } from '../ui/counter.tsx';
import { Page, PageTitle } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/states.tsx';

/** Credits come and go without this browser: what is shown here is read anew with each visit, and each look at the window. */
const anew = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

/** /billing/history and /purchase-history: the balance and its sources, what was paid, and what credits went to. */
export default function BillingHistoryScreen() {
  const history = useCall('GET /api/billing/history', anew);
  const purchases = useCall('GET /api/billing/purchases', anew);
  useFreshBalance();
  return (
    <Page className="grid grid-cols-1 gap-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PageTitle>Billing History</PageTitle>
        <Manage />
      </div>
      <Balance />
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
    </Page>
  );
}

/** Where the payments are managed; without a subscription, the way to one. */
function Manage() {
  const subscription = useCall('GET /api/subscriptions/current', anew).data;
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

function Balance() {
  const balance = useCall('GET /api/billing/balance', anew);
  if (balance.data) return <BalanceOverview balance={balance.data} />;
  if (balance.isError) {
    return isUnauthorized(balance.error) ? null : (
      <ErrorState className="py-4" onRetry={() => void balance.refetch()}>
        {messageOf(balance.error, 'Your balance could not be loaded. Please try again.')}
      </ErrorState>
    );
  }
  return (
    <output className="grid gap-3">
      <span className="sr-only">Loading your balance…</span>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-14 w-40" />
      <Skeleton className="h-4 w-72 max-w-full" />
    </output>
  );
}
