import { useEffect, useState } from 'react';
import { fetchOriginal } from './fetch-original.ts';
import { failureOf, type Failure } from './guide-failure.tsx';
import { loadPdf, type LoadedPdf } from './load-pdf.ts';

/** An original on its way: the share of it that has arrived, the PDF once it can be drawn, or why it cannot. */
interface PdfState {
  share: number;
  pdf: LoadedPdf | null;
  failure: Failure | null;
}

const ON_ITS_WAY: PdfState = { share: 0, pdf: null, failure: null };

/** Fetches and opens the PDF of a guide, whole: then nothing that happens to its address later interrupts the reading. */
export function usePdf(documentId: string): PdfState {
  const [state, setState] = useState(ON_ITS_WAY);

  useEffect(() => {
    const leaving = new AbortController();
    let opened: LoadedPdf | undefined;
    const open = async () => {
      // Whole percents only: each draws the screen again.
      const onProgress = (share: number) => setState((now) => ({ ...now, share: Math.floor(share * 100) / 100 }));
      const pdf = await loadPdf(await fetchOriginal(documentId, leaving.signal, onProgress));
      if (leaving.signal.aborted) pdf.destroy();
      else {
        opened = pdf;
        setState({ share: 1, pdf, failure: null });
      }
    };
    open().catch((error: unknown) => {
      if (!leaving.signal.aborted) setState({ share: 0, pdf: null, failure: failureOf(error) });
    });
    return () => {
      leaving.abort();
      opened?.destroy();
    };
  }, [documentId]);

  return state;
}
