import { TextLayer } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findQuote } from './find-passage.ts';
import { highlight } from './highlights.ts';
import type { LoadedPage } from './load-pdf.ts';
import { piecesOf } from './pdf-text.ts';
import { foldPieces, rangeOfHit, type Hit, type Piece } from './search-text.ts';
import type { Passage } from './use-guide.ts';

/** The text is laid out once, at a scale at which letters are measured well; the styles scale it. */
const MEASURED_AT = 1.5;

interface Layer {
  pieces: readonly Piece[];
  divs: readonly HTMLElement[];
}

export interface PdfMarks {
  /** The cited passage, when it is on this page. */
  passage: Passage | null;
  /** What a search has found on this page. */
  hits: readonly Hit[];
  /** The one of them that is current. */
  currentHit: Hit | null;
  /** Called with the first line of the passage, once it can be seen. */
  onMarked: (line: HTMLElement) => void;
}

/** The words of a page over its picture: unseen, but they can be selected, read out and marked. */
export function PdfTextLayer({ page, passage, hits, currentHit, onMarked }: PdfMarks & { page: LoadedPage }) {
  const box = useRef<HTMLDivElement>(null);
  const [layer, setLayer] = useState<Layer | null>(null);
  const marked = useEffectEvent(onMarked);
  const words = passage?.text ?? null;
  const quote = passage?.quote ?? null;

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let left = false;
    let text: TextLayer | undefined;
    const lay = async () => {
      const content = await page.proxy.getTextContent();
      if (left) return;
      const container = document.createElement('div');
      container.className = 'pdf-text';
      element.replaceChildren(container);
      const viewport = page.proxy.getViewport({ scale: MEASURED_AT });
      text = new TextLayer({ textContentSource: content, container, viewport });
      await text.render();
      setLayer({ pieces: piecesOf(content), divs: text.textDivs });
    };
    // Scrolling past a page cancels its text too; a page whose text cannot be read shows its picture.
    lay().catch(() => undefined);
    return () => {
      left = true;
      text?.cancel();
    };
  }, [page]);

  useEffect(() => {
    if (layer === null || words === null) return;
    const strings = layer.pieces.map(({ text }) => text);
    const lines = findQuote(strings, words, quote).map((index) => layer.divs[index]);
    for (const line of lines) line?.classList.add('cited');
    if (lines[0]) marked(lines[0]);
    return () => {
      for (const line of lines) line?.classList.remove('cited');
    };
  }, [layer, words, quote]);

  useEffect(() => {
    const ranges = layer === null || hits.length === 0 ? [] : rangesOf(layer, hits);
    return highlight(document, 'found', ranges);
  }, [layer, hits]);

  useEffect(() => {
    const ranges = layer === null || currentHit === null ? [] : rangesOf(layer, [currentHit]);
    return highlight(document, 'current', ranges);
  }, [layer, currentHit]);

  return <div ref={box} />;
}

function rangesOf({ pieces, divs }: Layer, hits: readonly Hit[]): StaticRange[] {
  const text = foldPieces(pieces);
  return hits.flatMap((hit) => {
    const { startPiece, startOffset, endPiece, endOffset } = rangeOfHit(text, hit);
    const [startContainer, endContainer] = [divs[startPiece]?.firstChild, divs[endPiece]?.firstChild];
    if (!startContainer || !endContainer) return [];
    return [new StaticRange({ startContainer, startOffset, endContainer, endOffset })];
  });
}
