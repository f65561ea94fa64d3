import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminLog } from '../../../contract/admin.ts';
import { call } from '../../lib/call.ts';
import { keyOf } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { When } from './when.tsx';

const PAGE = 100;

/** What administrators did, newest first; to one person where one is named. */
export function Logs({ targetUserId }: { targetUserId?: string }) {
  const of = targetUserId === undefined ? {} : { targetUserId };
  const logs = useInfiniteQuery({
    queryKey: keyOf('GET /api/admin/logs', { query: of }),
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/logs', { query: { ...of, limit: PAGE, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.createdAt),
    staleTime: 0,
  });
  if (logs.data === undefined) {
    return logs.isError ? (
      <div role="alert" className="flex items-center gap-4 text-soft">
        <p>This could not be loaded.</p>
        <Button size="small" onClick={() => void logs.refetch()}>
          Try again
        </Button>
      </div>
    ) : (
      <SkeletonLines lines={6} />
    );
  }
  const rows = logs.data.pages.flat();
  if (rows.length === 0) return <p className="text-soft">No administrator has changed anything yet.</p>;
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line border-y border-line text-small">
        {rows.map((log) => (
          <LogLine key={log.id} log={log} />
        ))}
      </ul>
      {logs.hasNextPage ? (
        <div>
          <Button pending={logs.isFetchingNextPage} onClick={() => void logs.fetchNextPage()}>
            Show Earlier
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function LogLine({ log }: { log: AdminLog }) {
  const details = Object.entries(log.details).filter(([name]) => name !== 'userId' && name !== 'nonce');
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <When at={log.createdAt} />
        <span className="font-strong">{log.adminEmail ?? log.adminId}</span>
        {log.targetUserId === null ? null : <span className="text-soft">→ {log.targetEmail ?? log.targetUserId}</span>}
      </p>
      <p className="font-mono text-soft wrap-anywhere">{log.actionType}</p>
      {details.length === 0 ? null : (
        <p className="wrap-anywhere text-soft">
          {details
            .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
            .join(' · ')}
        </p>
      )}
    </li>
  );
}
