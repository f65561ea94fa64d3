import { Suspense, useState } from 'react';
import type { SignIn } from '../../../../contract/admin-person.ts';
import { call } from '../../../lib/call.ts';
import { lazyPart } from '../../../lib/fetch-part.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { Block } from '../block.tsx';
import { useAct } from '../use-act.ts';
import { When } from '../when.tsx';

const ConfirmDialog = lazyPart(() => import('../confirm-dialog.tsx'));

type Session = NonNullable<SignIn['sessions']>[number];

const COLUMNS: readonly Column<Session>[] = [
  { label: 'Device', isWhole: true, cell: ({ device }) => <span className="font-strong">{device}</span> },
  { label: 'Address', cell: ({ ip }) => <span className="wrap-anywhere">{ip ?? '–'}</span> },
  { label: 'Since', cell: ({ createdAt }) => <When at={createdAt} /> },
  { label: 'Last used', cell: ({ refreshedAt }) => <When at={refreshedAt} /> },
];

/** Where somebody is signed in, and the way to end all of it. */
export function SessionList({ userId, sessions }: { userId: string; sessions: readonly Session[] }) {
  const [asking, setAsking] = useState(false);
  const end = useAct(() => call('DELETE /api/admin/users/{userId}/sessions', { params: { userId } }), {
    done: 'Signed out everywhere',
    failed: 'Failed to sign out',
    again: ['GET /api/admin/users/{userId}/sign-in'],
    onDone: () => setAsking(false),
  });
  return (
    <Block
      title="Sessions"
      aside={
        sessions.length === 0 ? null : (
          <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Sign Out Everywhere
          </Button>
        )
      }
    >
      {sessions.length === 0 ? (
        <p className="text-soft">Signed in nowhere.</p>
      ) : (
        <DataTable caption="Sessions" rows={sessions} columns={COLUMNS} keyOf={({ id }) => id} />
      )}
      <Suspense>
        {asking ? (
          <ConfirmDialog
            title="Sign out everywhere?"
            description="Every session of this person ends at once. They can sign in again."
            act="Sign Out"
            pending={end.isPending}
            onConfirm={() => end.mutate(undefined)}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </Suspense>
    </Block>
  );
}
