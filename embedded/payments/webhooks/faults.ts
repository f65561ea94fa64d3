import { z } from 'zod';
import type { Connection } from '../database.ts';

const Faults = z.object({
  duplicate: z.boolean().default(false),
  reorder: z.boolean().default(false),
  delaySeconds: z.number().min(0).default(0),
  drop: z.int().min(0).default(0),
  fail500: z.int().min(0).default(0),
});

/** What goes wrong on purpose. Kept in the database: it holds for every process on it, and over a restart. */
export interface Faults {
  /** Every event is delivered twice. */
  duplicate: boolean;
  /** Events of the same moment are delivered newest first. */
  reorder: boolean;
  /** Events are delivered so many seconds late. */
  delaySeconds: number;
  /** So many of the next events are lost on their way, without another attempt. */
  drop: number;
  /** So many of the next POST requests to `/v1` are carried out, and answered with a 500 all the same. */
  fail500: number;
}

export const NO_FAULTS: Faults = Faults.parse({});

export async function readFaults(db: Connection): Promise<Faults> {
  const found = await db.query<{ value: string }>(`select value from embedded_payments.settings where name = 'faults'`);
  return found.rows[0] === undefined ? NO_FAULTS : Faults.parse(JSON.parse(found.rows[0].value));
}

/** Changes the named switches and leaves the others. Must run within `inState`, where nobody else changes them. */
export async function changeFaults(db: Connection, change: Partial<Faults>): Promise<Faults> {
  const faults = Faults.parse({ ...(await readFaults(db)), ...change });
  await db.query(
    `insert into embedded_payments.settings (name, value) values ('faults', $1)
     on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(faults)],
  );
  return faults;
}

/** Uses one of a counted fault up. Must run within `inState`. Tells whether there was one. */
export async function useFault(db: Connection, name: 'drop' | 'fail500'): Promise<boolean> {
  const left = (await readFaults(db))[name];
  if (left === 0) return false;
  await changeFaults(db, { [name]: left - 1 });
  return true;
}
