/** How wide a letter is on average at the size of a chart's labels, in pixels. */
const LETTER = 6.9;

/** Room for names of groups at the left: as much as they need, at most two fifths. */
export const labelWidth = (labels: readonly string[], width: number): number =>
  Math.round(Math.min(Math.max(...labels.map((label) => label.length), 4) * LETTER + 16, width * 0.4));

/** A name as it fits; the whole of it is read out, and stands in the table. */
export function shortened(label: string, width: number): string {
  const most = Math.max(4, Math.floor((width - 12) / LETTER));
  return label.length <= most ? label : `${label.slice(0, most - 1)}…`;
}
