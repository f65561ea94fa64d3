import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '../../lib/query.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

const MANUAL = 'Manual review takes within 24 hours.';

/** Whether the credits come back at once with a report of this guide, and how many such refunds are used. */
export function RefundNote({ documentId }: { documentId: string }) {
  // Other tabs and administrators change it: it is asked for each time the dialog opens.
  const status = useQuery({
    ...queryOf('GET /api/documents/refund-status', { query: { documentId } }),
    staleTime: 0,
    gcTime: 0,
  });
  if (status.isPending) return <SkeletonLines lines={2} label="Reading the refund status…" />;
  // The report can be made all the same, and its answer says what came back.
  if (status.isError)
    return <Notice>The refund status could not be loaded. You can report the issue all the same.</Notice>;
  const { canAutoRefund, autoRefundsEnabled, maxAutoRefunds, autoRefundsUsed, reportTimeWindow } = status.data;
  if (!autoRefundsEnabled || maxAutoRefunds === 0) return <Told title="Manual review">{MANUAL}</Told>;
  const used = `Automatic refunds used: ${autoRefundsUsed} of ${maxAutoRefunds}.`;
  if (canAutoRefund) return <Told title="Automatic refund available">{used}</Told>;
  if (autoRefundsUsed >= maxAutoRefunds) {
    return (
      <Told title="Automatic refunds used up">
        {used} {MANUAL}
      </Told>
    );
  }
  return (
    <Told title="No automatic refund for this document">
      It is given once a document, within {reportTimeWindow} {reportTimeWindow === 1 ? 'hour' : 'hours'} of unlocking.{' '}
      {used} {MANUAL}
    </Told>
  );
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice>
      <p className="font-strong text-ink">{title}</p>
      <p className="figures">{children}</p>
    </Notice>
  );
}
