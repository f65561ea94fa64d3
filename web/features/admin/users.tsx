import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { AdminUser, UserOrder } from '../../../contract/admin.ts';
import { call } from '../../lib/call.ts';
import { lazyPart } from '../../lib/fetch-part.ts';
import { displayName } from '../../lib/person.ts';
import { queryOf } from '../../lib/query.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Loaded } from './loaded.tsx';
import { PageTurner } from './page-turner.tsx';
import { usePanelPlace } from './panel-place.ts';
import { PAGE, SearchField, useListPlace } from './search-field.tsx';
import { useAct } from './use-act.ts';
import { When } from './when.tsx';

const AdjustDialog = lazyPart(() => import('./adjust-dialog.tsx'));

const ORDERS: readonly { value: UserOrder; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'lastLogin', label: 'Last login' },
  { value: 'email', label: 'Email' },
  { value: 'credits', label: 'Credits' },
];

/** Everybody who uses the product: found by words, a page at a time. */
export function Users() {
  const place = useListPlace();
  const { search, page } = place;
  const { place: panel, change } = usePanelPlace();
  const order = ORDERS.find(({ value }) => value === panel.order)?.value ?? 'newest';
  const [adjusted, setAdjusted] = useState<AdminUser | null>(null);
  const users = useQuery({
    ...queryOf('GET /api/admin/users', { query: { search, order, limit: PAGE, offset: page * PAGE } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <SearchField label="Search users" placeholder="Name, email or company" place={place} />
        <Field label="Sort by">
          {(control) => (
            <Select
              {...control}
              value={order}
              onChange={({ target }) => void change({ order: target.value, page: undefined })}
            >
              {ORDERS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Loaded source={users}>
        {({ users: rows, total }) => (
          <>
            <DataTable caption="Users" rows={rows} columns={columnsOf(setAdjusted)} keyOf={({ id }) => id} />
            {total === 0 ? <p className="text-soft">Nobody matches “{search}”.</p> : null}
            <PageTurner place={place} shown={rows.length} total={total} />
          </>
        )}
      </Loaded>
      <Suspense>{adjusted ? <AdjustDialog user={adjusted} onClose={() => setAdjusted(null)} /> : null}</Suspense>
    </div>
  );
}

const columnsOf = (adjust: (user: AdminUser) => void): readonly Column<AdminUser>[] => [
  { label: 'User', isWhole: true, cell: (user) => <UserName user={user} /> },
  { label: 'Credits', isFigure: true, cell: ({ creditBalance }) => formatNumber(creditBalance) },
  { label: 'Joined', cell: ({ createdAt }) => <When at={createdAt} /> },
  { label: 'Last login', cell: ({ lastLoginAt }) => <When at={lastLoginAt} /> },
  { label: 'Maximus waitlist', cell: (user) => <WaitlistSwitch user={user} /> },
  {
    label: 'Actions',
    isWhole: true,
    cell: (user) => (
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={`Adjust credits of ${displayName(user)}`}
        onClick={() => adjust(user)}
      >
        Adjust Credits
      </Button>
    ),
  },
];

/** Who it is, with the way to their page. */
function UserName({ user }: { user: AdminUser }) {
  const name = displayName(user);
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <Link
          to={paths.adminPerson}
          params={{ userId: user.id }}
          className="font-strong wrap-anywhere underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {user.isAdmin ? <Badge>Admin</Badge> : null}
        {user.foundingMemberNumber === null ? null : (
          <Badge tone="gold">#{formatNumber(user.foundingMemberNumber)}</Badge>
        )}
      </span>
      <span className="block text-soft wrap-anywhere">
        {[name === user.email ? null : user.email, user.companyName].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

function WaitlistSwitch({ user }: { user: AdminUser }) {
  const waitlist = useAct(
    (onWaitlistCohortimus: boolean) =>
      call('PATCH /api/admin/users/{userId}', { params: { userId: user.id }, body: { onWaitlistCohortimus } }),
    { failed: 'Failed to change the waitlist', again: ['GET /api/admin/users'] },
  );
  return (
    <input
      type="checkbox"
      aria-label={`${displayName(user)} is on the waitlist of Maximus`}
      className="size-5 align-middle accent-[var(--hue)] max-md:self-center"
      checked={waitlist.isPending ? waitlist.variables : user.onWaitlistCohortimus}
      onChange={({ target }) => waitlist.mutate(target.checked)}
    />
  );
}
