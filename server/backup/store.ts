import { escapeIdentifier, type ClientBase } from 'pg';

/** A table as it is copied: without the columns that the database computes. */
export interface TableShape {
  schema: string;
  name: string;
  columns: string[];
}

/** Tables that say how far a schema was brought: compared when a backup is restored, never replaced. */
const VERSION_TABLES: Record<string, string> = {
  'drizzle.__drizzle_migrations': 'created_at',
  'graphile_worker.migrations': 'id',
  'auth.schema_version': 'version',
};

export const fullName = ({ schema, name }: { schema: string; name: string }): string => `${schema}.${name}`;

/** The name of a table or sequence as SQL takes it. */
export const quoted = ({ schema, name }: { schema: string; name: string }): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

export const columnList = ({ columns }: TableShape): string => columns.map(escapeIdentifier).join(', ');

/** In a hosted database there may be schemas of others beside ours: an auth service's own "auth", for one. */
const OURS = `(n.nspname in ('public', 'drizzle', 'graphile_worker', 'embedded_mail', 'embedded_payments', 'maximus')
    or n.nspname = 'auth' and to_regclass('auth.schema_version') is not null)
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/** Every table of the database that holds rows of its own, but for those of extensions. */
export async function listTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select n.nspname as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and ${OURS}
    group by n.nspname, c.relname order by n.nspname, c.relname`);
  return rows.filter((table) => VERSION_TABLES[fullName(table)] === undefined);
}

/** How far each schema was brought, by the table that says it. */
export async function readVersions(client: ClientBase): Promise<Record<string, number>> {
  const versions: Record<string, number> = {};
  for (const [table, column] of Object.entries(VERSION_TABLES)) {
    const there = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
    if (there.rows[0]?.there !== true) continue;
    const { rows } = await client.query<{ version: string | null }>(
      `select max(${column})::text as version from ${table}`,
    );
    versions[table] = Number(rows[0]?.version ?? 0);
  }
  return versions;
}

export interface SequenceState {
  schema: string;
  name: string;
  value: string;
  isCalled: boolean;
}

/** Where every sequence stands. They are no part of a snapshot: read after the rows, they are never behind them. */
export async function readSequences(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${OURS} order by n.nspname, c.relname`);
  const states: SequenceState[] = [];
  for (const sequence of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(sequence)}`,
    );
    states.push({ ...sequence, value: state.rows[0]?.value ?? '1', isCalled: state.rows[0]?.isCalled ?? false });
  }
  return states;
}

export async function setSequence(client: ClientBase, sequence: SequenceState): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [
    quoted(sequence),
    sequence.value,
    sequence.isCalled,
  ]);
}

/** Keys of the originals that guides were imported from. */
export async function listFileKeys(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    'select distinct file_key as key from guide where file_key is not null order by 1',
  );
  return rows.map(({ key }) => key);
}

/** Which tables refer to which: pairs of full names, referring first. A table that refers to itself is not named. */
export async function listReferences(client: ClientBase): Promise<[referring: string, referred: string][]> {
  const { rows } = await client.query<{ referring: string; referred: string }>(`
    select n1.nspname || '.' || c1.relname as referring, n2.nspname || '.' || c2.relname as referred
    from pg_constraint k
      join pg_class c1 on c1.oid = k.conrelid join pg_namespace n1 on n1.oid = c1.relnamespace
      join pg_class c2 on c2.oid = k.confrelid join pg_namespace n2 on n2.oid = c2.relnamespace
    where k.contype = 'f' and k.conrelid <> k.confrelid`);
  return rows.map(({ referring, referred }) => [referring, referred]);
}

/** How many connections besides this one are open on the database. */
export async function countOthers(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ others: number }>(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  return rows[0]?.others ?? 0;
}

/** Whether somebody has used the installation: there is a person or an imported guide. */
export async function isUsed(client: ClientBase): Promise<boolean> {
  const there = await client.query<{ there: boolean }>(`select to_regclass('public.person') is not null as there`);
  if (there.rows[0]?.there !== true) return false;
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from person) or exists (select from guide where not sample) as used',
  );
  return rows[0]?.used ?? false;
}

export async function countRows(client: ClientBase, table: { schema: string; name: string }): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*)::text as count from ${quoted(table)}`);
  return Number(rows[0]?.count ?? 0);
}
