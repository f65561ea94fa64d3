import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { formatNumber } from '../../../ui/counter.tsx';
import { useAct } from '../use-act.ts';

/** Has a guide read again from its original, or all imported ones where none is named. */
export function RereadButton({ ids, size }: { ids?: readonly string[]; size?: 'small' }) {
  const reread = useAct(
    () => call('POST /api/admin/library/reread', { body: ids === undefined ? {} : { ids: [...ids] } }),
    { failed: 'Failed to have it read again', again: [] },
  );
  const press = () =>
    reread.mutate(undefined, {
      onSuccess: ({ guides }) =>
        toast({
          title: guides === 1 ? '1 guide is being read again' : `${formatNumber(guides)} guides are being read again`,
          description: 'Facts that a person confirmed stay.',
        }),
    });
  return (
    <Button {...(size && { size })} pending={reread.isPending} onClick={press}>
      {ids === undefined ? 'Read All Again' : 'Read Again'}
    </Button>
  );
}
