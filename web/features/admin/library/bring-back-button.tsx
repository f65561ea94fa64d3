import { call } from '../../../lib/call.ts';
import { Button } from '../../../ui/button.tsx';
import { useAct } from '../use-act.ts';
import { libraryCalls } from './library-calls.ts';

/** Brings guides back that were removed, with everything that was confirmed of them. */
export function BringBackButton({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const bringBack = useAct(() => call('POST /api/admin/library/guides/bring-back', { body: { ids: [...ids] } }), {
    done: ids.length === 1 ? 'Brought back' : `${ids.length} brought back`,
    failed: 'Failed to bring back',
    again: libraryCalls,
    onDone,
  });
  return (
    <Button disabled={ids.length === 0} pending={bringBack.isPending} onClick={() => bringBack.mutate(undefined)}>
      Bring Back
    </Button>
  );
}
