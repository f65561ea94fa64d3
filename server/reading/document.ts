/** Characters of a text, from the first one up to and without the one at `to`. */
export interface Range {
  from: number;
  to: number;
}

/** A rectangle on a page, in points from its top left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A cell of a table that has text: the first row and column that it stands in, and how many of them it covers. */
export interface Cell {
  /** On one line, never empty. */
  text: string;
  row: number;
  column: number;
  rows: number;
  columns: number;
  /** Where the text says it first; null where it does not, as a head that is carried on from the part before. */
  range: Range | null;
}

export interface Table {
  kind: 'table';
  caption: string | null;
  /** How many of its first rows are heads; 0 where none is known. */
  heads: number;
  /** In the order of their rows, those of a row from left to right. */
  cells: readonly Cell[];
  rows: number;
  columns: number;
  /** The lines that it is in the text. */
  range: Range | null;
  /** Where it stands on its page, where that is known. */
  box: Box | null;
}

export interface Heading {
  kind: 'heading';
  text: string;
  /** 1 is the highest, 6 the lowest. */
  level: number;
  /** Null where it is above the text: the heading of the section or passage. */
  range: Range | null;
}

export interface Paragraph {
  kind: 'paragraph';
  text: string;
  range: Range;
}

export interface ListItem {
  /** Without its mark. */
  text: string;
  range: Range;
}

export interface List {
  kind: 'list';
  items: readonly ListItem[];
  range: Range;
}

/** What a document is made of, whatever its format. Ranges are characters of the section's or the passage's text. */
export type Block = Heading | Paragraph | List | Table;

/** The text under one heading. Paragraphs, items and rows of tables are lines; the cells of a row are joined by ` | `. */
export interface Section {
  heading: string | null;
  /** Of the heading; 0 where there is none. */
  level: number;
  text: string;
  tables: readonly Table[];
}

/** One page of a document, counted from 1. A format without pages has one. */
export interface Page {
  page: number;
  sections: readonly Section[];
}

/** What could be read from a document. */
export interface Extraction {
  type: 'pdf' | 'doc' | 'docx' | 'txt' | 'html';
  /** The title that the document itself states, where it does. */
  title: string | null;
  pages: readonly Page[];
}

/** A document that cannot become a guide. The message is one sentence for the person who imports it. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}
