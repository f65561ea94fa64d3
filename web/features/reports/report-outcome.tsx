import type { DocumentReport } from '../../../contract/reports.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { mediumDate } from '../../lib/dates.ts';

const TOLD: Record<DocumentReport['status'], string> = {
  pending: 'Reported',
  approved: 'Report approved',
  denied: 'Report denied',
};

/** What became of a report, in one quiet line, and what the administrator says. */
export function ReportOutcome({ report }: { report: DocumentReport }) {
  const { status, createdAt, creditsRefunded, adminNotes } = report;
  const pending = status === 'pending';
  return (
    <div className="mt-2 grid gap-1.5 text-small">
      <p className="figures text-soft">
        {TOLD[status]}
        {pending ? (
          <>
            {' '}
            <time dateTime={createdAt}>{mediumDate(createdAt)}</time>
          </>
        ) : null}
        {creditsRefunded > 0
          ? ` · ${creditsText(creditsRefunded)} refunded`
          : pending
            ? ' · Manual review within 24 hours'
            : ''}
      </p>
      {adminNotes === null ? null : (
        <p className="border-l-2 border-hue-line pl-3 whitespace-pre-line break-words">
          <span className="sr-only">Answer: </span>
          {adminNotes}
        </p>
      )}
    </div>
  );
}
