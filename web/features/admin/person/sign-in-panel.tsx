import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { AdminPerson, SignIn } from '../../../../contract/admin-person.ts';
import { call } from '../../../lib/call.ts';
import { lazyPart } from '../../../lib/fetch-part.ts';
import { queryOf } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Block, Facts } from '../block.tsx';
import { Loaded } from '../loaded.tsx';
import { useAct } from '../use-act.ts';
import { When } from '../when.tsx';
import { FactorList } from './factor-list.tsx';
import { SessionList } from './session-list.tsx';

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx'));
const ConfirmDialog = lazyPart(() => import('../confirm-dialog.tsx'));

/** How somebody signs in, and what can be done about it. What the auth service does not offer is not shown. */
export function SignInPanel({ person }: { person: AdminPerson }) {
  const signIn = useQuery(queryOf('GET /api/admin/users/{userId}/sign-in', { params: { userId: person.id } }));
  return (
    <Loaded source={signIn}>{(known) => (known === null ? null : <Known person={person} signIn={known} />)}</Loaded>
  );
}

function Known({ person, signIn }: { person: AdminPerson; signIn: SignIn }) {
  return (
    <>
      <Block
        title="Sign-in"
        aside={
          <span className="flex flex-wrap gap-2">
            <BanButton userId={person.id} isBanned={signIn.isBanned} />
            <DeleteButton person={person} />
          </span>
        }
      >
        <Facts
          facts={[
            {
              label: 'State',
              value: signIn.isBanned ? <Badge tone="loss">Banned</Badge> : 'May sign in',
            },
            { label: 'Email confirmed', value: <When at={signIn.emailConfirmedAt} /> },
            { label: 'Last sign-in', value: <When at={signIn.lastSignInAt} /> },
          ]}
        />
        <FactorList person={person} factors={signIn.factors} />
      </Block>
      {signIn.sessions === null ? null : <SessionList userId={person.id} sessions={signIn.sessions} />}
    </>
  );
}

/** The auth service lets us remove people wherever it lets us ask about them. */
function DeleteButton({ person }: { person: AdminPerson }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      <Suspense>{asking ? <DeleteDialog person={person} onClose={() => setAsking(false)} /> : null}</Suspense>
    </>
  );
}

function BanButton({ userId, isBanned }: { userId: string; isBanned: boolean }) {
  const [asking, setAsking] = useState(false);
  const params = { userId };
  const again = ['GET /api/admin/users/{userId}/sign-in'] as const;
  const ban = useAct((notes: string) => call('POST /api/admin/users/{userId}/ban', { params, body: { notes } }), {
    done: 'Banned',
    failed: 'Failed to ban',
    again,
    onDone: () => setAsking(false),
  });
  const lift = useAct(() => call('DELETE /api/admin/users/{userId}/ban', { params }), {
    done: 'The ban is lifted',
    failed: 'Failed to lift the ban',
    again,
  });
  if (isBanned) {
    return (
      <Button size="small" pending={lift.isPending} onClick={() => lift.mutate(undefined)}>
        Lift Ban
      </Button>
    );
  }
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Ban
      </Button>
      <Suspense>
        {asking ? (
          <ConfirmDialog
            title="Ban this person?"
            description="They are signed out everywhere and cannot sign in until the ban is lifted. Their credits and documents stay."
            act="Ban"
            asksForNotes
            pending={ban.isPending}
            onConfirm={(notes) => ban.mutate(notes)}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
