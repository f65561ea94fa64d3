import type { GuidePage } from '../../contract/library.ts';
import { escapeHtml } from '../escape-html.ts';

const STYLE =
  'body{margin:2rem auto;max-width:46rem;padding:0 1.25rem;font:16px/1.6 system-ui,sans-serif;color:#1d2433;background:#fff;overflow-wrap:anywhere}' +
  'h1,h2,h3{line-height:1.25}h2{margin-top:2rem}table{border-collapse:collapse;margin:1rem 0;max-width:100%}' +
  'td,th{border:1px solid #d4d8e0;padding:.35rem .6rem;text-align:left;vertical-align:top}img{max-width:100%}';

/** Wraps HTML that is safe already into a page of ours. */
export function htmlPage(title: string, body: string): string {
  const main = /<main[\s>]/.test(body) ? body : `<main>${body}</main>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${main}</body></html>`;
}

/**
 * The text of a guide as a page: for formats that a browser cannot show. Each passage has its id as an anchor. Of a text longer
 * than `most` passages it shows so many, and says that there is more.
 */
export function renderPassages(title: string, pages: readonly GuidePage[], most: number): string {
  let heading: string | null = null;
  const passages = pages.flatMap((page) => page.passages);
  const sections = passages.slice(0, most).map((passage) => {
    const headed =
      passage.heading !== null && passage.heading !== heading ? `<h2>${escapeHtml(passage.heading)}</h2>` : '';
    heading = passage.heading;
    return `<section id="passage-${passage.id}">${headed}${renderLines(passage.text.split('\n'))}</section>`;
  });
  const more = passages.length > most ? '<p><em>This guide goes on: the reader shows all of its text.</em></p>' : '';
  return htmlPage(title, `<h1>${escapeHtml(title)}</h1>${sections.join('')}${more}`);
}

type Kind = 'row' | 'item' | 'paragraph';
const kindOf = (line: string): Kind => (line.includes(' | ') ? 'row' : line.startsWith('• ') ? 'item' : 'paragraph');

function renderLines(lines: readonly string[]): string {
  const runs: { kind: Kind; lines: string[] }[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    if (runs.at(-1)?.kind === kind) runs.at(-1)?.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs.map(({ kind, lines }) => renderRun(kind, lines)).join('');
}

function renderRun(kind: Kind, lines: readonly string[]): string {
  switch (kind) {
    case 'row': {
      const cells = (line: string): string =>
        line
          .split(' | ')
          .map((cell) => `<td>${escapeHtml(cell)}</td>`)
          .join('');
      return `<table>${lines.map((line) => `<tr>${cells(line)}</tr>`).join('')}</table>`;
    }
    case 'item':
      return `<ul>${lines.map((line) => `<li>${escapeHtml(line.slice(2))}</li>`).join('')}</ul>`;
    case 'paragraph':
      return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
    default:
      return kind satisfies never;
  }
}
