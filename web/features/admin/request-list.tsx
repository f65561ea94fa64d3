import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminSearchRequest, RequestStatus } from '../../../contract/requests.ts';
import { call } from '../../lib/call.ts';
import { queryOf, useCall } from '../../lib/query.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { Field, Textarea } from '../../ui/field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Loaded } from './loaded.tsx';
import { StatusChoice, useStatus } from './status-choice.tsx';
import { useAct } from './use-act.ts';
import { When } from './when.tsx';

const STATUSES = ['pending', 'completed', 'rejected'] as const satisfies readonly RequestStatus[];
const TONES: Record<RequestStatus, BadgeTone> = { pending: 'gold', completed: 'gain', rejected: 'neutral' };
const STEP = 25;

/** What people asked for and did not find; notes can be written while a request waits. */
export function RequestList() {
  const { status, setStatus } = useStatus(STATUSES);
  const [count, setCount] = useState(STEP);
  const stats = useCall('GET /api/admin/search-requests/stats').data;
  const requests = useQuery({
    ...queryOf('GET /api/admin/search-requests', status === undefined ? {} : { query: { status } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <StatusChoice statuses={STATUSES} value={status} onChange={setStatus} />
        {stats ? (
          <p className="figures text-small text-soft">
            {formatNumber(stats.pending)} pending ({formatNumber(stats.urgentPending)} urgent) ·{' '}
            {formatNumber(stats.completed)} completed · {formatNumber(stats.total)} in all
          </p>
        ) : null}
      </div>
      <Loaded source={requests}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-soft">No requests.</p>
          ) : (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {rows.slice(0, count).map((request) => (
                  <Request key={request.id} request={request} />
                ))}
              </ul>
              <ShowMore shown={count} total={rows.length} onMore={() => setCount(count + STEP)} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function Request({ request }: { request: AdminSearchRequest }) {
  const [notes, setNotes] = useState(request.adminNotes ?? '');
  const review = useAct(
    (status: RequestStatus) =>
      call('PATCH /api/admin/search-requests/{id}', {
        params: { id: request.id },
        body: { status, adminNotes: notes.trim(), was: { adminNotes: request.adminNotes } },
      }),
    {
      done: 'Request updated',
      failed: 'Failed to update request',
      again: ['GET /api/admin/search-requests', 'GET /api/admin/search-requests/stats'],
    },
  );
  const waits = request.status === 'pending';
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-strong">{request.query}</span>
        <Badge tone={TONES[request.status]}>{request.status}</Badge>
        {request.priority === 'normal' ? null : (
          <Badge tone={request.priority === 'urgent' ? 'loss' : 'gold'}>{request.priority}</Badge>
        )}
      </div>
      {request.reason ? <p className="whitespace-pre-line">{request.reason}</p> : null}
      <p className="text-small text-soft">
        {request.userEmail} · <When at={request.createdAt} />
      </p>
      {waits ? (
        <div className="grid max-w-reading gap-3">
          <Field label="Admin notes">
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={2000}
                value={notes}
                onChange={({ target }) => setNotes(target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button kind="primary" pending={review.isPending} onClick={() => review.mutate('completed')}>
              Complete
            </Button>
            <Button disabled={review.isPending} onClick={() => review.mutate('rejected')}>
              Reject
            </Button>
            <Button
              kind="quiet"
              disabled={review.isPending || notes.trim() === (request.adminNotes ?? '')}
              onClick={() => review.mutate('pending')}
            >
              Save Notes
            </Button>
          </div>
        </div>
      ) : request.adminNotes ? (
        <p className="text-small whitespace-pre-line text-soft">Notes: {request.adminNotes}</p>
      ) : null}
    </li>
  );
}
