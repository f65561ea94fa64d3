import type { AdminUser } from '../../../contract/admin.ts';
import { call } from '../../lib/call.ts';
import { displayName } from '../../lib/person.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { useAct } from './use-act.ts';

/** Removes the second factor of somebody who has lost it. Whoever asks for this must have been recognized by other means. */
export default function ResetFactorDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const reset = useAct(
    () => call('POST /api/admin/users/{userId}/reset-second-factor', { params: { userId: user.id } }),
    { failed: 'Failed to reset the second factor', again: ['GET /api/admin/users/{userId}/sign-in'] },
  );
  const name = displayName(user);
  const go = () =>
    reset.mutate(undefined, {
      onSuccess: ({ removed }) => {
        toast({ title: removed === 0 ? `${name} has no second factor` : 'Second factor removed' });
        onClose();
      },
    });
  return (
    <Dialog
      title="Reset Second Factor"
      description={`${name} can then sign in with the password alone. Their devices are signed out and a mail tells them. Be sure that it is ${name} who asks.`}
      busy={reset.isPending}
      onClose={onClose}
    >
      <DialogActions>
        <Button disabled={reset.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button kind="danger" pending={reset.isPending} onClick={go}>
          Reset Second Factor
        </Button>
      </DialogActions>
    </Dialog>
  );
}
