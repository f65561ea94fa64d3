import type { AdminGuide, getAdminGuides, getAdminLibrary, ImportRun } from '../../contract/admin-library.ts';
import type { PartOf, ReplyOf } from '../../contract/endpoint.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Connection } from '../db/connect.ts';
import { readSetting } from '../settings/read-setting.ts';
import { findListed, type ListedRow, listGuides } from './admin-store.ts';
import { countLibrary, listImports } from './store.ts';

const RUNS = 20;

/** How many guides there are of each kind, and the latest imports with what failed. */
export async function readLibrary(db: Connection): Promise<ReplyOf<typeof getAdminLibrary>> {
  const { guides, passages } = await countLibrary(db);
  const sum = (status: string, sample: boolean): number =>
    guides.filter((row) => row.status === status && row.sample === sample).reduce((all, row) => all + row.count, 0);
  return {
    imported: sum('ready', false),
    samples: sum('ready', true),
    failed: sum('failed', false),
    passages,
    samplesRemoved: await readSetting(db, 'library.sample_removed'),
    imports: (await listImports(db, RUNS)).map(shownRun),
  };
}

type RunRow = Awaited<ReturnType<typeof listImports>>[number];

function shownRun({ report, startedAt, finishedAt, ...run }: RunRow): ImportRun {
  const lines: unknown[] = Array.isArray(report) ? report : [];
  return {
    ...run,
    failures: lines.map((line) => ({ source: textOf(line, 'source'), reason: textOf(line, 'reason') })),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

const textOf = (line: unknown, name: 'source' | 'reason'): string =>
  typeof line === 'object' && line !== null && name in line ? String(Reflect.get(line, name)) : '';

/** A page of the guides of a list. */
export async function readGuideList(
  db: Connection,
  { search, ...page }: PartOf<typeof getAdminGuides, 'query'>,
): Promise<ReplyOf<typeof getAdminGuides>> {
  const words = search.replaceAll('\0', ' ').split(/\s+/).filter(Boolean);
  const { rows, total } = await listGuides(db, { ...page, words });
  return { guides: rows.map(shownGuide), total };
}

/** @throws Refusal `not_found` */
export async function guideToReview(db: Connection, id: string): Promise<AdminGuide> {
  const row = await findListed(db, id);
  if (row === undefined) throw new Refusal('not_found');
  return shownGuide(row);
}

const shownGuide = ({ createdAt, ...row }: ListedRow): AdminGuide => ({ ...row, createdAt: createdAt.toISOString() });
