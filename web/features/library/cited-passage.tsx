import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../lib/query.ts';
import { PassageText } from '../../ui/passage-text.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

/**
 * The passage that led to a locked guide, through the free preview. It is fetched once: previews are counted. Where none
 * is left, or the passage is gone, nothing is shown.
 */
export function CitedPassage({ documentId, passageId }: { documentId: string; passageId: string }) {
  const preview = useQuery({
    ...queryOf('GET /api/documents/{documentId}/preview/{passageId}', { params: { documentId, passageId } }),
    retry: false,
    retryOnMount: false,
  });
  if (preview.isError) return null;
  return (
    <section
      aria-label="Cited passage"
      className="mt-2 w-full max-w-reading min-w-0 border-l-2 border-hue bg-hue-wash px-4 py-3 text-left"
    >
      {preview.data ? (
        <>
          <p className="figures mb-1 text-small text-soft">page {preview.data.page} · free preview</p>
          {preview.data.heading === null ? null : <h2 className="font-strong">{preview.data.heading}</h2>}
          <PassageText text={preview.data.text} />
        </>
      ) : (
        <SkeletonLines label="Loading the passage…" />
      )}
    </section>
  );
}
