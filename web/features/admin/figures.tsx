import { useCall } from '../../lib/query.ts';
import { formatNumber } from '../../ui/counter.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The installation at a glance. */
export function Figures() {
  const stats = useCall('GET /api/admin/stats').data;
  const figures = [
    { label: 'Users', value: stats && formatNumber(stats.totalUsers) },
    { label: 'Active in 30 days', value: stats && formatNumber(stats.activeUsers) },
    { label: 'Credits consumed', value: stats && formatNumber(stats.totalCreditsConsumed) },
    { label: 'Revenue', value: stats && dollars.format(stats.totalRevenue / 100) },
    { label: 'Searches', value: stats && formatNumber(stats.totalSearches) },
    { label: 'Documents viewed', value: stats && formatNumber(stats.totalDocumentsViewed) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3 xl:grid-cols-6">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse bg-raised px-4 py-3">
          <dt className="text-small text-soft">{label}</dt>
          <dd className="figures text-lead font-strong">{value ?? <Skeleton className="h-7 w-16" />}</dd>
        </div>
      ))}
    </dl>
  );
}
