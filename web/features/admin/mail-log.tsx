import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { KEEP_MAILS_DAYS } from '../../../contract/limits.ts';
import type { MailState, QueuedMail } from '../../../contract/mail.ts';
import { call } from '../../lib/call.ts';
import { queryOf } from '../../lib/query.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Loaded } from './loaded.tsx';
import { PageTurner } from './page-turner.tsx';
import { usePanelPlace } from './panel-place.ts';
import { PAGE, SearchField, useListPlace } from './search-field.tsx';
import { useAct } from './use-act.ts';
import { When } from './when.tsx';

const TONES: Record<QueuedMail['status'], BadgeTone> = {
  queued: 'gold',
  sending: 'gold',
  sent: 'gain',
  failed: 'loss',
};

const COLUMNS: readonly Column<QueuedMail>[] = [
  {
    label: 'Mail',
    isWhole: true,
    cell: ({ recipient, templateType, lastError }) => (
      <>
        <span className="font-strong wrap-anywhere">{recipient}</span>
        <span className="block text-soft wrap-anywhere">
          {[templateType.replaceAll('_', ' '), lastError].filter(Boolean).join(': ')}
        </span>
      </>
    ),
  },
  { label: 'State', cell: ({ status }) => <Badge tone={TONES[status]}>{status}</Badge> },
  { label: 'Attempts', isFigure: true, cell: ({ attempts }) => formatNumber(attempts) },
  { label: 'Asked for', cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    label: 'Sent',
    cell: ({ id, sentAt, canSendAgain }) => (canSendAgain ? <SendAgain id={id} /> : <When at={sentAt} />),
  },
];

const STATES: readonly MailState[] = ['waiting', 'sent', 'failed'];

/** Tries one mail again. */
function SendAgain({ id }: { id: string }) {
  const again = useAct(() => call('POST /api/admin/mails/{id}/again', { params: { id } }), {
    done: 'The mail is being sent again',
    failed: 'Failed to send the mail again',
    again: ['GET /api/admin/mails'],
  });
  return (
    <Button size="small" pending={again.isPending} onClick={() => again.mutate(undefined)}>
      Send Again
    </Button>
  );
}

/** What was sent, waits or was given up. What a mail said is not kept. */
export function MailLog() {
  const place = useListPlace();
  const { search, page } = place;
  const { place: panel, change } = usePanelPlace();
  const state = STATES.find((one) => one === panel.state);
  const query = { search, limit: PAGE, offset: page * PAGE, ...(state !== undefined && { state }) };
  const mails = useQuery({
    ...queryOf('GET /api/admin/mails', { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <SearchField label="Search mails" placeholder="Email" place={place} />
        <Field label="State">
          {(control) => (
            <Select
              {...control}
              value={state ?? ''}
              onChange={({ target }) => void change({ state: target.value, page: undefined })}
            >
              <option value="">All</option>
              {STATES.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Loaded source={mails}>
        {({ mails: rows, total, counts }) => (
          <>
            <p className="figures text-small text-soft">
              {formatNumber(counts.waiting)} waiting · {formatNumber(counts.sent)} sent · {formatNumber(counts.failed)}{' '}
              failed. Mails are listed for {KEEP_MAILS_DAYS} days.
            </p>
            {rows.length === 0 ? (
              <p className="text-soft">No mails.</p>
            ) : (
              <DataTable caption="Mails" rows={rows} columns={COLUMNS} keyOf={({ id }) => id} />
            )}
            <PageTurner place={place} shown={rows.length} total={total} />
          </>
        )}
      </Loaded>
    </div>
  );
}
