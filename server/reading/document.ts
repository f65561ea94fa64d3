/** A rectangle on a page, in points from its top left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A cell of a table: its text on one line, the first row and column that it stands in, and how many it covers. */
export interface Cell {
  text: string;
  row: number;
  column: number;
  rows: number;
  columns: number;
  box: Box | null;
}

export interface Heading {
  kind: 'heading';
  text: string;
  /** 1 is the highest. */
  level: number;
  box: Box | null;
}

export interface Paragraph {
  kind: 'paragraph';
  text: string;
  box: Box | null;
}

/** A table with the number of its rows and columns; cells that are missing were not drawn. */
export interface Table {
  kind: 'table';
  cells: readonly Cell[];
  rows: number;
  columns: number;
  box: Box | null;
}

export type Block = Heading | Paragraph | Table;
