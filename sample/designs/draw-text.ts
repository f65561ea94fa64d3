import { enrollmentOf } from '../calendar.ts';
import { byPage, type DrawnGuide, type Run, runsOf } from '../file-lines.ts';

/** Writes a guide as a memo in plain text: pages end with form feeds, the cells of a row stand four spaces apart. */
export function drawTxt(guide: DrawnGuide): string {
  const { title, by, passages, pageCount, planYear } = guide;
  const head = [
    by.legalName.toUpperCase(),
    'MEMORANDUM',
    '',
    'TO:       All benefits-eligible employees',
    `FROM:     ${by.contact.team.replace(/^the /, '')}, ${by.town}, ${by.state}`,
    `DATE:     ${enrollmentOf(by.number, planYear).written}`,
    `SUBJECT:  ${title}`,
    '='.repeat(72),
  ].join('\n');
  const pages = Array.from({ length: pageCount }, (_, at) =>
    byPage(passages, at + 1)
      .map(({ heading, level, starts, text }) => {
        const headed = starts ? [level === 1 ? `${heading}\n${'-'.repeat(heading.length)}` : heading] : [];
        return [...headed, ...runsOf(text).map(txtRun)].join('\n\n');
      })
      .join('\n\n'),
  );
  return `${head}\n\n${pages.join('\n\f')}\n`;
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
