/** What a spreadsheet would take for a formula, wherever it came from. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell: a number as it is, a text so that every spreadsheet takes it for text. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table of comma-separated values, as RFC 4180 has it. The mark at its head tells spreadsheets that it is UTF-8. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}
