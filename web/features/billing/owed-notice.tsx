import { creditsText } from '../../lib/credits-text.ts';
import { useCall } from '../../lib/query.ts';
import { Notice } from '../../ui/notice.tsx';

/** Said before anything is paid: what is owed, which new credits settle first. Nothing where nothing is owed. */
export function OwedNotice() {
  const owed = useCall('GET /api/billing/balance', { refetchOnMount: 'always' }).data?.owed ?? 0;
  return owed > 0 ? (
    <Notice>
      You owe {creditsText(owed)} for a payment that was returned. New credits settle this first; the rest can be spent.
    </Notice>
  ) : null;
}
