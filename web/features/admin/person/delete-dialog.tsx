import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import type { AdminPerson } from '../../../../contract/admin-person.ts';
import { call } from '../../../lib/call.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { useAct } from '../use-act.ts';

/** Removes a person for good, once their address was typed. */
export default function DeleteDialog({ person, onClose }: { person: AdminPerson; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const remove = useAct(
    () =>
      call('POST /api/admin/users/{userId}/deletion', {
        params: { userId: person.id },
        body: { confirmation: typed.trim() },
      }),
    {
      done: 'The account was deleted',
      failed: 'Failed to delete the account',
      again: ['GET /api/admin/users', 'GET /api/admin/stats'],
      onDone: () => void navigate({ to: paths.admin }),
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!remove.isPending && typed.trim() !== '') remove.mutate(undefined);
  };
  return (
    <Dialog
      title="Delete this account?"
      description="Their subscription ends at once, and everything that is theirs is removed for good. Records of money stay, without a name."
      busy={remove.isPending}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <Field label={`Type ${person.email} to confirm`}>
          {(control) => (
            <Input
              {...control}
              data-first-focus
              type="email"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button disabled={remove.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button kind="danger" type="submit" disabled={typed.trim() === ''} pending={remove.isPending}>
            Delete Account
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
