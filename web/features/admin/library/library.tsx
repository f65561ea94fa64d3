import { TabList } from '../../../ui/tab-list.tsx';
import { usePart } from '../panel-place.ts';
import { GuideTable } from './guide-table.tsx';
import { ImportPanel } from './import-panel.tsx';
import { LibrarySummary } from './library-summary.tsx';
import { MissedList } from './missed-list.tsx';

const PARTS = ['guides', 'review', 'failed', 'removed', 'import', 'missed'] as const;

/** The guides that everything else is made of: brought in, put right, and what is missing among them. */
export function Library() {
  const { part, choose } = usePart(PARTS);
  return (
    <div className="grid grid-cols-1 gap-6">
      <LibrarySummary />
      <TabList
        label="Library"
        value={part}
        onChange={choose}
        tabs={[
          { value: 'guides', label: 'Guides', content: <GuideTable list="imported" /> },
          { value: 'review', label: 'To Review', content: <GuideTable list="review" /> },
          { value: 'failed', label: 'Failed', content: <GuideTable list="failed" /> },
          { value: 'removed', label: 'Removed', content: <GuideTable list="removed" /> },
          { value: 'import', label: 'Import', content: <ImportPanel /> },
          { value: 'missed', label: 'Not Found', content: <MissedList /> },
        ]}
      />
    </div>
  );
}
