import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch as useAddress } from '@tanstack/react-router';
import { useState } from 'react';
import type { Fact } from '../../contract/facts.ts';
import { LockedGuide } from '../features/library/locked-guide.tsx';
import { OpenGuide } from '../features/library/open-guide.tsx';
import { factKey, useGuide } from '../features/library/use-guide.ts';
import { ReportIcon } from '../features/reports/report-icon.tsx';
import { useCreditCosts } from '../features/settings/use-credit-costs.ts';
import { tellOpenFailure, unlock } from '../features/vision/unlock.ts';
import { useBalance } from '../lib/person.ts';
import { refetch } from '../lib/query.ts';
import { isUnauthorized, messageOf, RequestError } from '../lib/request-error.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { SearchIcon } from '../ui/icons/actions.tsx';
import { Loading } from '../ui/loader.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';

/** /documents/{id}: a guide in our own reader. The address holds the page, and the passage that led here. */
export default function ReaderScreen() {
  const { documentId = '' } = useParams({ strict: false });
  return (
    <div className="h-[calc(100dvh-var(--above)-var(--below))]">
      <Reader key={documentId} documentId={documentId} />
    </div>
  );
}

function Reader({ documentId }: { documentId: string }) {
  const { page, passage, fact } = useAddress({ strict: false });
  const navigate = useNavigate();
  const client = useQueryClient();
  const guide = useGuide(documentId);
  const price = useCreditCosts()?.documentView;
  const balance = useBalance();
  const [unlocking, setUnlocking] = useState(false);
  useDocumentTitle(guide.data?.title ?? 'Guide');

  if (guide.isPending) return <Loading label="Opening the guide…" className="h-full" />;
  if (guide.isError) {
    if (isUnauthorized(guide.error)) return null;
    const missing = guide.error instanceof RequestError && [400, 404].includes(guide.error.status);
    return missing ? (
      <div className="grid h-full place-items-center">
        <h1 className="sr-only">Guide</h1>
        <EmptyState
          title="This guide does not exist"
          sight="closed"
          actions={
            <ButtonLink to={paths.vision} icon={<SearchIcon size={18} />}>
              Search guides
            </ButtonLink>
          }
        >
          It may have been removed from the library, or the address is incomplete.
        </EmptyState>
      </div>
    ) : (
      <ErrorState onRetry={() => void guide.refetch()}>
        {messageOf(guide.error, 'The guide could not be loaded. Please try again.')}
      </ErrorState>
    );
  }
  if (!guide.data.unlocked) {
    const open = async () => {
      setUnlocking(true);
      try {
        await unlock(client, { documentId, documentTitle: guide.data.title, price });
        await refetch(client, 'GET /api/documents/{documentId}');
      } catch (error) {
        tellOpenFailure(error, price ?? 1);
      } finally {
        setUnlocking(false);
      }
    };
    return (
      <LockedGuide
        guide={guide.data}
        passageId={passage}
        price={price}
        balance={balance}
        unlocking={unlocking}
        onUnlock={() => void open()}
      />
    );
  }
  const show = (next: number) =>
    void navigate({
      to: '.',
      search: {
        page: next,
        ...(passage === undefined ? {} : { passage }),
        ...(fact === undefined ? {} : { fact }),
      },
      replace: true,
      resetScroll: false,
    });
  const jump = (to: Fact) =>
    void navigate({
      to: '.',
      search: { page: to.page, passage: to.passageId, fact: factKey(to) },
      resetScroll: false,
    });
  return (
    <OpenGuide
      guide={guide.data}
      page={page}
      passageId={passage}
      fact={fact}
      onPage={show}
      onFact={jump}
      actions={<ReportIcon documentId={documentId} documentTitle={guide.data.title} />}
    />
  );
}
