import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { StatementFormat } from '../../../contract/statement.ts';
import { open } from '../../lib/call.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { DownloadIcon } from '../../ui/icons/actions.tsx';
import { firstOfMonth, isPeriod, today } from './periods.ts';

const TYPES: Record<StatementFormat, string> = { pdf: 'application/pdf', csv: 'text/csv' };

/** Credits and payments of a period, as a file for the books. */
export function StatementForm() {
  const [from, setFrom] = useState(() => firstOfMonth(new Date()));
  const [to, setTo] = useState(() => today(new Date()));
  const [error, setError] = useState<string | null>(null);
  const fetching = useMutation({
    mutationFn: async (format: StatementFormat) => {
      const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      const answer = await open('GET /api/billing/statement', { query: { from, to, format, zone } }, TYPES[format]);
      saveFile(`benesight-statement-${from}-to-${to}.${format}`, await answer.blob(), TYPES[format]);
    },
    onError: (reason) => {
      if (isUnauthorized(reason)) return;
      const description = messageOf(reason, 'The statement could not be made. Please try again.');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
  const ask = (format: StatementFormat) => {
    const right = isPeriod(from, to);
    setError(right ? null : 'Choose a first day and a last day that is not before it');
    if (right && !fetching.isPending) fetching.mutate(format);
  };
  const pending = (format: StatementFormat) => fetching.isPending && fetching.variables === format;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-4">
        <Field label="First day" className="max-w-full min-w-0">
          {(control) => (
            <Input {...control} type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
          )}
        </Field>
        <Field label="Last day" className="max-w-full min-w-0">
          {(control) => <Input {...control} type="date" value={to} onChange={({ target }) => setTo(target.value)} />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button icon={<DownloadIcon size={18} />} pending={pending('pdf')} onClick={() => ask('pdf')}>
            PDF
          </Button>
          <Button icon={<DownloadIcon size={18} />} pending={pending('csv')} onClick={() => ask('csv')}>
            CSV
          </Button>
        </div>
      </div>
      <p role="alert" className="text-small text-loss empty:hidden">
        {error}
      </p>
    </div>
  );
}
