import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAdminCheck } from '../features/account/use-admin.ts';
import { AccessDenied } from '../features/admin/access-denied.tsx';
import { Figures } from '../features/admin/figures.tsx';
import { Founding } from '../features/admin/founding.tsx';
import { Library } from '../features/admin/library/library.tsx';
import { Logs } from '../features/admin/logs.tsx';
import { MailLog } from '../features/admin/mail-log.tsx';
import { Overview } from '../features/admin/overview.tsx';
import { Packages } from '../features/admin/packages.tsx';
import { useRememberPlace } from '../features/admin/panel-place.ts';
import { Reports } from '../features/admin/reports.tsx';
import { Settings } from '../features/admin/settings.tsx';
import { Social } from '../features/admin/social.tsx';
import { Templates } from '../features/admin/templates.tsx';
import { Users } from '../features/admin/users.tsx';
import { paths } from '../paths.ts';
import { Loading } from '../ui/loader.tsx';
import { Page, PageTitle } from '../ui/page.tsx';
import { TabList } from '../ui/tab-list.tsx';
import { type AdminTab, adminSearch } from '../search-params.ts';

/** /admin: who uses the product, what it sells and says, and what was done. The address holds the place. */
export default function AdminPanel() {
  const { isAdmin, known } = useAdminCheck();
  if (!known) return <Loading className="py-24" />;
  return (
    <Page width="wide" className="grid grid-cols-1 gap-8">
      {isAdmin ? <Panel /> : <AccessDenied />}
    </Page>
  );
}

function Panel() {
  const { tab = 'users' } = adminSearch(useSearch({ strict: false }));
  useRememberPlace();
  const navigate = useNavigate();
  const choose = (value: AdminTab) =>
    void navigate({ to: paths.admin, search: value === 'users' ? {} : { tab: value }, replace: true });
  return (
    <>
      <PageTitle>Admin Panel</PageTitle>
      <Figures />
      <TabList
        label="Admin Panel"
        value={tab}
        onChange={choose}
        tabs={[
          { value: 'users', label: 'Users', content: <Users /> },
          { value: 'packages', label: 'Credit Packages', content: <Packages /> },
          { value: 'founding', label: 'Founding Members', content: <Founding /> },
          { value: 'templates', label: 'Email Templates', content: <Templates /> },
          { value: 'social', label: 'Social Content', content: <Social /> },
          { value: 'reports', label: 'Document Reports', content: <Reports /> },
          { value: 'library', label: 'Library', content: <Library /> },
          { value: 'settings', label: 'Settings', content: <Settings /> },
          { value: 'mails', label: 'Mail Log', content: <MailLog /> },
          { value: 'overview', label: 'Overview', content: <Overview /> },
          { value: 'logs', label: 'Activity Logs', content: <Logs /> },
        ]}
      />
    </>
  );
}
