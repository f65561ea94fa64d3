import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field, focusFirstInvalid, Textarea } from '../../ui/field.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What it does, and what cannot be undone. */
  description: ReactNode;
  /** The word on the button that does it. */
  act: string;
  pending: boolean;
  /** Whether a reason is asked for: it stands in the log. */
  asksForNotes?: boolean;
  onConfirm: (notes: string) => void;
  onClose: () => void;
}

/** Asks before something is done that cannot be undone by itself. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, act, pending, asksForNotes = false, onConfirm, onClose } = props;
  const [notes, setNotes] = useState('');
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (asksForNotes && notes.trim() === '') {
      setError('Notes are required');
      focusFirstInvalid(event.currentTarget);
    } else onConfirm(notes.trim());
  };
  return (
    <Dialog title={title} description={description} onClose={onClose} busy={pending}>
      <form onSubmit={submit} noValidate>
        {asksForNotes ? (
          <Field label="Notes" hint="For the log: who is banned is not told." error={error}>
            {(control) => (
              <Textarea
                {...control}
                data-first-focus
                rows={3}
                maxLength={1000}
                value={notes}
                onChange={({ target }) => setNotes(target.value)}
              />
            )}
          </Field>
        ) : null}
        <DialogActions>
          <Button onClick={onClose} {...(!asksForNotes && { 'data-first-focus': true })}>
            Cancel
          </Button>
          <Button kind="danger" type="submit" pending={pending}>
            {act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
