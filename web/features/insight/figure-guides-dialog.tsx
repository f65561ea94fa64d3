import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FigureCitation } from '../../../contract/insight.ts';
import { GUIDES_A_PAGE } from '../../../contract/limits.ts';
import { call } from '../../lib/call.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useTalk } from './talk-context.tsx';

interface FigureGuidesDialogProps {
  chatId: string;
  messageId: string;
  figure: FigureCitation;
  onClose: () => void;
}

/** All guides that a figure rests on: each opens in the reader, and a locked one can be unlocked at its price. */
export default function FigureGuidesDialog({ chatId, messageId, figure, onClose }: FigureGuidesDialogProps) {
  const { renderUnlock } = useTalk();
  const name = 'GET /api/chats/{chatId}/messages/{messageId}/figures/{marker}';
  const params = { chatId, messageId, marker: String(figure.marker) };
  const pages = useInfiniteQuery({
    queryKey: [name, params],
    queryFn: ({ pageParam, signal }) => call(name, { params, query: { offset: String(pageParam) }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (all.length * GUIDES_A_PAGE < last.total ? all.length * GUIDES_A_PAGE : undefined),
  });
  const guides = pages.data?.pages.flatMap((page) => page.guides) ?? [];
  const total = pages.data?.pages[0]?.total ?? 0;
  return (
    <Dialog title={figure.title} description={figure.peers} tool="insight" width="wide" onClose={onClose}>
      {pages.isPending ? <SkeletonLines label="Loading the guides…" /> : null}
      {pages.isError ? (
        <ErrorState title="The guides could not be loaded" onRetry={() => void pages.refetch()}>
          Please try again.
        </ErrorState>
      ) : null}
      {pages.isSuccess && guides.length === 0 ? (
        <p className="text-soft">The guides of this figure have left the library since.</p>
      ) : null}
      <ul aria-label="Guides behind the figure" className="divide-y divide-line border-y border-line empty:hidden">
        {guides.map(({ guideId, employer, title, planYear, sample }) => (
          <li key={guideId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <Link
              to={paths.reader}
              params={{ documentId: guideId }}
              preload={false}
              className="min-w-0 grow basis-56 py-1 text-ink underline decoration-line underline-offset-2 hover:decoration-hue"
            >
              {employer}
              {planYear === null ? '' : `, ${planYear}`}
            </Link>
            {sample ? <Badge>Sample</Badge> : null}
            {renderUnlock({ documentId: guideId, title })}
          </li>
        ))}
      </ul>
      <ShowMore
        shown={guides.length}
        total={total}
        onMore={() => (pages.isFetchingNextPage ? undefined : void pages.fetchNextPage())}
        className="mt-3"
      />
    </Dialog>
  );
}
