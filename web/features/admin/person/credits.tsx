import { useInfiniteQuery } from '@tanstack/react-query';
import type { CreditLot, LedgerLine } from '../../../../contract/admin-person.ts';
import { call } from '../../../lib/call.ts';
import { keyOf } from '../../../lib/query.ts';
import { labelOf, signed } from '../../../lib/transaction-label.ts';
import { Button } from '../../../ui/button.tsx';
import { formatNumber } from '../../../ui/counter.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { Block } from '../block.tsx';
import { Loaded } from '../loaded.tsx';
import { When } from '../when.tsx';

const PAGE = 50;

const LOTS: readonly Column<CreditLot>[] = [
  {
    label: 'Lot',
    isWhole: true,
    cell: ({ id, type, source }) => (
      <>
        <span className="font-strong">
          {labelOf(type)} <span className="figures text-soft">#{id}</span>
        </span>
        <span className="block font-mono text-soft wrap-anywhere">{source}</span>
      </>
    ),
  },
  { label: 'Granted', isFigure: true, cell: ({ granted }) => formatNumber(granted) },
  { label: 'Left', isFigure: true, cell: ({ remaining }) => formatNumber(remaining) },
  { label: 'On hold', isFigure: true, cell: ({ held }) => formatNumber(held) },
  { label: 'Since', cell: ({ createdAt }) => <When at={createdAt} /> },
  { label: 'Ends', cell: ({ expiresAt }) => (expiresAt === null ? 'Never' : <When at={expiresAt} />) },
];

/** What a line was for, and who did it. */
function wordsOf({ type, description, adminNotes, actorEmail }: LedgerLine): string {
  const what = description === labelOf(type) ? null : description;
  return [what, adminNotes, actorEmail === null ? null : `by ${actorEmail}`].filter(Boolean).join(' · ');
}

const LINES: readonly Column<LedgerLine>[] = [
  {
    label: 'What',
    isWhole: true,
    cell: (line) => (
      <>
        <span className="font-strong">{labelOf(line.type)}</span>
        <span className="block text-soft wrap-anywhere">{wordsOf(line)}</span>
      </>
    ),
  },
  { label: 'When', cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    label: 'Lots',
    cell: ({ lots }) => (
      <span className="figures text-soft">
        {lots.map(({ id, amount }) => `#${id} ${signed(amount, formatNumber)}`).join(', ')}
      </span>
    ),
  },
  { label: 'Credits', isFigure: true, cell: ({ delta }) => signed(delta, formatNumber) },
  {
    label: 'Balance',
    isFigure: true,
    cell: ({ balanceAfter }) => <span className="font-strong">{formatNumber(balanceAfter)}</span>,
  },
];

/** The ledger of a person: every line with the lots that it moved and the balance after it. */
export function Credits({ userId }: { userId: string }) {
  const name = 'GET /api/admin/users/{userId}/ledger';
  const params = { userId };
  const ledger = useInfiniteQuery({
    queryKey: keyOf(name, { params }),
    queryFn: ({ pageParam, signal }) =>
      call(name, { params, query: { limit: PAGE, ...(pageParam > 0 && { beforeSeq: pageParam }) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ lines }) => (lines.length < PAGE ? undefined : lines.at(-1)?.seq),
    staleTime: 0,
  });
  return (
    <Loaded source={ledger}>
      {({ pages }) => {
        const lots = new Map(pages.flatMap((page) => page.lots.map((lot) => [lot.id, lot] as const)));
        const sorted = [...lots.values()].toSorted((one, other) => other.id - one.id);
        return (
          <div className="grid grid-cols-1 gap-10">
            <Block title="Ledger">
              <DataTable
                caption="Ledger"
                rows={pages.flatMap(({ lines }) => lines)}
                columns={LINES}
                keyOf={({ id }) => id}
              />
              {ledger.hasNextPage ? (
                <div>
                  <Button pending={ledger.isFetchingNextPage} onClick={() => void ledger.fetchNextPage()}>
                    Show Earlier
                  </Button>
                </div>
              ) : null}
            </Block>
            <Block title="Lots">
              <DataTable caption="Lots" rows={sorted} columns={LOTS} keyOf={({ id }) => id} />
            </Block>
          </div>
        );
      }}
    </Loaded>
  );
}
