import { useNavigate, useSearch as useAddress } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { DocumentReport } from '../../contract/reports.ts';
import type { ViewedDocument } from '../../contract/vision.ts';
import { ReportButton } from '../features/reports/report-button.tsx';
import { ReportOutcome } from '../features/reports/report-outcome.tsx';
import { useReportDialog } from '../features/reports/use-report-dialog.tsx';
import { useReports } from '../features/reports/use-reports.ts';
import { useLateText } from '../lib/use-late-text.ts';
import { inOrder, matching, type Sort, titleOf } from '../features/vision/viewed-documents.ts';
import { type View, ViewedList } from '../features/vision/viewed-list.tsx';
import { ViewedTools } from '../features/vision/viewed-tools.tsx';
import { useCall } from '../lib/query.ts';
import { isUnauthorized, messageOf } from '../lib/request-error.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { formatNumber } from '../ui/counter.tsx';
import { SearchIcon } from '../ui/icons/actions.tsx';
import { Page, PageTitle } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { historySearch } from '../search-params.ts';

/** /my-documents: the guides that the person has unlocked. The address holds filter, order and view. */
export default function HistoryScreen() {
  const history = useCall('GET /api/documents/history');
  return (
    <Page className="grid grid-cols-1 gap-6">
      {history.data && history.data.length > 0 ? (
        <Shelf documents={history.data} />
      ) : (
        <PageTitle>Vision History</PageTitle>
      )}
      {history.isPending ? <Waiting /> : null}
      {history.isError && !isUnauthorized(history.error) ? (
        <ErrorState onRetry={() => void history.refetch()}>
          {messageOf(history.error, 'Your documents could not be loaded.')}
        </ErrorState>
      ) : null}
      {history.data?.length === 0 ? (
        <EmptyState
          title="No documents yet"
          actions={
            <ButtonLink to="/doc-search" kind="primary" icon={<SearchIcon size={18} />}>
              Search documents
            </ButtonLink>
          }
        >
          Guides that you unlock in Peripheral Vision are kept here and stay open to you.
        </EmptyState>
      ) : null}
    </Page>
  );
}

function Shelf({ documents }: { documents: readonly ViewedDocument[] }) {
  const { title: written = '', sort = 'newest', view = 'list' } = useAddress({ strict: false });
  const navigate = useNavigate();
  // From the address as it then is: the filter may be written a moment after an order was chosen.
  const write = (next: { title?: string; sort?: Sort; view?: View }) =>
    navigate({ to: '.', search: (now) => historySearch({ ...now, ...next }), replace: true, resetScroll: false });
  const title = useLateText(written, (text) => write({ title: text }));
  const { open, dialog } = useReportDialog();
  const reports = useReports();
  const action = useCallback(
    (document: ViewedDocument, report: DocumentReport | undefined) => (
      <ReportButton title={titleOf(document)} report={report} onReport={() => open(document)} />
    ),
    [open],
  );
  // The field answers at once; thousands of rows follow when there is time.
  const filter = useDeferredValue(title.text);
  const order = useDeferredValue(sort);
  const ordered = useMemo(() => inOrder(documents, order), [documents, order]);
  const shown = useMemo(() => matching(documents, filter), [documents, filter]);
  const all = `${formatNumber(documents.length)} ${documents.length === 1 ? 'document' : 'documents'}`;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <PageTitle>Vision History</PageTitle>
        <output className="figures text-soft">{shown ? `${formatNumber(shown.size)} of ${all}` : all}</output>
      </div>
      <ViewedTools
        title={title.text}
        sort={sort}
        view={view}
        onTitle={title.change}
        onSort={(next) => void write({ sort: next })}
        onView={(next) => void write({ view: next })}
      />
      {shown?.size === 0 ? (
        <EmptyState
          title="No titles match"
          sight="narrow"
          actions={<Button onClick={() => title.change('')}>Clear the filter</Button>}
        >
          None of your documents has “{filter.trim()}” in its title.
        </EmptyState>
      ) : null}
      <ViewedList documents={ordered} shown={shown} view={view} reports={reports} outcome={outcome} action={action} />
      {dialog}
    </>
  );
}

const outcome = (report: DocumentReport) => <ReportOutcome report={report} />;

function Waiting() {
  return (
    <output className="grid gap-4">
      <span className="sr-only">Loading your documents…</span>
      {[0, 1, 2, 3].map((line) => (
        <span key={line} className="grid gap-2 border-b border-line pb-4">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
        </span>
      ))}
    </output>
  );
}
