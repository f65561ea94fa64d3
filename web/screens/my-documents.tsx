import { useNavigate, useSearch as useAddress } from '@tanstack/react-router';
import { useState } from 'react';
import { arrange, sorts, type Sort } from '../features/vision/viewed-documents.ts';
import { ViewedList, type View } from '../features/vision/viewed-list.tsx';
import { useCall } from '../lib/query.ts';
import { isUnauthorized, messageOf } from '../lib/request-error.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { formatNumber } from '../ui/counter.tsx';
import { Field, Input, Select } from '../ui/field.tsx';
import { GridIcon, ListIcon, SearchIcon } from '../ui/icons/actions.tsx';
import { Page, PageTitle } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { Segmented } from '../ui/tabs.tsx';

const SORTS: Record<Sort, string> = { newest: 'Newest first', oldest: 'Oldest first', title: 'A-Z' };
const VIEWS = [
  { value: 'list', label: 'List', icon: <ListIcon size={18} /> },
  { value: 'grid', label: 'Grid', icon: <GridIcon size={18} /> },
] as const;

/** /my-documents: the guides that the person has unlocked. The address holds filter, order and view. */
export default function HistoryScreen() {
  const history = useCall('GET /api/documents/history');
  return (
    <Page className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <PageTitle>Vision History</PageTitle>
        {history.data ? (
          <p className="figures text-soft">
            {formatNumber(history.data.length)} {history.data.length === 1 ? 'document' : 'documents'}
          </p>
        ) : null}
      </div>
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
      {history.data && history.data.length > 0 ? <Shelf documents={history.data} /> : null}
    </Page>
  );
}

function Shelf({ documents }: { documents: Parameters<typeof arrange>[0] }) {
  const address = useAddress({ strict: false });
  const { sort = 'newest', view = 'list' } = address;
  const navigate = useNavigate();
  // The address follows the field a moment later; a field that waited for the address would lose letters.
  const [title, setTitle] = useState(address.title ?? '');
  const change = (next: { title?: string; sort?: Sort; view?: View }) => {
    const all: { title: string; sort: Sort; view: View } = { title, sort, view, ...next };
    setTitle(all.title);
    void navigate({
      to: '.',
      search: {
        ...(all.title === '' ? {} : { title: all.title }),
        ...(all.sort === 'newest' ? {} : { sort: all.sort }),
        ...(all.view === 'list' ? {} : { view: all.view }),
      },
      replace: true,
      resetScroll: false,
    });
  };
  const shown = arrange(documents, title, sort);
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Title" className="min-w-52 grow sm:max-w-form">
          {(control) => (
            <Input
              {...control}
              type="search"
              placeholder="Filter by title"
              value={title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label="Sort">
          {(control) => (
            <Select {...control} value={sort} onChange={(event) => change({ sort: event.target.value as Sort })}>
              {sorts.map((one) => (
                <option key={one} value={one}>
                  {SORTS[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="ml-auto pb-0.5">
          <Segmented label="View" value={view} onChange={(next) => change({ view: next })} options={VIEWS} />
        </div>
      </div>
      {shown.length > 0 ? (
        <ViewedList documents={shown} view={view} />
      ) : (
        <EmptyState
          title="No titles match"
          sight="narrow"
          actions={<Button onClick={() => change({ title: '' })}>Clear the filter</Button>}
        >
          None of your documents has “{title}” in its title.
        </EmptyState>
      )}
    </>
  );
}

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
