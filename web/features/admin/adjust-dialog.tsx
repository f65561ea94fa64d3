import { useState, type FormEvent } from 'react';
import type { AdminUser } from '../../../contract/admin.ts';
import { call } from '../../lib/call.ts';
import { displayName } from '../../lib/person.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field, focusFirstInvalid, Input, Textarea } from '../../ui/field.tsx';
import { useAct } from './use-act.ts';

/** Gives a person credits, or takes some. The nonce belongs to the form: sent twice, it adjusts once. */
export default function AdjustDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [amount, setAmount] = useState('');
  const [notes, setNotes] = useState('');
  const [lastDay, setLastDay] = useState('');
  const [errors, setErrors] = useState<{ amount?: string; notes?: string; lastDay?: string }>({});
  const [nonce] = useState(() => crypto.randomUUID());
  const adjust = useAct(
    (body: { amount: number; notes: string; expiresAt?: string }) =>
      call('POST /api/admin/users/{userId}/adjust-credits', { params: { userId: user.id }, body: { ...body, nonce } }),
    {
      failed: 'Failed to adjust credits',
      again: [
        'GET /api/admin/users',
        'GET /api/admin/users/{userId}',
        'GET /api/admin/users/{userId}/ledger',
        'GET /api/admin/stats',
      ],
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = Number(amount.trim());
    const found = {
      ...(amount.trim() === '' || !Number.isInteger(number) || number === 0
        ? { amount: 'Enter a whole number other than 0' }
        : {}),
      ...(lastDay === '' ? {} : lastDayError(number, lastDay)),
      ...(notes.trim() === '' ? { notes: 'Notes are required' } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    if (adjust.isPending) return;
    adjust.mutate(
      { amount: number, notes: notes.trim(), ...(lastDay !== '' && { expiresAt: endOf(lastDay).toISOString() }) },
      {
        onSuccess: ({ newBalance }) => {
          toast({ title: 'Credits adjusted', description: `The new balance is ${formatNumber(newBalance)}.` });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title="Adjust User Credits"
      description={`${displayName(user)} has ${formatNumber(user.creditBalance)} credits.`}
      busy={adjust.isPending}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Amount" hint="Negative takes credits away." error={errors.amount}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          )}
        </Field>
        <Field label="Last day" hint="Leave it empty for credits that never expire." error={errors.lastDay}>
          {(control) => (
            <Input {...control} type="date" value={lastDay} onChange={({ target }) => setLastDay(target.value)} />
          )}
        </Field>
        <Field label="Notes" hint="The person reads them in the billing history." error={errors.notes}>
          {(control) => (
            <Textarea {...control} maxLength={1000} value={notes} onChange={({ target }) => setNotes(target.value)} />
          )}
        </Field>
        <DialogActions>
          <Button disabled={adjust.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" pending={adjust.isPending}>
            Adjust Credits
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The end of a day, here. */
const endOf = (day: string): Date => new Date(`${day}T23:59:59`);

function lastDayError(amount: number, lastDay: string): { lastDay?: string } {
  if (amount < 0) return { lastDay: 'Credits that are taken have no last day' };
  return endOf(lastDay).getTime() > Date.now() ? {} : { lastDay: 'The last day must not be over' };
}
