import type { Pool, PoolClient } from 'pg';
import { one, transaction } from './database.ts';

/** Numbered steps; a step that has shipped is never edited, a new one is added. */
const steps: readonly string[] = [
  `
create table auth.meta (key text primary key, value jsonb not null);
create table auth.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);
create table auth.users (
  id uuid primary key,
  email text,
  password_hash text,
  role text not null default 'authenticated',
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change text,
  email_change_sent_at timestamptz,
  email_change_confirmed boolean not null default false,
  reauthentication_sent_at timestamptz,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  deleted_at timestamptz,
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  is_anonymous boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email on auth.users (email) where deleted_at is null;
create index users_created on auth.users (created_at desc, id);
create table auth.identities (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_id)
);
create index identities_user on auth.identities (user_id);
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  aal text not null,
  amr jsonb not null,
  ip text,
  user_agent text,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  not_after timestamptz not null
);
create index sessions_user on auth.sessions (user_id);
create index sessions_end on auth.sessions (not_after);
create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  token_hash bytea not null unique,
  used_at timestamptz,
  sealed_child bytea,
  created_at timestamptz not null
);
create index refresh_tokens_session on auth.refresh_tokens (session_id);
create table auth.flow_states (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  method text not null,
  code_challenge text not null,
  code_hash bytea unique,
  code_issued_at timestamptz,
  created_at timestamptz not null
);
create index flow_states_user on auth.flow_states (user_id);
create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  kind text not null,
  email text not null,
  token_hash bytea not null unique,
  code_hash text,
  attempts integer not null default 0,
  flow_id uuid references auth.flow_states on delete cascade,
  created_at timestamptz not null,
  code_expires_at timestamptz not null,
  expires_at timestamptz not null,
  unique (user_id, kind)
);
create index one_time_tokens_email on auth.one_time_tokens (email);
create index one_time_tokens_flow on auth.one_time_tokens (flow_id);
create table auth.factors (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text not null,
  factor_type text not null,
  status text not null,
  secret text not null,
  last_used_step bigint not null default 0,
  failed_attempts integer not null default 0,
  locked_until timestamptz,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index factors_name on auth.factors (user_id, friendly_name) where friendly_name <> '';
create index factors_user on auth.factors (user_id);
create table auth.challenges (
  id uuid primary key,
  factor_id uuid not null references auth.factors on delete cascade,
  created_at timestamptz not null
);
create index challenges_factor on auth.challenges (factor_id);
create table auth.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  user_id uuid,
  ip text
);
create index audit_user on auth.audit (user_id, at desc);
create index audit_at on auth.audit (at);
create table auth.mail_requests (
  id bigint generated always as identity primary key,
  purpose text not null,
  email text not null,
  user_id uuid,
  redirect_to text not null,
  code_challenge text,
  create_user boolean not null default false,
  data jsonb not null default '{}',
  allowed boolean not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null
);
create index mail_requests_due on auth.mail_requests (due_at);
-- Counters may be lost in a crash; they are written on most calls and need no log.
create unlogged table auth.rate_buckets (
  key text primary key,
  tokens double precision not null,
  allowed boolean not null,
  updated_at timestamptz not null
);
create index rate_buckets_updated on auth.rate_buckets (updated_at);
`,
];

/** Brings the schema `auth` up to date. Several processes may call it at once: one works, the others wait. */
export async function migrate(pool: Pool): Promise<void> {
  await transaction(pool, async (tx) => {
    await tx.query('set local statement_timeout = 0');
    await tx.query(`select pg_advisory_xact_lock(hashtext('auth.migrate'))`);
    await refuseForeign(tx);
    await tx.query('create schema if not exists auth');
    await tx.query('create table if not exists auth.schema_version (version integer primary key)');
    const { rows } = await tx.query<{ version: number | null }>(
      'select max(version) as version from auth.schema_version',
    );
    const done = rows[0]?.version ?? 0;
    for (const [index, sql] of steps.entries()) {
      if (index < done) continue;
      await tx.query(sql);
      await tx.query('insert into auth.schema_version (version) values ($1)', [index + 1]);
    }
  });
}

/** A hosted database may already hold an auth service's tables under this name; they are not ours to change. */
async function refuseForeign(tx: PoolClient): Promise<void> {
  const found = await one<{ foreign: boolean }>(
    tx,
    `select to_regclass('auth.users') is not null and to_regclass('auth.schema_version') is null as foreign`,
    [],
  );
  if (found?.foreign) {
    throw new Error(
      'The database has a schema "auth" of another program: set AUTH_URL to use that service, or another database',
    );
  }
}
