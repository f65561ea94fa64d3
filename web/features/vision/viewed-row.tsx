import { memo, type ReactNode } from 'react';
import type { DocumentReport } from '../../../contract/reports.ts';
import type { ViewedDocument } from '../../../contract/vision.ts';
import { toast } from '../../lib/toast.ts';
import { AnchorButton, Button } from '../../ui/button.tsx';
import { GuideBadges } from '../../ui/guide-badges.tsx';
import { ExternalIcon } from '../../ui/icons/actions.tsx';
import { titleOf } from './viewed-documents.ts';
import { mediumDate } from '../../lib/dates.ts';

interface ViewedRowProps {
  document: ViewedDocument;
  report: DocumentReport | undefined;
  outcome: (report: DocumentReport) => ReactNode;
  action: (document: ViewedDocument, report: DocumentReport | undefined) => ReactNode;
}

/** One unlocked guide: what it is, the way in, and what became of a report. Its look follows the list that it is in. */
export const ViewedRow = memo(function ViewedRow({ document, report, outcome, action }: ViewedRowProps) {
  return (
    <>
      <div className="min-w-0 group-data-[view=grid]/list:grow">
        <h2 className="text-body font-strong break-words group-data-[view=grid]/list:text-lead group-data-[view=grid]/list:leading-snug">
          {titleOf(document)}
        </h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-small text-soft">
          <GuideBadges type={document.documentType} planYear={document.planYear} sample={document.sample} />
          <span className="figures">
            {document.employer === '' ? '' : `${document.employer} · `}Unlocked{' '}
            <time dateTime={document.viewedAt}>{mediumDate(document.viewedAt)}</time>
          </span>
        </p>
        {report === undefined ? null : outcome(report)}
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:group-data-[view=list]/list:justify-end">
        {document.available ? (
          <OpenDocument document={document} />
        ) : (
          <p className="text-small text-soft">No longer in the library</p>
        )}
        {action(document, report)}
      </div>
    </>
  );
});

/** A link rather than a window opened by script: nothing is charged, so nothing has to be waited for. */
function OpenDocument({ document }: { document: ViewedDocument }) {
  const look = { size: 'small', icon: <ExternalIcon size={16} /> } as const;
  const name = `Open Document: ${titleOf(document)}`;
  return document.documentUrl ? (
    <AnchorButton {...look} href={document.documentUrl} target="_blank" rel="noopener" aria-label={name}>
      Open Document
    </AnchorButton>
  ) : (
    <Button
      {...look}
      aria-label={name}
      onClick={() => toast({ title: 'Error', description: 'Document URL not available.', tone: 'destructive' })}
    >
      Open Document
    </Button>
  );
}
