import { Suspense, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { lazyPart } from '../../../lib/fetch-part.ts';
import { Button } from '../../../ui/button.tsx';
import { useAct } from '../use-act.ts';
import { libraryCalls } from './library-calls.ts';

const ConfirmDialog = lazyPart(() => import('../confirm-dialog.tsx'));

/** Takes guides out of the library, once it was asked whether to. */
export function RemoveButton({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useAct(() => call('POST /api/admin/library/guides/remove', { body: { ids: [...ids] } }), {
    done: ids.length === 1 ? 'Removed' : `${ids.length} removed`,
    failed: 'Failed to remove',
    again: libraryCalls,
    onDone: () => {
      setAsking(false);
      onDone();
    },
  });
  return (
    <>
      <Button disabled={ids.length === 0} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Suspense>
        {asking ? (
          <ConfirmDialog
            title={ids.length === 1 ? 'Remove this?' : `Remove ${ids.length} of them?`}
            description="They can no longer be found or opened. Whoever unlocked one keeps it in their history. A guide can be brought back for 30 days, under Removed."
            act="Remove"
            pending={remove.isPending}
            onConfirm={() => remove.mutate(undefined)}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
