import { type FormEvent, useState } from 'react';
import { MAX_REASON } from '../../../contract/limits.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field, focusFirstInvalid, Textarea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { PriorityChoice } from './priority-choice.tsx';
import { useSubmitRequest } from './use-submit-request.ts';

/** From how many characters before the limit on it is said aloud. */
const NEAR = 50;

interface RequestDialogProps {
  /** What was searched for. */
  query: string;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onClose: () => void;
}

/** Asks for information that a search did not find. While it is on its way the dialog stays. */
export default function RequestDialog({ query, draft, onDraft, onClose }: RequestDialogProps) {
  const submit = useSubmitRequest(query, () => {
    onDraft(EMPTY_DRAFT);
    onClose();
  });
  const busy = submit.isPending;
  // On a phone the keyboard of the field would cover the rest; the reason is optional.
  const [typing] = useState(() => matchMedia('(pointer: fine)').matches);
  const length = draft.reason.trim().length;
  const left = MAX_REASON - length;
  const isTooLong = left < 0;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (isTooLong) focusFirstInvalid(event.currentTarget);
    else submit.mutate(draft);
  };

  return (
    <Dialog
      title="Request Information"
      description="We look for it and write to you when it is in the library. Asking is free."
      tool="vision"
      busy={busy}
      onClose={onClose}
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        <div className="grid gap-1.5">
          <h3 className="text-small font-strong">You searched for</h3>
          <p className="rounded-control bg-sunken px-3 py-2 wrap-anywhere">{query}</p>
        </div>
        <Field
          label={
            <>
              Reason <span className="font-normal text-soft">(optional)</span>
            </>
          }
          hint="What is it for? It helps us to find the right thing."
          error={isTooLong ? `The reason may have at most ${formatNumber(MAX_REASON)} characters.` : null}
          aside={
            <span className={cx('figures text-small', isTooLong ? 'text-loss' : 'text-soft')}>
              {formatNumber(length)}/{formatNumber(MAX_REASON)}
              <span className="sr-only"> characters</span>
            </span>
          }
        >
          {(control) => (
            <Textarea
              {...control}
              name="reason"
              rows={4}
              value={draft.reason}
              readOnly={busy}
              data-first-focus={typing || undefined}
              onChange={(event) => onDraft({ ...draft, reason: event.target.value })}
            />
          )}
        </Field>
        <output className="sr-only">{left >= 0 && left <= NEAR ? `At most ${NEAR} more characters fit.` : ''}</output>
        <PriorityChoice value={draft.priority} fixed={busy} onChange={(priority) => onDraft({ ...draft, priority })} />
        {submit.isError && !isUnauthorized(submit.error) ? (
          <Notice tone="loss">{messageOf(submit.error, 'Failed to submit request. Please try again.')}</Notice>
        ) : null}
        <DialogActions>
          <Button aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" pending={busy} data-first-focus={typing ? undefined : true}>
            {busy ? 'Submitting…' : 'Submit Request'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
