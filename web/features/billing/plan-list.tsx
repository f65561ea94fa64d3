import type { CurrentSubscription, Plan } from '../../../contract/billing.ts';
import { cx } from '../../ui/cx.ts';
import { usePlanChange } from './checkouts.ts';
import { differenceOf, offersOf, recommendedOf, relationOf } from './offers.ts';
import { PlanCard } from './plan-card.tsx';
import { useKeepPlan } from './use-keep-plan.ts';

interface PlanListProps {
  plans: readonly Plan[];
  current: CurrentSubscription | null;
}

/** The plans, cheapest first. Put forward: the recommended one, or to a subscriber the next that is more. */
export function PlanList({ plans, current }: PlanListProps) {
  const change = usePlanChange();
  const keep = useKeepPlan();
  const offers = offersOf(plans);
  const featured =
    current === null ? recommendedOf(offers) : offers.find((offer) => relationOf(offer, current) === 'upgrade');
  return (
    <ul className={cx('grid grid-cols-1 gap-6 md:grid-cols-2', offers.length > 2 && 'xl:grid-cols-3')}>
      {offers.map((offer) => (
        <li key={offer.priceId} className="row-span-4 grid grid-cols-1 grid-rows-subgrid">
          <PlanCard
            offer={offer}
            current={current}
            featured={offer === featured}
            pending={change.wanted === offer.priceId}
            disabled={change.pending && change.wanted !== offer.priceId}
            difference={differenceOf(offer, offers)}
            onKeep={() => keep.mutate()}
            keeping={keep.isPending}
            onChoose={() => change.go(offer.priceId)}
          />
        </li>
      ))}
    </ul>
  );
}
