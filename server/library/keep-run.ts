import type { Transaction } from '../db/connect.ts';
import { finishImport, insertImport } from './store.ts';

/** Begins a run of an import that an administrator fills. */
export async function beginRun(tx: Transaction, { label, total }: { label: string; total: number }) {
  return { id: await insertImport(tx, label, total) };
}

export async function endRun(tx: Transaction, id: string): Promise<{ id: string }> {
  await finishImport(tx, id);
  return { id };
}
