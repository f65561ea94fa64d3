import { IconButton } from '../../ui/icon-button.tsx';
import { CheckIcon, FlagIcon } from '../../ui/icons/actions.tsx';
import { useReportDialog } from './use-report-dialog.tsx';
import { useReports } from './use-reports.ts';
import type { Reported } from './use-submit-report.ts';

/** The way to report the guide that is being read, where there is little room. */
export function ReportIcon(about: Reported) {
  const { open, dialog } = useReportDialog();
  const waits = useReports().get(about.documentId)?.status === 'pending';
  return (
    <>
      <IconButton
        label={waits ? 'Reported' : 'Report Issue'}
        icon={waits ? <CheckIcon /> : <FlagIcon />}
        aria-haspopup={waits ? undefined : 'dialog'}
        aria-disabled={waits || undefined}
        onClick={() => (waits ? undefined : open(about))}
      />
      {dialog}
    </>
  );
}
