import type { CurrentSubscription } from '../../../contract/billing.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { BadgeIcon } from '../../ui/icons/things.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePortal } from './checkouts.ts';
import { longDate } from '../../lib/dates.ts';
import { formatPlanPrice } from '../../lib/money.ts';

/** The banner above the plans: what the person has, until when, and where it is managed. */
export function CurrentPlan({ subscription }: { subscription: CurrentSubscription }) {
  const portal = usePortal();
  const { planName, planCredits, unitAmount, currency, interval } = subscription;
  const facts = [
    unitAmount === null ? null : `${formatPlanPrice(unitAmount, currency)} / ${interval}`,
    planCredits === 0 ? null : `${formatNumber(planCredits)} credits every ${interval}`,
  ].filter((fact) => fact !== null);
  return (
    <section
      aria-labelledby="current-plan"
      data-tool="gold"
      className="grid gap-5 rounded-card border border-hue-line bg-hue-wash px-5 py-5 sm:px-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 id="current-plan" className="text-lead font-strong">
              {planName}
            </h2>
            <Badge tone="gold" icon={<BadgeIcon size={14} />}>
              Current plan
            </Badge>
          </div>
          {facts.length > 0 ? <p className="figures text-soft">{facts.join(' · ')}</p> : null}
          <p className="figures text-soft">{termText(subscription)}</p>
        </div>
        <Button pending={portal.pending} onClick={() => portal.go()}>
          Manage Billing
        </Button>
      </div>
      {subscription.status === 'past_due' ? (
        <Notice tone="loss">
          Your last payment failed and is being tried again. To keep the plan, open Manage Billing: you can pay the open
          payment there, or update your payment method.
        </Notice>
      ) : null}
    </section>
  );
}

/** What comes next, and when. While a payment is open nobody knows whether the plan renews. */
function termText({ status, currentPeriodEnd, cancelAtPeriodEnd, next }: CurrentSubscription): string {
  if (next !== null) return `Changes to ${next.planName} on ${longDate(next.startsAt)}`;
  if (cancelAtPeriodEnd) return `Cancels on ${longDate(currentPeriodEnd)}`;
  return status === 'past_due' ? 'Payment failed' : `Renews on ${longDate(currentPeriodEnd)}`;
}
