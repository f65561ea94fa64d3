import type { DocumentReport } from '../../../contract/reports.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, FlagIcon } from '../../ui/icons/actions.tsx';

interface ReportButtonProps {
  /** What the guide is called. */
  title: string;
  /** The latest report of the guide. */
  report: DocumentReport | undefined;
  onReport: () => void;
}

/** The way to report a guide. While a report waits it says so, and stays: the focus comes back to it from the dialog. */
export function ReportButton({ title, report, onReport }: ReportButtonProps) {
  const waits = report?.status === 'pending';
  return (
    <Button
      kind="quiet"
      size="small"
      icon={waits ? <CheckIcon size={16} /> : <FlagIcon size={16} />}
      aria-label={`${waits ? 'Reported' : 'Report Issue'}: ${title}`}
      aria-haspopup={waits ? undefined : 'dialog'}
      aria-disabled={waits || undefined}
      className="aria-disabled:bg-transparent! aria-disabled:text-soft!"
      onClick={waits ? undefined : onReport}
    >
      {waits ? 'Reported' : 'Report Issue'}
    </Button>
  );
}
