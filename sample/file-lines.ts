import type { Employer } from './employer.ts';
import type { SampleGuide, SamplePassage } from './guide.ts';

export type DrawnPassage = Omit<SamplePassage, 'stated'>;

/** A guide as it is drawn. */
export interface DrawnGuide extends Pick<
  SampleGuide,
  'number' | 'title' | 'employer' | 'type' | 'pageCount' | 'fileName' | 'family' | 'maker'
> {
  planYear: number;
  by: Pick<Employer, 'number' | 'legalName' | 'town' | 'state' | 'broker' | 'contact'>;
  passages: readonly DrawnPassage[];
}

/** A stretch of a passage: rows of one table, items of one list, or a paragraph. */
export type Run =
  | { kind: 'table'; rows: string[][] }
  | { kind: 'list'; items: string[] }
  | { kind: 'paragraph'; text: string };

/** Reads the lines of a passage: "a | b" is a row, "• …" an item, anything else a paragraph. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const line of text.split('\n')) {
    const last = runs.at(-1);
    if (line.includes(' | ')) {
      if (last?.kind === 'table') last.rows.push(line.split(' | '));
      else runs.push({ kind: 'table', rows: [line.split(' | ')] });
    } else if (line.startsWith('• ')) {
      if (last?.kind === 'list') last.items.push(line.slice(2));
      else runs.push({ kind: 'list', items: [line.slice(2)] });
    } else runs.push({ kind: 'paragraph', text: line });
  }
  return runs;
}

/** The passages of a page. */
export const byPage = (passages: readonly DrawnPassage[], page: number): DrawnPassage[] =>
  passages.filter((passage) => passage.page === page);
