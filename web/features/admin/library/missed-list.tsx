import { Link } from '@tanstack/react-router';
import type { MissedSearch } from '../../../../contract/admin-library.ts';
import { call } from '../../../lib/call.ts';
import { useCall } from '../../../lib/query.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { formatNumber } from '../../../ui/counter.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { Loaded } from '../loaded.tsx';
import { useAct } from '../use-act.ts';
import { When } from '../when.tsx';

const COLUMNS: readonly Column<MissedSearch>[] = [
  {
    label: 'Search',
    isWhole: true,
    cell: ({ query, note }) => (
      <>
        <Link
          to={paths.vision}
          search={{ q: query }}
          className="font-strong wrap-anywhere underline-offset-4 hover:underline"
        >
          {query}
        </Link>
        {note === null ? null : <span className="block text-soft wrap-anywhere">{note}</span>}
      </>
    ),
  },
  { label: 'People', isFigure: true, cell: ({ people }) => formatNumber(people) },
  { label: 'Near results', isFigure: true, cell: ({ resultCount }) => formatNumber(resultCount) },
  { label: 'Last', cell: ({ lastSearchedAt }) => <When at={lastSearchedAt} /> },
  { label: 'Actions', isWhole: true, cell: (missed) => <Settle missed={missed} /> },
];

/** What people searched for and did not find: to be sourced, or put aside. */
export function MissedList() {
  return (
    <Loaded source={useCall('GET /api/admin/library/missed', { staleTime: 0 })}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-soft">Everybody found what they searched for.</p>
        ) : (
          <DataTable caption="Searches without results" rows={rows} columns={COLUMNS} keyOf={({ key }) => key} />
        )
      }
    </Loaded>
  );
}

function Settle({ missed: { key, query } }: { missed: MissedSearch }) {
  const settle = useAct(() => call('POST /api/admin/library/missed/{key}', { params: { key } }), {
    failed: 'Failed to take the search off the list',
    again: ['GET /api/admin/library/missed'],
  });
  return (
    <Button
      size="small"
      aria-label={`Done with ${query}`}
      pending={settle.isPending}
      onClick={() => settle.mutate(undefined)}
    >
      Done
    </Button>
  );
}
