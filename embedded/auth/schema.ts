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
  `
-- What somebody typed at sign-up. It counts only once the mail of that very sign-up is confirmed.
create table auth.signups (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  password_hash text not null,
  user_metadata jsonb not null,
  network text not null,
  created_at timestamptz not null
);
create index signups_user on auth.signups (user_id, created_at desc);
create index signups_created on auth.signups (created_at);
-- Several mails of one kind live beside each other: asking for another must not kill the first.
alter table auth.one_time_tokens drop constraint one_time_tokens_user_id_kind_key;
alter table auth.one_time_tokens add column signup_id uuid references auth.signups on delete cascade;
create index one_time_tokens_user on auth.one_time_tokens (user_id, kind, created_at desc);
create index one_time_tokens_signup on auth.one_time_tokens (signup_id);
alter table auth.mail_requests add column signup_id uuid, add column network text not null default '';
insert into auth.signups (id, user_id, password_hash, user_metadata, network, created_at)
  select gen_random_uuid(), id, password_hash, user_metadata, '', created_at from auth.users
  where email is not null and email_confirmed_at is null and password_hash is not null and deleted_at is null;
update auth.one_time_tokens t set signup_id = s.id from auth.signups s
  where s.user_id = t.user_id and t.kind = 'confirmation';
update auth.users u set password_hash = null from auth.signups s where s.user_id = u.id;
-- Which of the two mailboxes of an address change has agreed: the other one has to be the second.
alter table auth.users add column email_change_agreed text;
update auth.users u set email_change_agreed = case
    when exists (select from auth.one_time_tokens t where t.user_id = u.id and t.kind = 'email_change_current')
      then 'email_change_new' else 'email_change_current' end
  where email_change_confirmed;
alter table auth.users drop column email_change_confirmed;
`,
  `
-- People of whom a session may have ended. Servers that let reads through without asking look here (session-changes.ts).
create table auth.session_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  at timestamptz not null default clock_timestamp()
);
create index session_changes_at on auth.session_changes (at);
create function auth.tell_session_change(changed uuid) returns void language sql as $$
  insert into auth.session_changes (user_id) values (changed);
  select pg_notify('auth_session_changes', changed::text);
$$;
create function auth.session_ended() returns trigger language plpgsql as $$
begin
  perform auth.tell_session_change(old.user_id);
  return null;
end
$$;
create function auth.user_changed() returns trigger language plpgsql as $$
begin
  perform auth.tell_session_change(old.id);
  return null;
end
$$;
create trigger session_ended after delete on auth.sessions for each row execute function auth.session_ended();
create trigger user_changed after update on auth.users for each row
  when ((old.email, old.email_confirmed_at, old.banned_until, old.deleted_at)
    is distinct from (new.email, new.email_confirmed_at, new.banned_until, new.deleted_at))
  execute function auth.user_changed();
create trigger user_gone after delete on auth.users for each row execute function auth.user_changed();
`,
  `
-- Counters, like rate_buckets: they may be lost in a crash.
create unlogged table auth.password_attempts (
  id bigint generated always as identity primary key,
  account text not null,
  place text not null,
  own boolean not null,
  wrong boolean not null,
  at timestamptz not null
);
create index password_attempts_account on auth.password_attempts (account, at);
create index password_attempts_at on auth.password_attempts (at);
-- Wrong codes from browsers that the account has used before count by themselves.
alter table auth.one_time_tokens add column known_attempts integer not null default 0;
`,
  `
-- What stands in for a lost authenticator: each works once.
create table auth.recovery_codes (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  code_hash text not null,
  created_at timestamptz not null
);
create index recovery_codes_user on auth.recovery_codes (user_id);
-- With a verified factor a token from before it no longer counts: servers that remember sessions are told.
create trigger factor_verified after update on auth.factors for each row
  when (old.status is distinct from new.status) execute function auth.session_ended();
create trigger factor_gone after delete on auth.factors for each row
  when (old.status = 'verified') execute function auth.session_ended();
`,
  `
-- Of somebody whose account is gone, the audit keeps what happened and when, not from where.
create function auth.forget_networks() returns trigger language plpgsql as $$
begin
  update auth.audit set ip = null where user_id = old.id and ip is not null;
  return null;
end
$$;
create trigger user_deleted after delete on auth.users for each row execute function auth.forget_networks();
create trigger user_emptied after update on auth.users for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function auth.forget_networks();
update auth.audit a set ip = null where a.ip is not null and a.user_id is not null
  and not exists (select from auth.users u where u.id = a.user_id and u.deleted_at is null);
`,
];

/** The schema was brought up to date by a newer program; the message is one line for the person who starts this one. */
export class NewerSchema extends Error {
  override name = 'NewerSchema';

  constructor() {
    super(
      'The accounts in the database were used by a newer version: start that one, or restore a backup from before it.',
    );
  }
}

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
    if (done > steps.length) throw new NewerSchema();
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
