import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import type { SummaryForm } from './summary-form.ts';

const cellOf = (text: string, rowSpan = 1): TableCell => new TableCell({ rowSpan, children: [new Paragraph(text)] });
const rowOf = (texts: readonly string[]): TableRow => new TableRow({ children: texts.map((text) => cellOf(text)) });

/** Heads of the second table around those of the networks. */
const heads = (form: SummaryForm): string[] => [
  'Common Medical Event',
  'Services You May Need',
  ...form.networks,
  'Limitations, Exceptions, & Other Important Information',
];

/** Writes a form as a Word document: events are high cells, the second table is one. */
export async function writeSummary(form: SummaryForm): Promise<Uint8Array> {
  const events = form.events.flatMap(([event, services]) =>
    services.map((cells, at) => {
      const texts = cells.map((text) => cellOf(text));
      return new TableRow({ children: at === 0 ? [cellOf(event, services.length), ...texts] : texts });
    }),
  );
  const totals = ['Peg', 'Joe', 'Mia'].map((name, at) => [`The total ${name} would pay is`, form.examples[at] ?? '']);
  const children = [
    new Table({ rows: form.head.map(rowOf) }),
    new Paragraph('The Summary of Benefits and Coverage (SBC) document will help you choose a health plan.'),
    new Table({ rows: [rowOf(['Important Questions', 'Answers', 'Why This Matters:']), ...form.questions.map(rowOf)] }),
    new Paragraph('All copayment and coinsurance costs shown in this chart are after your deductible has been met.'),
    new Table({ rows: [rowOf(heads(form)), ...events] }),
    new Paragraph({ text: 'About these Coverage Examples:', heading: HeadingLevel.HEADING_1 }),
    new Table({ rows: [rowOf(totals.flat())] }),
  ];
  return Uint8Array.from(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes a form as a web page, with spans as its makers write them. */
export function summaryPage(form: SummaryForm): Uint8Array {
  const row = (texts: readonly string[], name = 'td'): string =>
    `<tr>${texts.map((text) => `<${name}>${escaped(text)}</${name}>`).join('')}</tr>`;
  const events = form.events.flatMap(([event, services]) =>
    services.map((cells, at) => {
      const high = at === 0 ? `<td rowspan="${services.length}">${escaped(event)}</td>` : '';
      return row(cells).replace('<tr>', `<tr>${high}`);
    }),
  );
  const html = `<!doctype html><html><head><title>Summary</title></head><body>
    ${form.head.map(([left, right]) => `<p>${escaped(left)}</p><p>${escaped(right)}</p>`).join('')}
    <p>This is only a summary.</p>
    <table>${row(['Important Questions', 'Answers', 'Why This Matters:'], 'th')}${form.questions.map((one) => row(one)).join('')}</table>
    <table>${row(heads(form), 'th')}${events.join('')}</table>
    ${['Peg', 'Joe', 'Mia'].map((name, at) => `<p>The total ${name} would pay is ${form.examples[at]}</p>`).join('')}
    </body></html>`;
  return new TextEncoder().encode(html);
}

/**
 * A form as it is copied into a text: each label on a line of its own, and beneath it its cells, in one line with bars between them or
 * a line each.
 */
export function summaryText(form: SummaryForm, cells: 'in one line' | 'a line each'): Uint8Array {
  const joint = cells === 'in one line' ? ' | ' : '\n';
  const services = form.events.flatMap(([event, rows]) => [
    `${event}:`,
    ...rows.map(([name = '', ...others]) => `${name}\n${others.join(joint)}`),
  ]);
  const parts = [
    ...form.head.map((line) => line.join('\n')),
    'This is only a summary.',
    ['Important Questions', 'Answers', 'Why This Matters:'].join(' '),
    ...form.questions.map((one) => one.join('\n')),
    heads(form).join(joint),
    ...services,
    ...['Peg', 'Joe', 'Mia'].map((name, at) => `The total ${name} would pay is ${form.examples[at]}`),
  ];
  return new TextEncoder().encode(parts.join('\n\n'));
}
