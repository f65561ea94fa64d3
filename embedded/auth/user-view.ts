import type { Connection } from './database.ts';
import type { FactorRow } from './factors-store.ts';
import { factorsOf, factorsOfMany } from './factors-store.ts';
import { identitiesOf, identitiesOfMany } from './users-store.ts';
import type { IdentityRow, UserRow } from './users-store.ts';

/** The user as the wire has it: empty times are left out. */
export type UserView = Record<string, unknown>;

const time = (at: Date): string => at.toISOString();

/** Leaves out what has no value, as the hosted service does. */
function present(values: Record<string, Date | string | null>): Record<string, string> {
  const entries: [string, string][] = [];
  for (const [key, value] of Object.entries(values)) {
    if (value !== null && value !== '') entries.push([key, value instanceof Date ? time(value) : value]);
  }
  return Object.fromEntries(entries);
}

function identityView(row: IdentityRow): Record<string, unknown> {
  return {
    identity_id: row.id,
    id: row.provider_id,
    user_id: row.user_id,
    identity_data: row.identity_data,
    provider: row.provider,
    ...present({ last_sign_in_at: row.last_sign_in_at }),
    created_at: time(row.created_at),
    updated_at: time(row.updated_at),
    ...(typeof row.identity_data['email'] === 'string' ? { email: row.identity_data['email'] } : {}),
  };
}

/** A factor without its secret. */
export function factorView(row: FactorRow): Record<string, unknown> {
  return {
    id: row.id,
    created_at: time(row.created_at),
    updated_at: time(row.updated_at),
    status: row.status,
    ...present({ friendly_name: row.friendly_name, last_challenged_at: row.last_challenged_at }),
    factor_type: row.factor_type,
  };
}

/** The user's own columns; `identities` and `factors` are given. */
export function userView(user: UserRow, identities: readonly IdentityRow[], factors: readonly FactorRow[]): UserView {
  return {
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    email: user.email ?? '',
    ...present({ email_confirmed_at: user.email_confirmed_at, invited_at: user.invited_at }),
    phone: '',
    ...present({
      confirmation_sent_at: user.confirmation_sent_at,
      confirmed_at: user.email_confirmed_at,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
    }),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    ...(factors.length > 0 ? { factors: factors.map(factorView) } : {}),
    identities: identities.map(identityView),
    created_at: time(user.created_at),
    updated_at: time(user.updated_at),
    ...present({ banned_until: user.banned_until }),
    is_anonymous: user.is_anonymous,
  };
}

/** The user with identities and factors from the database. */
export async function loadUserView(db: Connection, user: UserRow): Promise<UserView> {
  const identities = await identitiesOf(db, user.id);
  return userView(user, identities, await factorsOf(db, user.id));
}

/** Several users, with two queries for all of them. */
export async function loadUserViews(db: Connection, users: readonly UserRow[]): Promise<UserView[]> {
  const ids = users.map((user) => user.id);
  const identities = byUser(await identitiesOfMany(db, ids));
  const factors = byUser(await factorsOfMany(db, ids));
  return users.map((user) => userView(user, identities.get(user.id) ?? [], factors.get(user.id) ?? []));
}

function byUser<Row extends { user_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.user_id);
    if (group === undefined) groups.set(row.user_id, [row]);
    else group.push(row);
  }
  return groups;
}
