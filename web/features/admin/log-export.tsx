import { useMutation } from '@tanstack/react-query';
import { open } from '../../lib/call.ts';
import type { CallInput } from '../../lib/caller.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';

type Query = NonNullable<CallInput<'GET /api/admin/logs/export'>['query']>;

/** Hands the lines that are looked at out as a table for a spreadsheet. */
export function LogExport({ query }: { query: Query }) {
  const hand = useMutation({
    mutationFn: async () => (await open('GET /api/admin/logs/export', { query }, 'text/csv')).blob(),
    onSuccess: (table) => save(table, 'activity-log.csv'),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({ title: 'Error', description: messageOf(error, 'Failed to export the log'), tone: 'destructive' });
    },
  });
  return (
    <Button pending={hand.isPending} onClick={() => hand.mutate()}>
      Export
    </Button>
  );
}

/** The browser saves what a link leads to; the bytes were fetched with the bearer, which a link has not. */
function save(bytes: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  // Once the browser has taken it up.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
