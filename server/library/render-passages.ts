import { escapeHtml } from '../text/escape-html.ts';
import type { Block, Cell, Table } from '../reading/document.ts';
import type { Passage } from '../reading/passage.ts';

const STYLE =
  'body{margin:2rem auto;max-width:46rem;padding:0 1.25rem;font:16px/1.6 system-ui,sans-serif;color:#1d2433;background:#fff;overflow-wrap:anywhere}' +
  'h1,h2,h3{line-height:1.25}h2{margin-top:2rem}table{border-collapse:collapse;margin:1rem 0;max-width:100%}' +
  'td,th{border:1px solid #d4d8e0;padding:.35rem .6rem;text-align:left;vertical-align:top}th{background:#f1f3f7}img{max-width:100%}' +
  'a{color:#1d4f91}header{font-size:1.1rem}footer{margin-top:2.5rem;font-size:.85rem;color:#5c6672}' +
  'nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:1rem 0;padding:0;list-style:none;font-size:.9rem}' +
  // On a phone the columns of a table keep their words whole.
  '@media(max-width:600px){body{margin:1rem auto;padding:0 .75rem}table{font-size:.8rem}td,th{padding:.3rem .35rem}}';

/** Wraps HTML that is safe already into a page of ours. */
export function htmlPage(title: string, body: string): string {
  const main = /<main[\s>]/.test(body) ? body : `<main>${body}</main>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${main}</body></html>`;
}

/** A passage with its id, which is its anchor. */
type ShownPassage = Pick<Passage, 'heading' | 'blocks'> & { id: string };

/**
 * The text of a guide as a page: for formats that a browser cannot show. Each passage has its id as an anchor. Of a text longer
 * than `most` passages it shows so many, and says that there is more.
 */
export function renderPassages(title: string, passages: readonly ShownPassage[], most: number): string {
  let heading: string | null = null;
  const sections = passages.slice(0, most).map((passage) => {
    const headed =
      passage.heading !== null && passage.heading !== heading ? `<h2>${escapeHtml(passage.heading)}</h2>` : '';
    heading = passage.heading;
    return `<section id="passage-${passage.id}">${headed}${passage.blocks.map(renderBlock).join('')}</section>`;
  });
  const more = passages.length > most ? '<p><em>This guide goes on: the reader shows all of its text.</em></p>' : '';
  return htmlPage(title, `<h1>${escapeHtml(title)}</h1>${sections.join('')}${more}`);
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      // The heading of the passage itself stands above it.
      return block.range === null ? '' : `<h3>${escapeHtml(block.text)}</h3>`;
    case 'paragraph':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;
    case 'table':
      return renderTable(block);
    default:
      return block satisfies never;
  }
}

function renderTable({ caption, cells, heads, rows }: Table): string {
  const titled = caption === null ? '' : `<caption>${escapeHtml(caption)}</caption>`;
  const lines = Array.from({ length: rows }, (_, row) => {
    const name = row < heads ? 'th' : 'td';
    let next = 0;
    const own = cells
      .filter((cell) => cell.row === row)
      .map(({ text, column, columns, rows: high }) => {
        const empty = `<${name}></${name}>`.repeat(Math.max(0, column - reached(cells, row, column, next)));
        next = column + columns;
        return `${empty}<${name}${spanOf('colspan', columns)}${spanOf('rowspan', high)}>${escapeHtml(text)}</${name}>`;
      });
    return `<tr>${own.join('')}</tr>`;
  });
  return `<table>${titled}${lines.join('')}</table>`;
}

/** How far to the right a row is taken from a column on, by cells that reach down into it, before a given column. */
function reached(cells: readonly Cell[], row: number, before: number, from: number): number {
  const above = cells.filter(
    (cell) => cell.row < row && cell.row + cell.rows > row && cell.column >= from && cell.column < before,
  );
  return from + above.reduce((sum, { columns }) => sum + columns, 0);
}

const spanOf = (name: string, span: number): string => (span > 1 ? ` ${name}="${span}"` : '');
