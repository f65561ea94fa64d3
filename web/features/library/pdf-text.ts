import type { PDFPageProxy } from 'pdfjs-dist';
import { foldPieces, type Piece } from './search-text.ts';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type TextItem = Extract<TextContent['items'][number], { str: string }>;

/** The text of a page of a PDF, small enough to be kept for every page. */
export interface PdfText {
  pieces: readonly Piece[];
  /** The pieces as one text to search; see `foldPieces`. */
  folded: string;
  /** Where each piece begins on the page: left and bottom of its line, in points from the upper left corner. */
  spots: Float32Array;
}

export const NO_TEXT: PdfText = { pieces: [], folded: '', spots: new Float32Array() };

const isText = (item: TextContent['items'][number]): item is TextItem => 'str' in item;

/** The pieces of a page's text, in the order in which pdf.js lays them over the page. */
export const piecesOf = ({ items }: TextContent): Piece[] =>
  items.filter(isText).map(({ str, hasEOL }) => ({ text: str, ends: hasEOL }));

/** Reads the text of a page. */
export async function readPdfText(page: PDFPageProxy): Promise<PdfText> {
  const content = await page.getTextContent();
  const viewport = page.getViewport({ scale: 1 });
  const pieces = piecesOf(content);
  const spots = content.items.filter(isText).flatMap(({ transform }) => {
    const [x = 0, y = 0] = viewport.convertToViewportPoint(Number(transform[4]), Number(transform[5]));
    return [x, y];
  });
  return { pieces, folded: foldPieces(pieces).folded, spots: Float32Array.from(spots) };
}
