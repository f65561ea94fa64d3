/** A run of text under one heading. Paragraphs and table rows are lines; the cells of a row are joined by ` | `. */
export interface Block {
  heading: string | null;
  text: string;
}

/** One page of a document, counted from 1. A format without pages has one. */
export interface Page {
  page: number;
  blocks: Block[];
}

/** What could be read from a document. */
export interface Extraction {
  type: 'pdf' | 'doc' | 'docx' | 'txt' | 'html';
  /** The title that the document itself states, where it does. */
  title: string | null;
  pages: Page[];
}

/** A document that cannot become a guide. The message is one sentence for the person who imports it. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}
