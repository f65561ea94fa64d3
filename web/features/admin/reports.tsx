import { useState } from 'react';
import { TabList } from '../../ui/tab-list.tsx';
import { ReportAnalytics } from './report-analytics.tsx';
import { ReportList } from './report-list.tsx';
import { ReportSettingsForm } from './report-settings-form.tsx';
import { RequestList } from './request-list.tsx';

type Inner = 'reports' | 'requests' | 'analytics' | 'settings';

/** What people report and ask for. */
export function Reports() {
  const [inner, setInner] = useState<Inner>('reports');
  return (
    <TabList
      label="Document Reports"
      value={inner}
      onChange={setInner}
      tabs={[
        { value: 'reports', label: 'Reports', content: <ReportList /> },
        { value: 'requests', label: 'Requests', content: <RequestList /> },
        { value: 'analytics', label: 'Analytics', content: <ReportAnalytics /> },
        { value: 'settings', label: 'Settings', content: <ReportSettingsForm /> },
      ]}
    />
  );
}
