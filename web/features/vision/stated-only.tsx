import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../lib/query.ts';
import { StatedLine } from '../../ui/stated-line.tsx';

/** In the place of a passage, where the person has seen as many of a locked guide as are free: what the guide states. */
export function StatedOnly({ documentId }: { documentId: string }) {
  const stated = useQuery(queryOf('GET /api/documents/{documentId}/stated', { params: { documentId } }));
  return (
    <div className="mt-2 max-w-reading">
      <p className="text-small text-soft">
        You have seen all free passages of this guide. View the document to read on.
      </p>
      <StatedLine stated={stated.data} className="mt-1.5" />
    </div>
  );
}
