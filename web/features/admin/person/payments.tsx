import { useQuery } from '@tanstack/react-query';
import type { AdminSubscription } from '../../../../contract/admin-person.ts';
import type { CallReply } from '../../../lib/caller.ts';
import { formatAmount } from '../../../lib/money.ts';
import { queryOf } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatNumber } from '../../../ui/counter.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { Block } from '../block.tsx';
import { Loaded } from '../loaded.tsx';
import { When } from '../when.tsx';

type Payment = CallReply<'GET /api/admin/users/{userId}/payments'>['payments'][number];

/** A link that opens beside the panel, named by what it leads to. */
function Outside({ href, name, of }: { href: string | null; name: string; of: string }) {
  return href === null ? null : (
    <a href={href} target="_blank" rel="noreferrer" className="text-link" aria-label={`${name} of ${of}`}>
      {name}
    </a>
  );
}

const PAYMENTS: readonly Column<Payment>[] = [
  { label: 'What', isWhole: true, cell: ({ description }) => <span className="font-strong">{description}</span> },
  { label: 'Paid', cell: ({ createdAt }) => <When at={createdAt} /> },
  { label: 'Credits', isFigure: true, cell: ({ credits }) => formatNumber(credits) },
  { label: 'Amount', isFigure: true, cell: ({ amount, currency }) => formatAmount(amount, currency) },
  {
    label: 'Returned',
    isFigure: true,
    cell: ({ refundedAmount, currency }) => (refundedAmount === 0 ? '–' : formatAmount(refundedAmount, currency)),
  },
  {
    label: 'Links',
    cell: ({ description, receiptUrl, providerUrl }) => (
      <span className="flex flex-wrap gap-x-4">
        <Outside href={receiptUrl} name="Receipt" of={description} />
        <Outside href={providerUrl} name="Stripe" of={description} />
      </span>
    ),
  },
];

const SUBSCRIPTIONS: readonly Column<AdminSubscription>[] = [
  { label: 'Plan', isWhole: true, cell: ({ planName }) => <span className="font-strong">{planName}</span> },
  { label: 'State', cell: ({ status }) => <Badge>{status}</Badge> },
  {
    label: 'Price',
    isFigure: true,
    cell: ({ unitAmount, currency, interval }) =>
      unitAmount === null ? '–' : `${formatAmount(unitAmount, currency)} a ${interval}`,
  },
  { label: 'Since', cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    label: 'Until',
    cell: ({ endedAt, cancelsAt, currentPeriodEnd }) => <When at={endedAt ?? cancelsAt ?? currentPeriodEnd} />,
  },
  {
    label: 'Links',
    cell: ({ planName, providerUrl }) => <Outside href={providerUrl} name="Stripe" of={planName} />,
  },
];

/** What a person subscribed to and paid for, with the provider's own pages. */
export function Payments({ userId }: { userId: string }) {
  const payments = useQuery({
    ...queryOf('GET /api/admin/users/{userId}/payments', { params: { userId } }),
    staleTime: 0,
  });
  return (
    <Loaded source={payments}>
      {({ customerUrl, subscriptions, payments: paid }) => (
        <div className="grid grid-cols-1 gap-10">
          <Block title="Purchases" aside={<Outside href={customerUrl} name="Stripe" of="the customer" />}>
            {paid.length === 0 ? (
              <p className="text-soft">Nothing was paid.</p>
            ) : (
              <DataTable caption="Purchases" rows={paid} columns={PAYMENTS} keyOf={({ id }) => id} />
            )}
          </Block>
          <Block title="Subscriptions">
            {subscriptions.length === 0 ? (
              <p className="text-soft">No subscription.</p>
            ) : (
              <DataTable caption="Subscriptions" rows={subscriptions} columns={SUBSCRIPTIONS} keyOf={({ id }) => id} />
            )}
          </Block>
        </div>
      )}
    </Loaded>
  );
}
