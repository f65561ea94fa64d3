import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sheetLayouts } from './draw-sheet.ts';
import type { LabelledDocument } from './label.ts';
import { parseSheet } from './sheet.ts';

/** Carriers' sheets that we wrote (`sheets/`), each in every layout that it can have; other documents stay as they are. */
export async function inLayouts(
  documents: readonly LabelledDocument[],
): Promise<(LabelledDocument & { bytes?: Uint8Array })[]> {
  const all: (LabelledDocument & { bytes?: Uint8Array })[] = [];
  for (const document of documents) {
    if (!document.source.startsWith('sheets/')) {
      all.push(document);
      continue;
    }
    const parts = parseSheet(readFileSync(join(import.meta.dirname, document.source), 'utf8'));
    for (const [name, { ending, kind, draw }] of Object.entries(sheetLayouts)) {
      const bytes = await draw(parts);
      const labels = document.labels.map((label) => ({ ...label, kind }));
      if (bytes !== null) all.push({ ...document, source: `${document.source}-${name}.${ending}`, labels, bytes });
    }
  }
  return all;
}
