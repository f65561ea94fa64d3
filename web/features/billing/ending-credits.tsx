import { Link } from '@tanstack/react-router';
import { creditsText } from '../../lib/credits-text.ts';
import { useCall } from '../../lib/query.ts';
import { paths } from '../../paths.ts';
import { nextToEnd } from './next-to-end.ts';

/** Which credits end next, and when; nothing where none do. */
export function EndingCredits() {
  const balance = useCall('GET /api/billing/balance').data;
  const next = balance && nextToEnd(balance);
  if (!next) return null;
  return (
    <p className="text-soft">
      {creditsText(next.credits)} {next.credits === 1 ? 'ends' : 'end'} on {next.day}.{' '}
      <Link to={paths.billingHistory} className="text-link">
        See your balance
      </Link>
    </p>
  );
}
