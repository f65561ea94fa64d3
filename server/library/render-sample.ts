import type { DrawnGuide } from '../../sample/file-lines.ts';
import { sampleGuide } from '../../sample/make-guides.ts';
import { renderSampleFile } from '../../sample/render-sample-file.ts';
import type { Connection } from '../db/connect.ts';
import { numberOf } from './sample-library.ts';
import { type GuideRow, listPassages } from './store.ts';

/** The original of a sample guide, made and drawn anew; null for any other guide. */
export async function renderSample(db: Connection, guide: GuideRow): Promise<Uint8Array | null> {
  if (!guide.sample) return null;
  const number = numberOf(guide.contentHash);
  const { bytes } = await renderSampleFile(number === undefined ? await earlierGuide(db, guide) : sampleGuide(number));
  return bytes;
}

/** A guide of an earlier edition, of which its passages are all that is known. */
async function earlierGuide(db: Connection, guide: GuideRow): Promise<DrawnGuide> {
  const passages = await listPassages(db, guide.id);
  const { title, employer, type, pageCount, fileName } = guide;
  return {
    number: 0,
    title,
    employer,
    type,
    pageCount,
    fileName,
    family: 'inhouse',
    maker: 'plain',
    planYear: guide.planYear ?? 2025,
    by: { ...nobody, legalName: employer, state: guide.state ?? '' },
    passages: passages.map(({ page, heading, text }) => {
      const starts = heading !== null;
      return { page, heading: heading ?? '', text, level: 1, starts, isAside: false };
    }),
  };
}

const nobody = {
  number: 0,
  town: '',
  broker: null,
  contact: { team: 'Human Resources', phone: '', mail: '', portal: '' },
} as const;
