import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Invitation } from '../../../../contract/referrals.ts';
import type { DocumentReport } from '../../../../contract/reports.ts';
import type { SearchRequest } from '../../../../contract/requests.ts';
import type { ViewedDocument } from '../../../../contract/vision.ts';
import { queryOf } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatNumber } from '../../../ui/counter.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { Block } from '../block.tsx';
import { Loaded } from '../loaded.tsx';
import { When } from '../when.tsx';

const title = (text: ReactNode, below?: ReactNode) => (
  <>
    <span className="font-strong wrap-anywhere">{text}</span>
    {below ? <span className="block whitespace-pre-line text-soft wrap-anywhere">{below}</span> : null}
  </>
);

const DOCUMENTS: readonly Column<ViewedDocument>[] = [
  {
    label: 'Document',
    isWhole: true,
    cell: ({ documentTitle, employer, available }) =>
      title(documentTitle, available ? employer : `${employer} · removed`),
  },
  { label: 'Plan year', isFigure: true, cell: ({ planYear }) => planYear ?? '–' },
  { label: 'Unlocked', cell: ({ viewedAt }) => <When at={viewedAt} /> },
];

const REPORTS: readonly Column<DocumentReport>[] = [
  {
    label: 'Report',
    isWhole: true,
    cell: ({ documentTitle, issueType, description }) =>
      title(documentTitle, [issueType.replaceAll('_', ' '), description].filter(Boolean).join(': ')),
  },
  { label: 'State', cell: ({ status }) => <Badge>{status}</Badge> },
  { label: 'Credits back', isFigure: true, cell: ({ creditsRefunded }) => formatNumber(creditsRefunded) },
  { label: 'Made', cell: ({ createdAt }) => <When at={createdAt} /> },
];

const REQUESTS: readonly Column<SearchRequest>[] = [
  { label: 'Request', isWhole: true, cell: ({ query, reason }) => title(query, reason) },
  { label: 'State', cell: ({ status }) => <Badge>{status}</Badge> },
  { label: 'Priority', cell: ({ priority }) => priority },
  { label: 'Made', cell: ({ createdAt }) => <When at={createdAt} /> },
];

const INVITATIONS: readonly Column<Invitation>[] = [
  { label: 'Invited', isWhole: true, cell: ({ email }) => title(email ?? 'Came by the link') },
  { label: 'State', cell: ({ status }) => <Badge tone={status === 'joined' ? 'gain' : 'neutral'}>{status}</Badge> },
  { label: 'Credits earned', isFigure: true, cell: ({ creditsEarned }) => formatNumber(creditsEarned) },
  { label: 'When', cell: ({ invitedAt, joinedAt }) => <When at={joinedAt ?? invitedAt} /> },
];

/** What a person unlocked, reported and asked for, and whom they invited. */
export function PersonActivity({ userId }: { userId: string }) {
  const activity = useQuery({
    ...queryOf('GET /api/admin/users/{userId}/activity', { params: { userId } }),
    staleTime: 0,
  });
  return (
    <Loaded source={activity}>
      {({ documents, reports, requests, invitations }) => (
        <div className="grid grid-cols-1 gap-10">
          <Listed heading="Unlocked documents" rows={documents} columns={DOCUMENTS} none="No document was unlocked." />
          <Listed heading="Reports" rows={reports} columns={REPORTS} none="No report." />
          <Listed heading="Requests" rows={requests} columns={REQUESTS} none="No request." />
          <Listed heading="Invitations" rows={invitations} columns={INVITATIONS} none="Nobody was invited." />
        </div>
      )}
    </Loaded>
  );
}

interface ListedProps<Row> {
  heading: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  none: string;
}

function Listed<Row extends { id: string }>({ heading, rows, columns, none }: ListedProps<Row>) {
  return (
    <Block title={heading} aside={<span className="figures text-small text-soft">{formatNumber(rows.length)}</span>}>
      {rows.length === 0 ? (
        <p className="text-soft">{none}</p>
      ) : (
        <DataTable caption={heading} rows={rows} columns={columns} keyOf={({ id }) => id} />
      )}
    </Block>
  );
}
