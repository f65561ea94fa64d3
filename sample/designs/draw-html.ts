import { enrollmentOf } from '../calendar.ts';
import { type DrawnGuide, type DrawnPassage, type Run, runsOf } from '../file-lines.ts';
import { markOf, paletteOf } from './palette.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Writes a guide as a page of an employer's intranet. */
export function drawHtml(guide: DrawnGuide): string {
  const { title, employer, passages, by } = guide;
  const chapters = passages.filter(({ level, starts }) => level === 1 && starts);
  const links = chapters.map(({ heading }, at) => `<li><a href="#part-${at}">${escape(heading)}</a></li>`);
  let at = -1;
  const sections = passages.map((passage) => {
    if (passage.level === 1 && passage.starts) at += 1;
    return section(passage, at);
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>
<meta name="author" content="${escape(employer)}"><style>${style(guide)}</style></head>
<body>
<header>${mark(employer)}<strong>${escape(employer)}</strong></header>
<nav aria-label="On this page"><ul>${links.join('')}</ul></nav>
<main>
<h1>${escape(title)}</h1>
${sections.join('\n')}
</main>
<footer>${escape(by.legalName)}, ${escape(by.town)}, ${by.state}. Last updated ${enrollmentOf(by.number, guide.planYear).written}.</footer>
</body>
</html>
`;
}

/** The mark of an employer, light on the ground of the header. */
function mark(employer: string): string {
  const { second } = paletteOf(employer);
  const paths = markOf(employer).map(({ path, isMain }) => `<path d="${path}" fill="${isMain ? '#fff' : second}"/>`);
  return `<svg viewBox="0 0 40 40" width="32" height="32" aria-hidden="true">${paths.join('')}</svg>`;
}

function section({ heading, level, starts, text }: DrawnPassage, at: number): string {
  const id = level === 1 ? ` id="part-${at}"` : '';
  const headed = starts ? `<h${level + 1}${id}>${escape(heading)}</h${level + 1}>\n` : '';
  return `<section>\n${headed}${runsOf(text).map(htmlRun).join('\n')}\n</section>`;
}

function htmlRun(run: Run): string {
  switch (run.kind) {
    case 'paragraph':
      return `<p>${escape(run.text)}</p>`;
    case 'list':
      return `<ul>${run.items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
    case 'table':
      return `<table>${run.rows.map(htmlRow).join('')}</table>`;
    default:
      return run satisfies never;
  }
}

const htmlRow = (row: readonly string[], at: number): string => {
  const name = at === 0 ? 'th' : 'td';
  return `<tr>${row.map((cell) => `<${name}>${escape(cell)}</${name}>`).join('')}</tr>`;
};

function style({ employer, by }: DrawnGuide): string {
  const { main, second, tint } = paletteOf(employer);
  const face = by.number % 2 === 0 ? 'Georgia, serif' : '"Segoe UI", Arial, sans-serif';
  return [
    `body{margin:0;font:16px/1.55 ${face};color:#1f2733;background:#f4f5f7}`,
    `header{display:flex;align-items:center;gap:12px;background:${main};color:#fff;padding:12px 24px;border-bottom:4px solid ${second};font-size:20px}`,
    'nav{background:#fff;border-bottom:1px solid #d9dde3;padding:8px 24px}nav ul{display:flex;flex-wrap:wrap;gap:4px 18px;margin:0;padding:0;list-style:none}',
    `nav a{color:${main};text-decoration:none;font-size:14px}`,
    'main{max-width:860px;margin:20px auto;padding:12px 28px 32px;background:#fff}',
    `h1{color:${main};line-height:1.2}h2{color:${main};border-bottom:2px solid ${second};padding-bottom:4px;margin-top:32px}h3{color:${main}}`,
    'table{border-collapse:collapse;width:100%;margin:14px 0;overflow-wrap:anywhere}th,td{border:1px solid #d9dde3;padding:7px 10px;text-align:left}',
    `th{background:${main};color:#fff}tr:nth-child(odd) td{background:${tint}}`,
    // On a phone a table of three plans has room as well.
    '@media(max-width:600px){main{padding:8px 16px 24px}th,td{padding:5px 6px;font-size:13px}}',
    'footer{text-align:center;color:#6b7280;font-size:13px;padding:16px}',
  ].join('');
}
