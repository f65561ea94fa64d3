import { TabList } from '../../ui/tab-list.tsx';
import { usePart } from './panel-place.ts';
import { ReportAnalytics } from './report-analytics.tsx';
import { ReportList } from './report-list.tsx';
import { ReportSettingsForm } from './report-settings-form.tsx';
import { RequestList } from './request-list.tsx';

const PARTS = ['reports', 'requests', 'analytics', 'settings'] as const;

/** What people report and ask for. */
export function Reports() {
  const { part, choose } = usePart(PARTS);
  return (
    <TabList
      label="Document Reports"
      value={part}
      onChange={choose}
      tabs={[
        { value: 'reports', label: 'Reports', content: <ReportList /> },
        { value: 'requests', label: 'Requests', content: <RequestList /> },
        { value: 'analytics', label: 'Analytics', content: <ReportAnalytics /> },
        { value: 'settings', label: 'Settings', content: <ReportSettingsForm /> },
      ]}
    />
  );
}
