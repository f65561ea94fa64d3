import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminReport, DocumentReport } from '../../../contract/reports.ts';
import { call } from '../../lib/call.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { displayName } from '../../lib/person.ts';
import { keyOf } from '../../lib/query.ts';
import { toast } from '../../lib/toast.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Input, Textarea } from '../../ui/field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Loaded } from './loaded.tsx';
import { StatusChoice, useStatus } from './status-choice.tsx';
import { useAct } from './use-act.ts';
import { When } from './when.tsx';

type Status = DocumentReport['status'];
const STATUSES = ['pending', 'approved', 'denied'] as const satisfies readonly Status[];
const TONES: Record<Status, BadgeTone> = { pending: 'gold', approved: 'gain', denied: 'neutral' };
const STEP = 50;
/** How long the list is taken to be true, in milliseconds: a colleague's decision is seen after a while. */
const FRESH = 120_000;

/** Reported guides; those that wait can be decided. */
export function ReportList() {
  const { status, setStatus } = useStatus(STATUSES);
  const filter = status === undefined ? {} : { status };
  const name = 'GET /api/admin/document-reports';
  const reports = useInfiniteQuery({
    queryKey: keyOf(name, { query: filter }),
    queryFn: ({ pageParam, signal }) => call(name, { query: { ...filter, limit: STEP, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ reports: last, total }, pages) => {
      const shown = pages.reduce((count, page) => count + page.reports.length, 0);
      return last.length === 0 || shown >= total ? undefined : shown;
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH,
  });
  return (
    <div className="grid gap-4">
      <StatusChoice statuses={STATUSES} value={status} onChange={setStatus} />
      <Loaded source={reports}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.reports);
          return rows.length === 0 ? (
            <p className="text-soft">No reports.</p>
          ) : (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {rows.map((row) => (
                  <Report key={row.report.id} row={row} />
                ))}
              </ul>
              <ShowMore
                shown={rows.length}
                total={reports.hasNextPage ? (pages.at(-1)?.total ?? 0) : rows.length}
                onMore={() => (reports.isFetchingNextPage ? undefined : void reports.fetchNextPage())}
              />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

function Report({ row: { report, user } }: { row: AdminReport }) {
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-strong">{report.documentTitle}</span>
        <Badge tone={TONES[report.status]}>{report.status}</Badge>
        <Badge>{report.issueType.replaceAll('_', ' ')}</Badge>
        {report.autoRefunded ? <Badge>refunded automatically</Badge> : null}
      </div>
      {report.description ? <p className="whitespace-pre-line">{report.description}</p> : null}
      <p className="text-small text-soft">
        {displayName(user)} · {user.email} · <When at={report.createdAt} />
        {report.creditsRefunded > 0 ? ` · ${creditsText(report.creditsRefunded)} returned` : ''}
      </p>
      {report.status === 'pending' ? <Decision report={report} /> : null}
    </li>
  );
}

function Decision({ report }: { report: DocumentReport }) {
  const [notes, setNotes] = useState('');
  const [credits, setCredits] = useState('1');
  const review = useAct(
    (status: 'approved' | 'denied') =>
      call('PATCH /api/admin/document-reports/{id}', {
        params: { id: report.id },
        body: {
          status,
          adminNotes: notes.trim(),
          ...(status === 'approved' && !report.autoRefunded && { creditsRefunded: Number(credits) }),
        },
      }),
    {
      done: 'Report reviewed',
      failed: 'Failed to review report',
      again: ['GET /api/admin/document-reports', 'GET /api/admin/document-reports/stats'],
    },
  );
  const decide = (status: 'approved' | 'denied') => {
    if (notes.trim() !== '') review.mutate(status);
    else {
      toast({
        title: 'Notes required',
        description: 'Please provide admin notes for this decision.',
        tone: 'destructive',
      });
    }
  };
  return (
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
      <div className="flex flex-wrap items-end gap-3">
        {report.autoRefunded ? null : (
          <Field label="Credits to refund" className="w-36">
            {(control) => (
              <Input
                {...control}
                type="number"
                min={0}
                max={10}
                value={credits}
                onChange={({ target }) => setCredits(target.value)}
              />
            )}
          </Field>
        )}
        <Button
          kind="primary"
          pending={review.isPending && review.variables === 'approved'}
          disabled={review.isPending && review.variables === 'denied'}
          onClick={() => decide('approved')}
        >
          Approve
        </Button>
        <Button
          pending={review.isPending && review.variables === 'denied'}
          disabled={review.isPending && review.variables === 'approved'}
          onClick={() => decide('denied')}
        >
          Deny
        </Button>
      </div>
    </div>
  );
}
