import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import type { User } from '../../../contract/account.ts';
import { signOut } from '../../lib/auth.ts';
import { call } from '../../lib/call.ts';
import { useCall } from '../../lib/query.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field, focusFirstInvalid, Input } from '../../ui/field.tsx';
import { ProofField } from './proof-field.tsx';
import { useProof } from './use-proof.ts';

/** Deletes the account, once its address was typed and the person has shown again who they are. */
export default function DeleteAccount({ person, onClose }: { person: User; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [showing, setShowing] = useState(false);
  const proof = useProof(person.email);
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: (email: string) => call('POST /api/user/deletion', { body: { email } }),
    onSuccess: async () => {
      // What is still being fetched would be refused, and said to be an involuntary end.
      await client.cancelQueries();
      await signOut();
      await navigate({ to: paths.home });
      toast({
        title: 'Account deleted',
        description: 'Everything that was yours is gone. Thank you for trying Benesight.',
      });
    },
    onError: (reason) => {
      if (isUnauthorized(reason)) return;
      setError(messageOf(reason, 'Your account could not be deleted. Please try again.'));
    },
  });
  const busy = showing || remove.isPending;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setRefused(null);
    if (typed.trim().toLowerCase() !== person.email.toLowerCase()) {
      setError('This is not the email address of your account.');
      focusFirstInvalid(form);
      return;
    }
    setError(null);
    if (proof.typed.trim() === '') {
      setRefused(proof.way === 'password' ? 'Please enter your password' : 'Please enter the code');
      focusFirstInvalid(form);
      return;
    }
    setShowing(true);
    const why = await proof.show();
    setShowing(false);
    setRefused(why);
    if (why === null) remove.mutate(typed.trim());
    else focusFirstInvalid(form);
  };
  return (
    <Dialog title="Delete your account?" description="This cannot be undone." tool="none" busy={busy} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>Your chats, searches, unlocked guides, reports and requests are removed.</li>
          {person.creditBalance > 0 ? (
            <li>Your {formatNumber(person.creditBalance)} credits are lost and not paid out.</li>
          ) : null}
          <Subscription />
          <li>Records of payments are kept without your name, as bookkeeping asks.</li>
        </ul>
        <Field label={`Type ${person.email} to confirm`} error={error}>
          {(control) => (
            <Input
              {...control}
              name="confirm-email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              data-first-focus
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <ProofField proof={proof} email={person.email} error={refused} />
        <DialogActions>
          <Button disabled={busy} onClick={onClose}>
            Keep My Account
          </Button>
          <Button type="submit" kind="danger" pending={busy}>
            Delete My Account
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Subscription() {
  const subscription = useCall('GET /api/subscriptions/current').data;
  if (!subscription) return null;
  return <li>Your {subscription.planName} subscription ends now, and the rest of its month is not refunded.</li>;
}
