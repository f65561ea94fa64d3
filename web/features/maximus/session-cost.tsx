import { creditsText } from '../../lib/credits-text.ts';
import { useSessionStatus } from './use-session-status.ts';

/** What the session has cost so far, once it has cost anything. */
export function SessionCost({ sessionId }: { sessionId: string }) {
  const status = useSessionStatus(sessionId);
  if (status === undefined || status.queryCount === 0) return null;
  const { queryCount, totalCreditsUsed } = status;
  return (
    <span className="figures text-small text-soft max-sm:hidden">
      {queryCount} {queryCount === 1 ? 'query' : 'queries'}, {creditsText(totalCreditsUsed)} in this session
    </span>
  );
}
