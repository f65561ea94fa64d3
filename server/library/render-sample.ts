import { renderSampleFile } from '../../sample/render-sample-file.ts';
import type { Connection } from '../db/connect.ts';
import { type GuideRow, listPassages } from './store.ts';

/** The original of a sample guide, drawn from its passages; null for any other guide. */
export async function renderSample(db: Connection, guide: GuideRow): Promise<Uint8Array | null> {
  if (!guide.sample) return null;
  const { bytes } = await renderSampleFile(guide, await listPassages(db, guide.id));
  return bytes;
}
