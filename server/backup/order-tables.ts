import { type BackedUpTable, BackupError } from './manifest.ts';
import { fullName } from './store.ts';

/**
 * Tables in an order in which each comes after those that it refers to.
 *
 * @param references pairs of full names, referring first
 */
export function orderTables(
  tables: readonly BackedUpTable[],
  references: readonly (readonly [referring: string, referred: string])[],
): BackedUpTable[] {
  const names = new Set(tables.map(fullName));
  const waitsFor = new Map(tables.map((table) => [fullName(table), new Set<string>()]));
  for (const [referring, referred] of references) if (names.has(referred)) waitsFor.get(referring)?.add(referred);
  const ordered: BackedUpTable[] = [];
  const done = new Set<string>();
  while (ordered.length < tables.length) {
    const next = tables.filter(
      (table) =>
        !done.has(fullName(table)) && [...(waitsFor.get(fullName(table)) ?? [])].every((name) => done.has(name)),
    );
    if (next.length === 0) throw new BackupError('Tables refer to each other in a circle: they cannot be restored.');
    for (const table of next) done.add(fullName(table));
    ordered.push(...next);
  }
  return ordered;
}
