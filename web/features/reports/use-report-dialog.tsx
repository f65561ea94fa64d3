import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../lib/fetch-part.ts';
import type { Drafts } from './draft.ts';
import type { Reported } from './use-submit-report.ts';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'));

/** The dialog that reports an issue: `open` shows it about a guide, `dialog` belongs somewhere on the screen. */
export function useReportDialog(): { open: (about: Reported) => void; dialog: ReactNode } {
  const [about, setAbout] = useState<Reported | null>(null);
  const [drafts] = useState<Drafts>(() => new Map());
  return {
    open: setAbout,
    dialog: (
      <Suspense>
        {about ? <ReportDialog about={about} drafts={drafts} onClose={() => setAbout(null)} /> : null}
      </Suspense>
    ),
  };
}
