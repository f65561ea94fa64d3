import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from '../reading/decode-text.ts';
import { Unreadable } from '../reading/document.ts';
import type { StatedDetails } from './describe/describe-guide.ts';
import type { ImportSource } from './source.ts';
import { stateCode } from './states.ts';

/** A row of a manifest, or a whole manifest, that cannot be used. */
export interface ManifestProblem {
  /** The manifest and the line, counted from 1 with the line of headings. */
  source: string;
  reason: string;
}

export interface Manifest {
  sources: ImportSource[];
  problems: ManifestProblem[];
}

/** What each column may be called; anything but letters is left out of a heading before it is compared. */
const columns = {
  employer: ['employer', 'company', 'organization'],
  industry: ['industry', 'sector'],
  state: ['state'],
  employees: ['employees', 'employeecount', 'headcount', 'size'],
  planYear: ['planyear', 'year'],
  title: ['title', 'name'],
  path: ['path', 'file', 'filename'],
  url: ['url', 'address', 'link'],
} as const;
type Column = keyof typeof columns;

interface Line {
  record: string[];
  info: { lines: number };
}

const MOST_TEXT = 200;

/** What is wrong with a cell, for the person who wrote it. */
class CellError extends Error {}

/**
 * Reads a manifest: a CSV file with a line of headings, then one document a line, with what is known about it: employer,
 * industry, state, employees, plan year, title, and its path (within the manifest's own folder) or url. A line that cannot be
 * used is a problem of its own; the others are sources.
 */
export async function readManifest(path: string): Promise<Manifest> {
  const fail = (reason: string): Manifest => ({ sources: [], problems: [{ source: path, reason }] });
  let rows: Line[];
  try {
    const text = decodeText(await readFile(path));
    // With `info` each line comes with its number, which the package's types do not say.
    rows = parse(text, {
      info: true,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Line[];
  } catch (error) {
    if (error instanceof Unreadable) return fail(error.message);
    return fail(error instanceof CsvError ? `It is not a CSV file: ${error.message}` : 'The file cannot be opened.');
  }
  const [head, ...body] = rows;
  const places = placesOf(head?.record ?? []);
  if (!places.has('path') && !places.has('url')) {
    return fail('Its first line names no column "path" or "url", so nothing says which documents are meant.');
  }
  const manifest: Manifest = { sources: [], problems: [] };
  for (const { record, info } of body) {
    const cell = (column: Column): string => record[places.get(column) ?? -1]?.trim() ?? '';
    if (record.every((value) => value === '')) continue;
    try {
      manifest.sources.push(sourceOf(cell, resolve(path)));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      manifest.problems.push({ source: `${path}, line ${info.lines}`, reason: error.message });
    }
  }
  return manifest;
}

function placesOf(headings: readonly string[]): Map<Column, number> {
  const bare = headings.map((heading) => heading.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const places = new Map<Column, number>();
  for (const column of Object.keys(columns) as Column[]) {
    const at = bare.findIndex((heading) => (columns[column] as readonly string[]).includes(heading));
    if (at !== -1) places.set(column, at);
  }
  return places;
}

function sourceOf(cell: (column: Column) => string, manifest: string): ImportSource {
  const stated: StatedDetails = {
    ...text('employer', cell('employer')),
    ...text('industry', cell('industry')),
    ...text('title', cell('title')),
    ...stateOf(cell('state')),
    ...numberOf('employees', cell('employees'), 1, 10_000_000),
    ...numberOf('planYear', cell('planYear'), 1990, 2100),
  };
  const [path, url] = [cell('path'), cell('url')];
  if ((path === '') === (url === ''))
    throw new CellError('A line names its document by a path or by a url, one of the two.');
  return path === '' ? { url, stated, manifest } : { path: resolve(dirname(manifest), path), stated, manifest };
}

function text(key: 'employer' | 'industry' | 'title', value: string): StatedDetails {
  if (value.length > MOST_TEXT) throw new CellError(`The ${key} is longer than ${MOST_TEXT} characters.`);
  return value === '' ? {} : { [key]: value };
}

function stateOf(value: string): StatedDetails {
  if (value === '') return {};
  const state = stateCode(value);
  if (state === null) throw new CellError(`"${value}" is not a US state.`);
  return { state };
}

function numberOf(key: 'employees' | 'planYear', value: string, least: number, most: number): StatedDetails {
  if (value === '') return {};
  const number = /^\d[\d,]*$/.test(value) ? Number(value.replaceAll(',', '')) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new CellError(`"${value}" is not a ${key === 'employees' ? 'number of employees' : 'plan year'}.`);
  }
  return { [key]: number };
}
