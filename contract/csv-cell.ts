/** What a spreadsheet takes for a formula, wherever it came from, or for the end of a cell. */
const STARTS_FORMULA = /^[=+\-@\t\r]/;

/** Text that no spreadsheet computes: what would be taken for a formula is led by a quotation mark. */
export const safeText = (text: string): string => (STARTS_FORMULA.test(text) ? `'${text}` : text);

/** A cell of comma-separated values, as RFC 4180 has it: a number as it is, a text so that it stays one. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = safeText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
