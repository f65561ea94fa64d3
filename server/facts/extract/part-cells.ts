const seam = /(?<=[a-z)%*\d]) (?=\$\d|\d{1,3}%)/g;
const goesOn =
  /(?:\b(?:to|of|and|or|up|then|plus|is|at|than|first|least|most|under|over|per|by|for|max|maximum|individual|family|person|single|only)|[-/,:;&+])$/;

/** Cells that a narrow page ran together ("10% after deductible $30 copay") are parted where that makes the row whole. */
export function parted<Cells extends { label: string; labelOriginal: string; cells: readonly string[] }>(
  row: Cells,
  width: number,
): Cells {
  const lacking = width - row.cells.length;
  if (lacking <= 0 || lacking > 3) return row;
  const parts = [row.label, ...row.cells].map((cell, at) => splitSeams(cell, at === 0));
  const total = parts.reduce((sum, cells) => sum + cells.length - 1, 0);
  if (total !== lacking) return row;
  const [label = row.label, ...cells] = parts.flat();
  return { ...row, label, labelOriginal: row.labelOriginal.slice(0, label.length), cells };
}

function splitSeams(cell: string, isLabel: boolean): string[] {
  const places = Array.from(cell.matchAll(seam), ({ index }) => index).filter((at) => !goesOn.test(cell.slice(0, at)));
  const used = isLabel ? places.slice(0, 1) : places;
  return [...used, cell.length].map((to, at) => cell.slice(at === 0 ? 0 : (used[at - 1] ?? 0) + 1, to));
}
