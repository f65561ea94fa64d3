import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fileAddress } from './fetch-original.ts';
import { findQuote } from './find-passage.ts';
import { failureOf, FailureState, type Failure } from './guide-failure.tsx';
import { highlight } from './highlights.ts';
import { failureInFrame, linkPressed, paintFrame, passKeysOn, zoomFrame } from './in-frame.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { readShownText } from './shown-text.ts';
import { useDocumentSearch } from './use-document-search.ts';
import type { Passage } from './use-guide.ts';
import type { GuideSearch } from './use-guide-search.ts';
import { plainShare, type Zoom } from './zoom.ts';

interface HtmlViewProps {
  documentId: string;
  title: string;
  passage: Passage | null;
  zoom: Zoom;
  search: GuideSearch;
  dark: boolean;
  /** An address out of the guide was pressed. */
  onOut: (url: string) => void;
  onText: () => void;
}

/** A web page or Word document as a page of safe HTML, in a frame that can run nothing and open nothing. */
export function HtmlView({ documentId, title, passage, zoom, search, dark, onOut, onText }: HtmlViewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inside, setInside] = useState<Document | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The address works for minutes only: it is asked for anew whenever the original is opened.
  const address = useQuery({
    queryKey: ['original', documentId, attempt],
    queryFn: () => fileAddress(documentId),
    gcTime: 0,
  });
  const out = useEffectEvent(onOut);

  useEffect(() => {
    if (inside === null) return;
    const strays = new AbortController();
    for (const press of ['click', 'auxclick'] as const) {
      inside.addEventListener(press, (event) => linkPressed(event, inside, out), { signal: strays.signal });
    }
    inside.addEventListener('keydown', (event) => passKeysOn(event, frame.current), { signal: strays.signal });
    return () => strays.abort();
  }, [inside]);

  const bring = (range: Range) => {
    const view = inside?.defaultView;
    const { top } = range.getBoundingClientRect();
    if (view && (top < 32 || top > view.innerHeight - 64)) view.scrollBy(0, top - view.innerHeight / 3);
  };
  const bringPassage = useEffectEvent(bring);
  useEffect(() => {
    if (inside === null || passage === null) return;
    const { nodes } = readShownText(inside.body);
    const pieces = nodes.map(({ data }) => data);
    const ranges = findQuote(pieces, passage.text, passage.quote).flatMap((index) => {
      const node = nodes[index];
      if (!node) return [];
      const range = inside.createRange();
      range.selectNodeContents(node);
      return [range];
    });
    if (ranges[0]) bringPassage(ranges[0]);
    return highlight(inside, 'quote', ranges);
  }, [passage, inside]);

  useDocumentSearch({
    search,
    root: inside?.body ?? null,
    isAhead: (range) => range.getBoundingClientRect().top >= 0,
    reveal: bring,
  });

  useEffect(() => {
    if (inside !== null) zoomFrame(inside, plainShare(zoom));
  }, [inside, zoom]);
  useEffect(() => {
    if (inside !== null) paintFrame(inside, dark);
  }, [inside, dark]);

  const failed = address.isError ? failureOf(address.error) : failure;
  if (failed !== null) {
    const retry = () => {
      setFailure(null);
      setInside(null);
      setAttempt(attempt + 1);
    };
    return <FailureState failure={failed} onRetry={retry} onText={onText} />;
  }
  const onLoad = () => {
    const loaded = frame.current?.contentDocument ?? null;
    const wrong = failureInFrame(loaded);
    // Between asking for the address and using it, it may have expired.
    if (wrong === 'expired' && attempt === 0) setAttempt(1);
    else if (wrong !== null) setFailure(wrong === 'expired' ? 'away' : wrong);
    else setInside(loaded);
  };
  return (
    <div className="relative h-full">
      {inside === null ? (
        <div className="absolute inset-0">
          <PageSkeleton />
        </div>
      ) : null}
      {address.data === undefined ? null : (
        <iframe
          ref={frame}
          key={address.data}
          title={title}
          src={address.data}
          sandbox="allow-same-origin"
          onLoad={onLoad}
          className={inside === null ? 'invisible h-full w-full' : 'h-full w-full bg-white'}
        />
      )}
    </div>
  );
}
