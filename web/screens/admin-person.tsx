import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useAdminCheck } from '../features/account/use-admin.ts';
import { AccessDenied } from '../features/admin/access-denied.tsx';
import { Logs } from '../features/admin/logs.tsx';
import { placeLeft } from '../features/admin/panel-place.ts';
import { PersonActivity } from '../features/admin/person/activity.tsx';
import { Credits } from '../features/admin/person/credits.tsx';
import { Overview } from '../features/admin/person/overview.tsx';
import { Payments } from '../features/admin/person/payments.tsx';
import { PersonHead } from '../features/admin/person/person-head.tsx';
import { queryOf } from '../lib/query.ts';
import { isUnauthorized, messageOf, RequestError } from '../lib/request-error.ts';
import { paths } from '../paths.ts';
import { adminPersonSearch, type PersonTab } from '../search-params.ts';
import { ArrowLeftIcon } from '../ui/icons/actions.tsx';
import { Loading } from '../ui/loader.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { TabList } from '../ui/tab-list.tsx';

/** /admin/users/{id}: one person as administrators see them. The address holds the tab. */
export default function AdminPersonScreen() {
  const { isAdmin, known } = useAdminCheck();
  const { userId = '' } = useParams({ strict: false });
  if (!known) return <Loading className="py-24" />;
  return (
    <Page width="wide" className="grid grid-cols-1 gap-6">
      {isAdmin ? <Person key={userId} userId={userId} /> : <AccessDenied />}
    </Page>
  );
}

function Person({ userId }: { userId: string }) {
  const { tab = 'overview' } = adminPersonSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const person = useQuery({ ...queryOf('GET /api/admin/users/{userId}', { params: { userId } }), staleTime: 0 });
  if (person.data === undefined) {
    if (!person.isError) return <Loading className="py-24" />;
    return isUnauthorized(person.error) ? null : <Unknown error={person.error} onRetry={() => void person.refetch()} />;
  }
  const choose = (value: PersonTab) =>
    void navigate({
      to: paths.adminPerson,
      params: { userId },
      search: value === 'overview' ? {} : { tab: value },
      replace: true,
    });
  return (
    <>
      <BackToUsers />
      <PersonHead person={person.data} />
      <TabList
        label="Person"
        value={tab}
        onChange={choose}
        tabs={[
          { value: 'overview', label: 'Overview', content: <Overview person={person.data} /> },
          { value: 'credits', label: 'Credits', content: <Credits userId={userId} /> },
          { value: 'payments', label: 'Purchases', content: <Payments userId={userId} /> },
          { value: 'activity', label: 'Activity', content: <PersonActivity userId={userId} /> },
          { value: 'log', label: 'Log', content: <Logs targetUserId={userId} /> },
        ]}
      />
    </>
  );
}

function BackToUsers() {
  return (
    <p>
      <Link to={paths.admin} search={placeLeft('users')} className="inline-flex items-center gap-2 text-link">
        <ArrowLeftIcon size={18} />
        Users
      </Link>
    </p>
  );
}

function Unknown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof RequestError && error.status === 404) {
    return (
      <EmptyState title="Nobody is here" level={1} sight="closed" actions={<BackToUsers />}>
        The account is gone, or there never was one at this address.
      </EmptyState>
    );
  }
  return (
    <ErrorState level={1} onRetry={onRetry}>
      {messageOf(error, 'This could not be loaded.')}
    </ErrorState>
  );
}
