import { Link } from '@tanstack/react-router';
import { closePurchase } from '../../lib/purchase.ts';
import { useCall } from '../../lib/query.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useFirstSubscription } from './checkouts.ts';
import { FeatureList } from './feature-list.tsx';
import { formatPlanPrice } from '../../lib/money.ts';
import { offersOf, recommendedOf } from './offers.ts';
import { useFreshBalance } from './use-fresh-balance.ts';
import { Waiting } from './waiting.tsx';

/** What the dialog shows to those without a subscription: one plan, its price, and the way to it. */
export function RecommendedPlan() {
  const plans = useCall('GET /api/subscriptions/plans');
  const checkout = useFirstSubscription();
  useFreshBalance();
  if (plans.isError) {
    return isUnauthorized(plans.error) ? null : (
      <ErrorState title="Unable to Load Plans" className="py-4" onRetry={() => void plans.refetch()}>
        {messageOf(plans.error, 'The plans could not be loaded. Please try again.')}
      </ErrorState>
    );
  }
  if (!plans.data) return <Waiting />;
  const offer = recommendedOf(offersOf(plans.data));
  if (!offer) return <p className="border-t border-line pt-6 text-soft">No plan is on offer at the moment.</p>;
  return (
    <>
      <div className="grid grid-cols-1 gap-5 border-y border-line py-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 grow basis-40">
            <h3 className="text-lead font-strong">{offer.name}</h3>
            <p className="text-small text-soft">{offer.description}</p>
          </div>
          <p className="figures whitespace-nowrap">
            <span className="display text-title">{formatPlanPrice(offer.amount, offer.currency)}</span>
            <span className="text-soft"> / {offer.interval}</span>
          </p>
        </div>
        <FeatureList
          features={[
            `${formatNumber(offer.credits)} credits every ${offer.interval}`,
            'Priority support',
            'Access to all features',
            'Buy additional credit packs',
          ]}
        />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-4">
        <Button
          kind="primary"
          size="large"
          wide
          data-first-focus
          pending={checkout.pending}
          onClick={() => checkout.go(offer.priceId)}
        >
          Subscribe
        </Button>
        <p className="text-center text-small text-soft">
          You pay on the next page and can cancel at any time.{' '}
          <Link to={paths.subscriptions} className="text-link whitespace-nowrap" onClick={closePurchase}>
            Compare the plans
          </Link>
        </p>
      </div>
    </>
  );
}
