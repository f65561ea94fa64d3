import { byPage, type DrawnGuide, type DrawnPassage, type Run, runsOf } from './file-lines.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Writes a guide as a web page. */
export function drawHtml(guide: DrawnGuide, passages: readonly DrawnPassage[]): string {
  const sections = passages.map(
    ({ heading, text }) =>
      `<section>\n${heading === null ? '' : `<h2>${escape(heading)}</h2>\n`}${runsOf(text).map(htmlRun).join('\n')}\n</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escape(guide.title)}</title><meta name="author" content="${escape(guide.employer)}"></head>
<body>
<main>
<h1>${escape(guide.title)}</h1>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

function htmlRun(run: Run): string {
  switch (run.kind) {
    case 'paragraph':
      return `<p>${escape(run.text)}</p>`;
    case 'list':
      return `<ul>${run.items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
    case 'table':
      return `<table>${run.rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
    default:
      return run satisfies never;
  }
}

/** Writes a guide as plain text: pages end with form feeds, the cells of a row stand four spaces apart. */
export function drawTxt(guide: DrawnGuide, passages: readonly DrawnPassage[]): string {
  const pages = byPage(passages, guide.pageCount).map((here) =>
    here
      .map(({ heading, text }) => {
        const headed = heading === null ? [] : [`${heading}\n${'-'.repeat(heading.length)}`];
        return [...headed, ...runsOf(text).map(txtRun)].join('\n\n');
      })
      .join('\n\n'),
  );
  return `${guide.title}\n${'='.repeat(guide.title.length)}\n\n${pages.join('\n\f')}\n`;
}

function txtRun(run: Run): string {
  if (run.kind === 'paragraph') return run.text;
  if (run.kind === 'list') return run.items.map((item) => `• ${item}`).join('\n');
  const widths = run.rows.reduce<number[]>(
    (most, row) => row.map((cell, at) => Math.max(cell.length, most[at] ?? 0)),
    [],
  );
  return run.rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd((widths[at] ?? 0) + 4))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
