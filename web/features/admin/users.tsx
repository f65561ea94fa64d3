import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState } from 'react';
import type { AdminUser, UserOrder } from '../../../contract/admin.ts';
import { call } from '../../lib/call.ts';
import { lazyPart } from '../../lib/fetch-part.ts';
import { displayName } from '../../lib/person.ts';
import { queryOf } from '../../lib/query.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { Field, Input, Select } from '../../ui/field.tsx';
import { Loaded } from './loaded.tsx';
import { useAct } from './use-act.ts';
import { When } from './when.tsx';

const ResetFactorDialog = lazyPart(() => import('./reset-factor-dialog.tsx'));
const AdjustDialog = lazyPart(() => import('./adjust-dialog.tsx'));

const PAGE = 50;
const ORDERS: readonly { value: UserOrder; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'lastLogin', label: 'Last login' },
  { value: 'email', label: 'Email' },
  { value: 'credits', label: 'Credits' },
];

/** Everybody who uses the product: found by words, a page at a time. */
export function Users() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [order, setOrder] = useState<UserOrder>('newest');
  const [page, setPage] = useState(0);
  const [adjusted, setAdjusted] = useState<AdminUser | null>(null);
  const [locked, setLocked] = useState<AdminUser | null>(null);
  const users = useQuery({
    ...queryOf('GET /api/admin/users', { query: { search, order, limit: PAGE, offset: page * PAGE } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <Field label="Search users" className="min-w-64 grow sm:max-w-form">
          {(control) => (
            <Input
              {...control}
              type="search"
              placeholder="Name, email or company"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setPage(0);
              }}
            />
          )}
        </Field>
        <Field label="Sort by">
          {(control) => (
            <Select
              {...control}
              value={order}
              onChange={({ target }) => {
                setOrder(ORDERS.find(({ value }) => value === target.value)?.value ?? 'newest');
                setPage(0);
              }}
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
            <div className="overflow-x-auto">
              <table className="w-full border-collapse text-small">
                <caption className="sr-only">Users</caption>
                <thead>
                  <tr className="border-b border-line text-left text-soft">
                    <th className="py-2 pr-4 font-normal">User</th>
                    <th className="py-2 pr-4 text-right font-normal">Credits</th>
                    <th className="py-2 pr-4 font-normal">Joined</th>
                    <th className="py-2 pr-4 font-normal">Last login</th>
                    <th className="py-2 pr-4 font-normal">Maximus waitlist</th>
                    <th className="py-2">
                      <span className="sr-only">Actions</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((user) => (
                    <UserRow
                      key={user.id}
                      user={user}
                      onAdjust={() => setAdjusted(user)}
                      onResetFactor={() => setLocked(user)}
                    />
                  ))}
                </tbody>
              </table>
            </div>
            {rows.length === 0 ? <p className="text-soft">Nobody matches “{search}”.</p> : null}
            <div className="flex items-center justify-between gap-4">
              <p className="figures text-small text-soft">
                {total === 0
                  ? 'No users'
                  : `${formatNumber(page * PAGE + 1)}–${formatNumber(page * PAGE + rows.length)} of ${formatNumber(total)}`}
              </p>
              <div className="flex gap-2">
                <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
                  Previous
                </Button>
                <Button size="small" disabled={(page + 1) * PAGE >= total} onClick={() => setPage(page + 1)}>
                  Next
                </Button>
              </div>
            </div>
          </>
        )}
      </Loaded>
      <Suspense>{adjusted ? <AdjustDialog user={adjusted} onClose={() => setAdjusted(null)} /> : null}</Suspense>
      <Suspense>{locked ? <ResetFactorDialog user={locked} onClose={() => setLocked(null)} /> : null}</Suspense>
    </div>
  );
}

interface UserRowProps {
  user: AdminUser;
  onAdjust: () => void;
  onResetFactor: () => void;
}

function UserRow({ user, onAdjust, onResetFactor }: UserRowProps) {
  const waitlist = useAct(
    (onWaitlistCohortimus: boolean) =>
      call('PATCH /api/admin/users/{userId}', { params: { userId: user.id }, body: { onWaitlistCohortimus } }),
    { failed: 'Failed to change the waitlist', again: ['GET /api/admin/users'] },
  );
  const name = displayName(user);
  return (
    <tr className="border-b border-line">
      <td className="py-2.5 pr-4">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-strong">{name}</span>
          {user.isAdmin ? <Badge>Admin</Badge> : null}
          {user.foundingMemberNumber === null ? null : (
            <Badge tone="gold">#{formatNumber(user.foundingMemberNumber)}</Badge>
          )}
        </span>
        <span className="block text-soft">
          {[name === user.email ? null : user.email, user.companyName].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td className="figures py-2.5 pr-4 text-right">{formatNumber(user.creditBalance)}</td>
      <td className="py-2.5 pr-4">
        <When at={user.createdAt} />
      </td>
      <td className="py-2.5 pr-4">
        <When at={user.lastLoginAt} />
      </td>
      <td className="py-2.5 pr-4">
        <input
          type="checkbox"
          aria-label={`${name} is on the waitlist of Maximus`}
          className="size-5 accent-[var(--hue)]"
          checked={waitlist.isPending ? waitlist.variables : user.onWaitlistCohortimus}
          onChange={({ target }) => waitlist.mutate(target.checked)}
        />
      </td>
      <td className="py-2.5 text-right whitespace-nowrap">
        <Button
          size="small"
          kind="quiet"
          aria-haspopup="dialog"
          aria-label={`Reset second factor of ${name}`}
          onClick={onResetFactor}
        >
          Reset Factor
        </Button>{' '}
        <Button size="small" aria-haspopup="dialog" aria-label={`Adjust credits of ${name}`} onClick={onAdjust}>
          Adjust Credits
        </Button>
      </td>
    </tr>
  );
}
