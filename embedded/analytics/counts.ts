import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { SeenEvent } from './read-events.ts';

const Count = z.object({ event: z.string(), count: z.int(), firstAt: z.string(), lastAt: z.string() });
export type EventCount = z.output<typeof Count>;

/** How many different names are counted: whoever can reach the port could invent more. */
const MAX_NAMES = 1000;
/** How many ids are remembered to tell a repetition. */
const MAX_IDS = 10_000;

export interface Counts {
  add(events: readonly SeenEvent[], at: Date): void;
  /** The most frequent first. */
  list(): EventCount[];
  /** Writes what changed since the last time. */
  save(): void;
}

/** Counts events by name, kept in one file of `folder`. */
export function openCounts(folder: string): Counts {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'events.json');
  const counts = new Map(readCounts(file).map((count) => [count.event, count]));
  const seen = new Set<string>();
  let changed = false;

  const isRepeated = (uuid: string | null): boolean => {
    if (uuid === null) return false;
    if (seen.has(uuid)) return true;
    seen.add(uuid);
    const oldest = seen.values().next();
    if (seen.size > MAX_IDS && !oldest.done) seen.delete(oldest.value);
    return false;
  };

  return {
    add(events, at) {
      for (const { event, uuid } of events) {
        const known = counts.get(event);
        if ((known === undefined && counts.size >= MAX_NAMES) || isRepeated(uuid)) continue;
        const lastAt = at.toISOString();
        counts.set(event, { event, count: (known?.count ?? 0) + 1, firstAt: known?.firstAt ?? lastAt, lastAt });
        changed = true;
      }
    },
    list: () => [...counts.values()].toSorted((a, b) => b.count - a.count || a.event.localeCompare(b.event)),
    save() {
      if (!changed) return;
      changed = false;
      writeFileSync(`${file}.new`, JSON.stringify([...counts.values()]), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}

/** Counts are a convenience: a file that cannot be read begins anew. */
function readCounts(file: string): EventCount[] {
  try {
    return z.array(Count).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
