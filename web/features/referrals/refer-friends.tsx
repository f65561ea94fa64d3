import { Suspense, useState } from 'react';
import type { User } from '../../../contract/account.ts';
import { lazyPart } from '../../lib/fetch-part.ts';
import { Button } from '../../ui/button.tsx';
import { CollectiveIcon } from '../../ui/icons/places.tsx';

const ReferFriendsDialog = lazyPart(() => import('./refer-friends-dialog.tsx'));

/** The foot of the dashboard: the way to bring others along without leaving it. */
export function ReferFriends({ person }: { person: User }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
      <p className="text-soft">Somebody you know should see this too?</p>
      <Button icon={<CollectiveIcon size={18} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Refer Friends &amp; Earn Credits
      </Button>
      <Suspense>{open ? <ReferFriendsDialog userId={person.id} onClose={() => setOpen(false)} /> : null}</Suspense>
    </div>
  );
}
