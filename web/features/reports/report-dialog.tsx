import { type FormEvent, useState } from 'react';
import { MAX_REPORT_DESCRIPTION } from '../../../contract/limits.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field, focusFirstInvalid, Textarea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Draft, type Drafts, EMPTY_DRAFT } from './draft.ts';
import { IssueChoice } from './issue-choice.tsx';
import { RefundNote } from './refund-note.tsx';
import { type Reported, useSubmitReport } from './use-submit-report.ts';

interface ReportDialogProps {
  about: Reported;
  drafts: Drafts;
  onClose: () => void;
}

/** Reports what is wrong with an unlocked guide. While the report is on its way the dialog stays. */
export default function ReportDialog({ about, drafts, onClose }: ReportDialogProps) {
  const { documentId, documentTitle } = about;
  const [draft, setDraft] = useState(drafts.get(documentId) ?? EMPTY_DRAFT);
  const [tried, setTried] = useState(false);
  const submit = useSubmitReport(about, () => {
    drafts.delete(documentId);
    onClose();
  });
  const busy = submit.isPending;
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    drafts.set(documentId, next);
    setDraft(next);
  };
  const length = draft.description.trim().length;
  const isTooLong = length > MAX_REPORT_DESCRIPTION;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { issueType, description } = draft;
    setTried(true);
    // A group of choices takes no focus itself: its first choice does.
    if (issueType === null) event.currentTarget.querySelector<HTMLInputElement>('input[name="issue"]')?.focus();
    else if (isTooLong) focusFirstInvalid(event.currentTarget);
    else submit.mutate({ issueType, description });
  };

  return (
    <Dialog
      title="Report Document Issue"
      description={<span className="break-words">{documentTitle || `Document ${documentId}`}</span>}
      tool="vision"
      busy={busy}
      onClose={onClose}
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        <IssueChoice
          value={draft.issueType}
          error={tried && draft.issueType === null ? 'Choose what is wrong.' : null}
          fixed={busy}
          onChange={(issueType) => change({ issueType })}
        />
        <Field
          label={
            <>
              Description <span className="font-normal text-soft">(optional)</span>
            </>
          }
          error={
            isTooLong ? `The description may have at most ${formatNumber(MAX_REPORT_DESCRIPTION)} characters.` : null
          }
          aside={
            <span className={cx('figures text-small', isTooLong ? 'text-loss' : 'text-soft')}>
              {formatNumber(length)}/{formatNumber(MAX_REPORT_DESCRIPTION)}
              <span className="sr-only"> characters</span>
            </span>
          }
        >
          {(control) => (
            <Textarea
              {...control}
              name="description"
              placeholder="Which page, and what you see there"
              value={draft.description}
              readOnly={busy}
              onChange={(event) => change({ description: event.target.value })}
            />
          )}
        </Field>
        <RefundNote documentId={documentId} />
        {submit.isError && !isUnauthorized(submit.error) ? (
          <Notice tone="loss">{messageOf(submit.error, 'Failed to submit report.')}</Notice>
        ) : null}
        <DialogActions>
          <Button aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" pending={busy}>
            {busy ? 'Submitting…' : 'Submit Report'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
