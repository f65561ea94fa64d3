import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { SearchResult } from '../../../contract/vision.ts';
import { queryOf } from '../../lib/query.ts';
import { isUnauthorized, messageOf, RequestError } from '../../lib/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { EyeIcon } from '../../ui/icons/things.tsx';
import { PassageText } from '../../ui/passage-text.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { StatedLine } from '../../ui/stated-line.tsx';

interface PassagePreviewProps {
  result: SearchResult;
  /** What stands in the place of the passage until it is asked for. */
  children: ReactNode;
}

/** The passage that matched, free to read before the guide is unlocked. Fetched when it is asked for: they are counted. */
export function PassagePreview({ result, children }: PassagePreviewProps) {
  const [open, setOpen] = useState(false);
  const params = { documentId: result.id, passageId: result.passageId };
  const preview = useQuery({
    ...queryOf('GET /api/documents/{documentId}/preview/{passageId}', { params }),
    enabled: open,
  });
  const stated = useQuery({
    ...queryOf('GET /api/documents/{documentId}/stated', { params: { documentId: result.id } }),
    enabled: open,
  });
  if (!open) {
    return (
      <>
        {children}
        <Button
          kind="quiet"
          size="small"
          icon={<EyeIcon size={16} />}
          className="mt-1 -ml-3"
          onClick={() => setOpen(true)}
        >
          Read this passage
        </Button>
      </>
    );
  }
  return (
    <div className="mt-3 max-w-reading border-l-2 border-hue-line pl-4" aria-live="polite">
      {preview.isPending ? <SkeletonLines label="Loading the passage…" /> : null}
      {preview.isError && !isUnauthorized(preview.error) ? (
        <p className="text-small text-soft">
          {preview.error instanceof RequestError && preview.error.code === 'guide_locked'
            ? 'No free passages of this guide are left. View the document to read on.'
            : messageOf(preview.error, 'The passage could not be loaded.')}
        </p>
      ) : null}
      {preview.data ? (
        <>
          {preview.data.heading === null ? null : <p className="font-strong">{preview.data.heading}</p>}
          <PassageText text={preview.data.text} />
          <p className="figures mt-1.5 text-small text-soft">
            Page {preview.data.page}
            {preview.data.unlocked ? '' : ` · free preview, ${left(preview.data.previewsLeft)}`}
          </p>
        </>
      ) : null}
      <StatedLine stated={stated.data} className="mt-1.5" />
    </div>
  );
}

function left(count: number): string {
  if (count === 0) return 'the last of this guide';
  return `${count} more of this guide`;
}
