import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loader.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { markInDocument } from './mark-in-document.ts';
import { fileAddress, type Passage } from './use-guide.ts';

interface HtmlViewProps {
  documentId: string;
  title: string;
  passage: Passage | null;
  onText: () => void;
}

/** An imported web page, in a frame that can run nothing. */
export function HtmlView({ documentId, title, passage, onText }: HtmlViewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  // The address works for minutes only: it is asked for anew whenever the original is opened.
  const address = useQuery({
    queryKey: ['original', documentId],
    queryFn: () => fileAddress(documentId),
    gcTime: 0,
  });
  useEffect(() => {
    const inside = loaded === null ? null : frame.current?.contentDocument;
    if (inside && passage) markInDocument(inside, passage);
  }, [passage, loaded]);
  if (address.isError) {
    return (
      <ErrorState title="The original could not be loaded" onRetry={() => void address.refetch()}>
        <Button kind="quiet" onClick={onText}>
          Read its text
        </Button>
      </ErrorState>
    );
  }
  if (address.data === undefined) return <Loading className="h-full" />;
  return (
    <iframe
      ref={frame}
      title={title}
      src={address.data}
      sandbox="allow-same-origin"
      onLoad={() => setLoaded(address.data)}
      className="h-full w-full bg-white"
    />
  );
}
