/** A guide as it is drawn: what a file of it needs, from wherever it comes. */
export interface DrawnGuide {
  title: string;
  employer: string;
  type: 'pdf' | 'doc' | 'docx' | 'txt' | 'html' | 'web';
  planYear: number | null;
  fileName: string;
  pageCount: number;
}

export interface DrawnPassage {
  page: number;
  heading: string | null;
  text: string;
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

/** Passages by page, from page 1; a page without any has an empty list. */
export function byPage(passages: readonly DrawnPassage[], pageCount: number): DrawnPassage[][] {
  return Array.from({ length: pageCount }, (_, at) => passages.filter((passage) => passage.page === at + 1));
}
