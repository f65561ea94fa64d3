import { Suspense, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { lazyPart } from '../../../lib/fetch-part.ts';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { formatNumber } from '../../../ui/counter.tsx';
import { Facts } from '../block.tsx';
import { Loaded } from '../loaded.tsx';
import { useAct } from '../use-act.ts';
import { toast } from '../../../lib/toast.ts';
import { libraryCalls } from './library-calls.ts';
import { RereadButton } from './reread-button.tsx';

const ConfirmDialog = lazyPart(() => import('../confirm-dialog.tsx'));

/** How much there is, and what concerns all of it. */
export function LibrarySummary() {
  const library = useCall('GET /api/admin/library', { staleTime: 0 });
  const reindex = useAct(() => call('POST /api/admin/library/reindex', { body: {} }), {
    failed: 'Failed to index the library',
    again: [],
  });
  const index = () =>
    reindex.mutate(undefined, {
      onSuccess: ({ guides }) => toast({ title: `${formatNumber(guides)} guides are being indexed` }),
    });
  return (
    <Loaded source={library}>
      {({ imported, samples, failed, passages, samplesRemoved }) => (
        <div className="grid grid-cols-1 gap-4">
          <Facts
            facts={[
              { label: 'Imported guides', value: formatNumber(imported) },
              { label: 'Sample guides', value: formatNumber(samples) },
              { label: 'Failed sources', value: formatNumber(failed) },
              { label: 'Passages', value: formatNumber(passages) },
            ]}
          />
          <div className="flex flex-wrap gap-3">
            <Button size="small" pending={reindex.isPending} onClick={index}>
              Re-index
            </Button>
            {imported > 0 ? <RereadButton size="small" /> : null}
            <SampleButton isRemoved={samplesRemoved} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

function SampleButton({ isRemoved }: { isRemoved: boolean }) {
  const [asking, setAsking] = useState(false);
  const set = useAct((present: boolean) => call('POST /api/admin/library/samples', { body: { present } }), {
    done: isRemoved ? 'The sample library is being loaded' : 'The sample library was removed',
    failed: 'Failed to change the sample library',
    again: libraryCalls,
    onDone: () => setAsking(false),
  });
  if (isRemoved) {
    return (
      <Button size="small" pending={set.isPending} onClick={() => set.mutate(true)}>
        Bring Back Sample Library
      </Button>
    );
  }
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Remove Sample Library
      </Button>
      <Suspense>
        {asking ? (
          <ConfirmDialog
            title="Remove the sample library?"
            description="Every modelled guide goes, for good: the next start does not bring them back. Whoever unlocked one keeps it in their history."
            act="Remove"
            pending={set.isPending}
            onConfirm={() => set.mutate(false)}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
