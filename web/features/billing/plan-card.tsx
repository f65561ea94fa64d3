import type { CurrentSubscription } from '../../../contract/billing.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { cx } from '../../ui/cx.ts';
import { FeatureList } from './feature-list.tsx';
import { longDate } from '../../lib/dates.ts';
import { formatPerCredit, formatPlanPrice } from '../../lib/money.ts';
import { relationOf, type Offer, type Relation } from './offers.ts';

const WORDS: Record<Relation, string> = {
  current: 'Current Plan',
  scheduled: 'Begins with the next period',
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
  switch: 'Switch',
  subscribe: 'Subscribe',
};

interface PlanCardProps {
  offer: Offer;
  current: CurrentSubscription | null;
  /** The one that is put forward. */
  featured: boolean;
  pending: boolean;
  /** Another plan is being asked for. */
  disabled: boolean;
  onChoose: () => void;
  /** What it is beside the plan below it. */
  difference: string | null;
  /** Takes back the change to another plan that waits; on the card of the present plan. */
  onKeep: () => void;
  keeping: boolean;
}

/**
 * One plan: its price, what it brings, and what taking it would mean. Its four parts stand in rows of the list, so that
 * those of cards beside each other line up.
 */
export function PlanCard({
  offer,
  current,
  featured,
  pending,
  disabled,
  difference,
  onChoose,
  onKeep,
  keeping,
}: PlanCardProps) {
  const relation = relationOf(offer, current);
  const mine = relation === 'current';
  const scheduled = relation === 'scheduled';
  const id = `plan-${offer.priceId}`;
  return (
    <Card
      className={cx(
        'row-span-4 grid grid-cols-1 grid-rows-subgrid p-6 sm:p-8',
        mine && 'border-[color-mix(in_oklch,var(--color-gold)_45%,transparent)]',
      )}
    >
      <div className="grid content-start gap-1.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 id={id} className="text-lead font-strong">
            {offer.name}
          </h2>
          {offer.popular && !mine ? <Badge tone="gold">Popular</Badge> : null}
        </div>
        <p className="text-soft">{offer.description}</p>
      </div>
      <div className="figures grid content-start gap-2">
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          <span className="display text-hero leading-none">{formatPlanPrice(offer.amount, offer.currency)}</span>
          <span className="text-soft">/ {offer.interval}</span>
        </p>
        {offer.amount > 0 && offer.credits > 0 ? (
          <p className="text-small text-soft">
            {formatPerCredit(offer.amount, offer.credits, offer.currency)} per credit
            {difference === null ? null : <span className="block">{difference}</span>}
          </p>
        ) : null}
      </div>
      <div className="border-t border-line pt-6">
        <FeatureList features={[`${formatNumber(offer.credits)} credits per ${offer.interval}`, ...offer.features]} />
      </div>
      {mine && current?.next ? (
        <Button size="large" wide aria-describedby={id} pending={keeping} onClick={onKeep}>
          Keep {offer.name}
        </Button>
      ) : (
        <Button
          kind={featured && !mine ? 'primary' : 'secondary'}
          size="large"
          wide
          aria-describedby={id}
          disabled={mine || scheduled || disabled}
          pending={pending}
          onClick={onChoose}
        >
          {scheduled && current?.next ? `Begins ${longDate(current.next.startsAt)}` : WORDS[relation]}
        </Button>
      )}
    </Card>
  );
}
