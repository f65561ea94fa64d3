import { useState } from 'react';
import type { Guide } from '../../../contract/library.ts';
import type { ReaderView } from './reader-bar.tsx';
import { plainShare, type Zoom } from './zoom.ts';

/** What a browser can show as it was published. */
const ORIGINALS: ReadonlySet<Guide['type']> = new Set(['pdf', 'html', 'web', 'docx']);

/** How a guide is shown: its original or its text, how large, and in how many pages. */
export function useView({ type, pageCount }: Guide) {
  const [view, setView] = useState<ReaderView>('original');
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [pdfShare, setPdfShare] = useState(1);
  const [count, setCount] = useState(pageCount);
  const hasOriginal = ORIGINALS.has(type);
  const shown = hasOriginal ? view : 'text';
  /** Whether the pages of a PDF are drawn: they can be fitted, and have small pictures. */
  const drawn = type === 'pdf' && shown === 'original';
  const share = drawn ? pdfShare : plainShare(zoom);
  return { hasOriginal, shown, drawn, zoom, share, count, setView, setZoom, setPdfShare, setCount };
}
