import type { ReactNode } from 'react';
import type { CurrentSubscription } from '../../../contract/billing.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { useBalance } from '../../lib/person.ts';
import { closePurchase } from '../../lib/purchase.ts';
import { useCall } from '../../lib/query.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { OwedNotice } from './owed-notice.tsx';
import { PackChoice } from './pack-choice.tsx';
import { RecommendedPlan } from './recommended-plan.tsx';
import { Waiting } from './waiting.tsx';

/** How often the subscription is read while the dialog is open, in milliseconds: it may begin in another tab. */
const READ_AGAIN = 5000;

/** Where credits are bought: packs for subscribers, the way to a plan for everybody else. */
export default function PurchaseDialog() {
  const current = useCall('GET /api/subscriptions/current', { refetchInterval: READ_AGAIN, refetchOnMount: 'always' });
  return (
    <Dialog
      tool="none"
      title={current.data === null ? 'Subscription Required' : 'Get Credits'}
      description={<Description subscription={current.data} />}
      onClose={closePurchase}
    >
      <div className="grid grid-cols-1 gap-4">
        <OwedNotice />
        <div>
          <View current={current} />
        </div>
      </div>
    </Dialog>
  );
}

function View({ current }: { current: ReturnType<typeof useCall<'GET /api/subscriptions/current'>> }): ReactNode {
  if (current.data === null) return <RecommendedPlan />;
  if (current.data !== undefined) return <PackChoice pastDue={current.data.status === 'past_due'} />;
  if (current.isError) {
    return isUnauthorized(current.error) ? null : (
      <ErrorState className="py-4" onRetry={() => void current.refetch()}>
        {messageOf(current.error, 'Your subscription could not be read. Please try again.')}
      </ErrorState>
    );
  }
  return <Waiting />;
}

function Description({ subscription }: { subscription: CurrentSubscription | null | undefined }) {
  const balance = useBalance();
  const have = balance === undefined ? '' : `You have ${creditsText(balance)}. `;
  if (subscription === undefined) return have;
  return subscription === null
    ? `${have}A subscription brings credits every month, and lets you buy packs whenever you need more.`
    : `${have}The credits of a pack never expire.`;
}
