import { marked } from 'marked';
import type { Extraction } from '../document.ts';
import { replaceTables } from '../text/pipe-tables.ts';
import { sectionsOfHtml } from '../html/read-html.ts';
import { hasFrontMatter, withoutFrontMatter } from './front-matter.ts';
import { withoutMenus } from './menus.ts';
import { partLines } from '../text/wrapped-lines.ts';

/**
 * Whether a text is written in Markdown: it has headings or tables of that form, whatever its name. A file of that name may
 * have those of HTML instead, or a head of settings.
 */
export function isMarkdown(text: string, name: string): boolean {
  // The rule of a table is looked for in two steps: no line of dashes, however long, is gone over again and again.
  const marks = (text.match(/^#{1,6} \S|^\|?[ :-]+\|/gm) ?? []).filter((mark) => /#|---/.test(mark)).length;
  if (!/\.(?:md|markdown)$/i.test(name)) return marks >= 2;
  return marks >= 1 || /<(?:h[1-6]|table|p|ul|ol|div)\b[^<>]{0,500}>/i.test(text) || hasFrontMatter(text);
}

/** Reads Markdown: front matter gives the title, template tags of site generators are dropped. */
export function readMarkdown(text: string): Extraction {
  const { title, body: whole } = withoutFrontMatter(text);
  const body = withoutMenus(whole)
    .replaceAll(/\{%[\s\S]{0,500}?%\}/g, '')
    .replaceAll(/\{\{[<%][\s\S]{0,500}?[%>]\}\}/g, '');
  const html = marked.parse(partLines(replaceTables(withFewMarks(body), drawTable)), { async: false, gfm: true });
  return { type: 'txt', title, pages: [{ page: 1, sections: sectionsOfHtml(html) }] };
}

/** No paragraph of a guide is emphasized more often. */
const MOST_MARKS = 1_000;

/**
 * The text, with marks of emphasis taken from paragraphs that hold masses of them: the parser compares each mark with all
 * before it. Marks that begin a line may be those of a list or a heading, and stay.
 */
function withFewMarks(text: string): string {
  return text
    .split(/(\n[ \t]*\n)/)
    .map((paragraph) => {
      const marks = paragraph.match(/[*_~]+/g)?.length ?? 0;
      return marks > MOST_MARKS ? paragraph.split('\n').map(withoutMarks).join('\n') : paragraph;
    })
    .join('');
}

function withoutMarks(line: string): string {
  const start = /^[ \t]*[*_~]*/.exec(line)?.[0] ?? '';
  return start + line.slice(start.length).replaceAll(/[*_~]+/g, '');
}

/** Tables as people write them, whose rows often have more or fewer cells than their head: a parser leaves those alone. */
function drawTable(rows: readonly (readonly string[])[], heads: number): string {
  const html = rows.map((cells, row) => {
    // A head without any word stands over nothing: such tables have their heads in a row of their own, or none.
    const name = row < heads && cells.some((cell) => cell !== '') ? 'th' : 'td';
    const drawn = cells.map((cell) => `<${name}>${marked.parseInline(cell, { async: false })}</${name}>`);
    return `<tr>${drawn.join('')}</tr>`;
  });
  return `\n\n<table>${html.join('')}</table>\n\n`;
}
