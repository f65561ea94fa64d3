import { availableParallelism } from 'node:os';
import { openExtractor } from './extract/extractor.ts';
import { importSource, type ImportParts, type ImportResult } from './import-source.ts';
import type { StatedDetails } from './describe/describe-guide.ts';
import { persistently } from './persistently.ts';
import type { ManifestProblem } from './read-manifest.ts';
import { type ImportSource, nameOf, placeOf } from './source.ts';
import { countSource, finishImport, insertImport } from './store.ts';

export interface ImportSummary {
  imported: number;
  /** Sources that were in the library before. */
  present: number;
  /** Those of which the library had other details. */
  corrected: number;
  failed: number;
}

export interface ImportOptions {
  /** What the run is called in the list of imports. */
  label: string;
  /** What a manifest says that cannot be used: each counts as a source that failed. */
  problems?: readonly ManifestProblem[];
  /** Called when a source is taken up, with its path or address. */
  onStart?: (source: string) => void;
  /** Called after each source, in the order in which they are finished. */
  onResult?: (result: ImportResult, finished: number, total: number) => void;
  /** Ends the run early: what is being read is finished, nothing else is begun. */
  signal?: AbortSignal;
  /** How many documents are read at once; by default as many as there are processors, at most four. */
  lanes?: number;
}

/**
 * Imports sources, several at once. One that fails is remembered with its reason and the others go on. A run that was
 * killed is taken up by running it again: what is in the library already is recognized by its content.
 */
export async function importSources(
  parts: ImportParts,
  sources: readonly ImportSource[],
  { label, problems = [], onStart, onResult, signal, lanes = Math.min(4, availableParallelism()) }: ImportOptions,
): Promise<ImportSummary> {
  const { db } = parts;
  const total = sources.length + problems.length;
  const importId = await persistently(() => insertImport(db, label, total));
  const summary = { imported: 0, present: 0, corrected: 0, failed: 0 };
  const waiting = [...sources].values();
  const stated = statedByPlace(sources);
  let finished = 0;

  for (const problem of problems) {
    summary.failed += 1;
    finished += 1;
    await persistently(() => countSource(db, importId, problem));
    onResult?.({ ...problem, outcome: 'failed' }, finished, total);
  }

  const lane = async (): Promise<void> => {
    const extractor = parts.extractor ?? openExtractor();
    try {
      for (const source of waiting) {
        if (signal?.aborted === true) return;
        onStart?.(nameOf(source));
        const siblings = (stated.get(placeOf(source)) ?? []).filter((other) => other !== source.stated);
        const result = await importSource(parts, extractor, source, siblings);
        summary[result.outcome] += 1;
        finished += 1;
        const failure = result.outcome === 'failed' ? { source: result.source, reason: result.reason } : null;
        await persistently(() => countSource(db, importId, failure));
        onResult?.(result, finished, total);
      }
    } finally {
      if (parts.extractor === undefined) extractor.close();
    }
  };

  const ends = await Promise.allSettled(Array.from({ length: Math.min(lanes, sources.length) }, lane));
  // What no source is to blame for (a full disk, a database that stays away) ends the run once every lane is still.
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  if (signal?.aborted !== true) await persistently(() => finishImport(db, importId));
  return summary;
}

/** What is stated of each document of each manifest. */
function statedByPlace(sources: readonly ImportSource[]): Map<string | null, StatedDetails[]> {
  const byPlace = new Map<string | null, StatedDetails[]>();
  for (const source of sources) {
    const place = placeOf(source);
    if (place === null || source.stated === undefined) continue;
    byPlace.set(place, [...(byPlace.get(place) ?? []), source.stated]);
  }
  return byPlace;
}
