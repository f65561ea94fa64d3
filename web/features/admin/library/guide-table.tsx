import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { AdminGuide, GuideList } from '../../../../contract/admin-library.ts';
import { lazyPart } from '../../../lib/fetch-part.ts';
import { queryOf } from '../../../lib/query.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatNumber } from '../../../ui/counter.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { Loaded } from '../loaded.tsx';
import { PageTurner } from '../page-turner.tsx';
import { PAGE, SearchField, useListPlace } from '../search-field.tsx';
import { When } from '../when.tsx';
import { BringBackButton } from './bring-back-button.tsx';
import { detailLabels } from './detail-labels.ts';
import { RemoveButton } from './remove-button.tsx';

const CorrectDialog = lazyPart(() => import('./correct-dialog.tsx'));

const NONE: Record<GuideList, string> = {
  imported: 'No guide was imported yet.',
  review: 'Nothing waits for a look.',
  failed: 'Nothing failed.',
  samples: 'There are no sample guides.',
  removed: 'Nothing was removed in the last 30 days.',
};

/** Guides of one kind: found by words, chosen one by one or all, corrected and removed together. */
export function GuideTable({ list }: { list: GuideList }) {
  const place = useListPlace();
  const { search, page } = place;
  const [chosen, setChosen] = useState<ReadonlyMap<string, AdminGuide>>(new Map());
  const [correcting, setCorrecting] = useState(false);
  const ActButton = list === 'removed' ? BringBackButton : RemoveButton;
  const guides = useQuery({
    ...queryOf('GET /api/admin/library/guides', { query: { list, search, limit: PAGE, offset: page * PAGE } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const toggle = (guide: AdminGuide) =>
    setChosen((now) => {
      const next = new Map(now);
      if (!next.delete(guide.id)) next.set(guide.id, guide);
      return next;
    });
  const shown = guides.data?.guides ?? [];
  const isAllChosen = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  const chooseAll = () =>
    setChosen((now) => {
      const next = new Map(now);
      for (const guide of shown) {
        if (isAllChosen) next.delete(guide.id);
        else next.set(guide.id, guide);
      }
      return next;
    });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField label="Search guides" placeholder="Title, employer or file" place={place} />
        <Button disabled={shown.length === 0} onClick={chooseAll}>
          {isAllChosen ? 'Choose None' : 'Choose All'}
        </Button>
        {list === 'failed' || list === 'removed' ? null : (
          <Button disabled={chosen.size === 0} aria-haspopup="dialog" onClick={() => setCorrecting(true)}>
            Correct{chosen.size > 0 ? ` (${chosen.size})` : ''}
          </Button>
        )}
        <ActButton ids={[...chosen.keys()]} onDone={() => setChosen(new Map())} />
      </div>
      <Loaded source={guides}>
        {({ guides: rows, total }) => (
          <>
            {rows.length === 0 ? (
              <p className="text-soft">{search === '' ? NONE[list] : `Nothing matches “${search}”.`}</p>
            ) : (
              <DataTable
                caption="Guides"
                rows={rows}
                columns={list === 'failed' ? failedColumns(chosen, toggle) : guideColumns(chosen, toggle)}
                keyOf={({ id }) => id}
              />
            )}
            <PageTurner place={place} shown={rows.length} total={total} />
          </>
        )}
      </Loaded>
      <Suspense>
        {correcting ? (
          <CorrectDialog
            guides={[...chosen.values()]}
            onClose={() => setCorrecting(false)}
            onDone={() => {
              setCorrecting(false);
              setChosen(new Map());
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

type Chosen = ReadonlyMap<string, AdminGuide>;

/** The box by which a guide is chosen, with what it is. */
function Choice({ guide, chosen, toggle }: { guide: AdminGuide; chosen: Chosen; toggle: (guide: AdminGuide) => void }) {
  const isFailed = guide.status === 'failed';
  const hasPage = guide.status === 'ready';
  return (
    <span className="flex items-start gap-3">
      <input
        type="checkbox"
        aria-label={`Choose ${guide.title}`}
        className="size-5 shrink-0 accent-[var(--hue)]"
        checked={chosen.has(guide.id)}
        onChange={() => toggle(guide)}
      />
      <span className="min-w-0">
        {!hasPage ? (
          <span className="font-strong wrap-anywhere">{guide.title}</span>
        ) : (
          <Link
            to={paths.adminGuide}
            params={{ guideId: guide.id }}
            className="font-strong wrap-anywhere underline-offset-4 hover:underline"
          >
            {guide.title}
          </Link>
        )}
        <span className="block text-soft wrap-anywhere">{isFailed ? guide.failure : guide.employer}</span>
        {doubtsOf(guide).length > 0 ? (
          <span className="block text-small text-soft">To confirm: {doubtsOf(guide).join(', ')}</span>
        ) : null}
      </span>
    </span>
  );
}

/** What was found in the guide about it, but is not sure. */
const doubtsOf = ({ places }: AdminGuide): string[] =>
  Object.entries(detailLabels)
    .filter(([name]) => Object.entries(places).some(([found, place]) => found === name && !place.isSure))
    .map(([, label]) => label.toLowerCase());

const failedColumns = (chosen: Chosen, toggle: (guide: AdminGuide) => void): readonly Column<AdminGuide>[] => [
  { label: 'Source', isWhole: true, cell: (guide) => <Choice guide={guide} chosen={chosen} toggle={toggle} /> },
  { label: 'File', cell: ({ fileName }) => <span className="wrap-anywhere">{fileName}</span> },
  { label: 'Tried', cell: ({ createdAt }) => <When at={createdAt} /> },
];

const guideColumns = (chosen: Chosen, toggle: (guide: AdminGuide) => void): readonly Column<AdminGuide>[] => [
  { label: 'Guide', isWhole: true, cell: (guide) => <Choice guide={guide} chosen={chosen} toggle={toggle} /> },
  { label: 'Plan year', isFigure: true, cell: ({ planYear }) => planYear ?? '–' },
  { label: 'Industry', cell: ({ industry }) => industry ?? '–' },
  { label: 'State', cell: ({ state }) => state ?? '–' },
  {
    label: 'Employees',
    isFigure: true,
    cell: ({ employees }) => (employees === null ? '–' : formatNumber(employees)),
  },
  { label: 'Facts', isFigure: true, cell: ({ facts }) => formatNumber(facts) },
  {
    label: 'To review',
    isFigure: true,
    cell: ({ review }) => (review === 0 ? '–' : <Badge tone="gold">{formatNumber(review)}</Badge>),
  },
];
