/** A cell of a sheet's table: its text, and how many columns it covers. */
export interface SheetCell {
  text: string;
  columns: number;
}

export type SheetPart =
  | { kind: 'heading' | 'text'; text: string }
  | { kind: 'table'; heads: number; columns: number; rows: readonly (readonly SheetCell[])[] };

/**
 * Reads a sheet of `sheets/`: Markdown in which `<` is the rest of the cell before it, and a row of one cell goes across its
 * table. Rows before the line of dashes are heads.
 */
export function parseSheet(text: string): SheetPart[] {
  const parts: SheetPart[] = [];
  for (const block of text.trim().split(/\n{2,}/)) {
    const lines = block.split('\n');
    if (lines.length > 1 && block.startsWith('|')) parts.push(tableOf(lines));
    else if (block.startsWith('#')) parts.push({ kind: 'heading', text: block.replace(/^#+ /, '') });
    else parts.push({ kind: 'text', text: block });
  }
  return parts;
}

function tableOf(lines: readonly string[]): SheetPart {
  const heads = lines.findIndex((line) => /^[|-]+$/.test(line));
  const columns = (lines[heads]?.split('|').length ?? 2) - 2;
  const rows = lines
    .filter((_, at) => at !== heads)
    .map((line) => {
      const cells: SheetCell[] = [];
      const texts = line
        .split('|')
        .slice(1, -1)
        .map((text) => text.trim());
      for (const text of texts) {
        const last = cells.at(-1);
        if (text === '<' && last !== undefined) last.columns += 1;
        else cells.push({ text, columns: texts.length === 1 ? columns : 1 });
      }
      return cells;
    });
  return { kind: 'table', heads, columns, rows };
}
