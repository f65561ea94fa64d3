import { useEffect, useState } from 'react';
import type { LoadedPage } from './load-pdf.ts';
import { leadsOut } from './leads-out.ts';

interface PdfLink {
  /** In percent of the page: left, top, width, height. */
  box: readonly [number, number, number, number];
  /** Where it leads out of the guide; null when it leads to a place within. */
  url: string | null;
  destination: unknown;
}

interface PdfLinksProps {
  page: LoadedPage;
  /** An address out of the guide was pressed. */
  onOut: (url: string) => void;
  /** A place within the guide was pressed; see `LoadedPdf.pageOfLink`. */
  onWithin: (destination: unknown) => void;
}

/** The links of a page, over its text. None of them leads anywhere by itself. */
export function PdfLinks({ page, onOut, onWithin }: PdfLinksProps) {
  const [links, setLinks] = useState<readonly PdfLink[]>([]);
  useEffect(() => {
    let left = false;
    const read = async () => {
      const found = await linksOf(page);
      if (!left) setLinks(found);
    };
    // A page whose links cannot be read is read without them.
    read().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [page]);
  return links.map(({ box: [left, top, width, height], url, destination }, index) => (
    <button
      key={index}
      type="button"
      aria-label={url === null ? 'Link to another place in this guide' : `Link to ${url}`}
      onClick={() => (url === null ? onWithin(destination) : onOut(url))}
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
      className="absolute rounded-[2px] transition-colors hover:bg-[oklch(60%_0.15_258/0.14)]"
    />
  ));
}

async function linksOf({ proxy, width, height }: LoadedPage): Promise<PdfLink[]> {
  const viewport = proxy.getViewport({ scale: 1 });
  const annotations: Record<string, unknown>[] = await proxy.getAnnotations({ intent: 'display' });
  return annotations.flatMap(({ subtype, rect, url, dest }) => {
    if (subtype !== 'Link' || !Array.isArray(rect)) return [];
    const out = typeof url === 'string' && leadsOut(url) ? url : null;
    if (out === null && (dest === null || dest === undefined)) return [];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle(rect).map(Number);
    const box = [
      (100 * Math.min(x1, x2)) / width,
      (100 * Math.min(y1, y2)) / height,
      (100 * Math.abs(x2 - x1)) / width,
      (100 * Math.abs(y2 - y1)) / height,
    ] as const;
    return [{ box, url: out, destination: dest }];
  });
}
