import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../lib/query.ts';
import { isUnauthorized, messageOf, RequestError } from '../../lib/request-error.ts';
import { PassageText } from '../../ui/passage-text.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { markWords } from './marked-words.tsx';
import { marksOf } from './passage-marks.ts';

interface PreviewedPassageProps {
  documentId: string;
  passageId: string;
  /** What the result shows: of the passage, the same is marked. */
  snippet: string;
}

/** One passage that is free to read, its page, and how many more of the guide are. */
export function PreviewedPassage({ snippet, ...params }: PreviewedPassageProps) {
  const preview = useQuery({
    ...queryOf('GET /api/documents/{documentId}/preview/{passageId}', { params }),
    // How many more there are has changed once another was read; the same one again is not counted.
    staleTime: 0,
  });
  if (preview.isPending) return <SkeletonLines label="Loading the passage…" />;
  if (preview.isLoadingError) {
    if (isUnauthorized(preview.error)) return null;
    const isUsedUp = preview.error instanceof RequestError && preview.error.code === 'guide_locked';
    return (
      <p className="text-small text-soft">
        {isUsedUp ? (
          'No free passages of this guide are left. View the document to read on.'
        ) : (
          <>
            {messageOf(preview.error, 'The passage could not be loaded.')}{' '}
            <button type="button" className="text-link" onClick={() => void preview.refetch()}>
              Try again
            </button>
          </>
        )}
      </p>
    );
  }
  const { heading, text, page, unlocked, previewsLeft } = preview.data;
  const isMarked = marksOf({ text, heading }, snippet);
  return (
    <>
      {heading === null ? null : <p className="font-strong">{heading}</p>}
      <PassageText text={text} show={(said, piece) => markWords(said, (number) => isMarked(piece, number))} />
      <p className="figures mt-1.5 text-small text-soft">
        Page {page}
        {unlocked ? '' : ` · free preview, ${left(previewsLeft)}`}
      </p>
    </>
  );
}

function left(count: number): string {
  return count === 0 ? 'the last of this guide' : `${count} more of this guide`;
}
