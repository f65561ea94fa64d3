import { Link } from '@tanstack/react-router';
import { CurrentPlan } from '../features/billing/current-plan.tsx';
import { OwedNotice } from '../features/billing/owed-notice.tsx';
import { PlanList } from '../features/billing/plan-list.tsx';
import { useCreditCosts } from '../features/settings/use-credit-costs.ts';
import { creditsText } from '../lib/credits-text.ts';
import { EXCHANGES_PER_BLOCK } from '../../contract/limits.ts';
import { useCall } from '../lib/query.ts';
import { isUnauthorized, messageOf } from '../lib/request-error.ts';
import { paths } from '../paths.ts';
import { ArrowLeftIcon } from '../ui/icons/actions.tsx';
import { Page, PageTitle } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';

/** /subscriptions: the plans, and what the person has of them. */
export default function SubscriptionsScreen() {
  return (
    <Page className="grid grid-cols-1 gap-8">
      <div className="grid justify-items-start gap-3">
        <Link to={paths.home} className="-ml-1 flex items-center gap-1.5 rounded-control p-1 text-soft hover:text-ink">
          <ArrowLeftIcon size={18} />
          Back to Dashboard
        </Link>
        <PageTitle>Choose Your Plan</PageTitle>
        <p className="max-w-reading text-soft">
          A plan brings new credits every month and lets you buy packs in between. Change or cancel it whenever you
          like.
        </p>
      </div>
      <Plans />
    </Page>
  );
}

function Plans() {
  const plans = useCall('GET /api/subscriptions/plans');
  const current = useCall('GET /api/subscriptions/current', { refetchOnMount: 'always' });
  const failed = [plans, current].filter(({ isError, data }) => isError && data === undefined);
  if (failed.length > 0) {
    const error = failed[0]?.error;
    return isUnauthorized(error) ? null : (
      <ErrorState title="Unable to Load Plans" onRetry={() => failed.forEach((query) => void query.refetch())}>
        {messageOf(error, 'The plans could not be loaded. Please try again.')}
      </ErrorState>
    );
  }
  if (plans.data === undefined || current.data === undefined) return <Waiting />;
  return (
    <>
      {current.data ? <CurrentPlan subscription={current.data} /> : null}
      <OwedNotice />
      {plans.data.length > 0 ? (
        <PlanList plans={plans.data} current={current.data} />
      ) : (
        <EmptyState title="No plans yet" sight="narrow">
          No plan is on offer at the moment.
        </EmptyState>
      )}
      <Prices />
      {current.data ? (
        <p className="max-w-reading text-small text-soft">
          An upgrade is paid in full at once and begins a new month with its credits; what you have left stays yours
          until its own date. A downgrade begins with the next month.
        </p>
      ) : null}
    </>
  );
}

/** What credits are spent on, at the prices of the settings. */
function Prices() {
  const costs = useCreditCosts();
  if (!costs) return null;
  return (
    <ul
      aria-label="What credits are spent on"
      className="figures flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-6 text-soft"
    >
      <li>{creditsText(costs.documentView)} per document view</li>
      <li>
        {creditsText(costs.guideSearch)} per chat • {EXCHANGES_PER_BLOCK} messages each
      </li>
    </ul>
  );
}

function Waiting() {
  return (
    <output className="grid gap-6 md:grid-cols-2">
      <span className="sr-only">Loading the plans…</span>
      <Skeleton className="h-104 rounded-card" />
      <Skeleton className="h-104 rounded-card" />
    </output>
  );
}
