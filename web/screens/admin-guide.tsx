import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { AdminGuide } from '../../contract/admin-library.ts';
import { useAdminCheck } from '../features/account/use-admin.ts';
import { AccessDenied } from '../features/admin/access-denied.tsx';
import { Block, Facts } from '../features/admin/block.tsx';
import { EditionButton } from '../features/admin/library/edition-button.tsx';
import { FactReview } from '../features/admin/library/fact-review.tsx';
import { RemoveButton } from '../features/admin/library/remove-button.tsx';
import { RereadButton } from '../features/admin/library/reread-button.tsx';
import { placeLeft } from '../features/admin/panel-place.ts';
import { lazyPart } from '../lib/fetch-part.ts';
import { queryOf } from '../lib/query.ts';
import { isUnauthorized, messageOf } from '../lib/request-error.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/counter.tsx';
import { ArrowLeftIcon } from '../ui/icons/actions.tsx';
import { Loading } from '../ui/loader.tsx';
import { Page, PageTitle } from '../ui/page.tsx';
import { ErrorState } from '../ui/states.tsx';

const CorrectDialog = lazyPart(() => import('../features/admin/library/correct-dialog.tsx'));

/** /admin/guides/{id}: one guide as administrators see it, with what it states. */
export default function AdminGuideScreen() {
  const { isAdmin, known } = useAdminCheck();
  const { guideId = '' } = useParams({ strict: false });
  if (!known) return <Loading className="py-24" />;
  return (
    <Page width="wide" className="grid grid-cols-1 gap-8">
      {isAdmin ? <Guide key={guideId} guideId={guideId} /> : <AccessDenied />}
    </Page>
  );
}

function Guide({ guideId }: { guideId: string }) {
  const name = 'GET /api/admin/library/guides/{guideId}/facts';
  const source = useQuery({ ...queryOf(name, { params: { guideId } }), staleTime: 0 });
  if (source.data !== undefined) return <Known guide={source.data.guide} />;
  if (!source.isError) return <Loading className="py-24" />;
  return isUnauthorized(source.error) ? null : (
    <ErrorState level={1} onRetry={() => void source.refetch()}>
      {messageOf(source.error, 'This could not be loaded.')}
    </ErrorState>
  );
}

function Known({ guide }: { guide: AdminGuide }) {
  const navigate = useNavigate();
  const [correcting, setCorrecting] = useState(false);
  const leave = () => void navigate({ to: paths.admin, search: { tab: 'library' } });
  return (
    <>
      <p>
        <Link to={paths.admin} search={placeLeft('library')} className="inline-flex items-center gap-2 text-link">
          <ArrowLeftIcon size={18} />
          Library
        </Link>
      </p>
      <PageTitle className="wrap-anywhere">{guide.title}</PageTitle>
      <Block
        title="Guide"
        aside={
          guide.sample ? null : (
            <span className="flex flex-wrap gap-3">
              <Button aria-haspopup="dialog" onClick={() => setCorrecting(true)}>
                Correct
              </Button>
              <RereadButton ids={[guide.id]} />
              <RemoveButton ids={[guide.id]} onDone={leave} />
            </span>
          )
        }
      >
        <Facts
          facts={[
            { label: 'Employer', value: guide.employer },
            { label: 'Plan year', value: guide.planYear },
            { label: 'Industry', value: guide.industry },
            { label: 'State', value: guide.state },
            { label: 'Employees', value: guide.employees === null ? null : formatNumber(guide.employees) },
            { label: 'File', value: guide.fileName },
            { label: 'Pages', value: formatNumber(guide.pageCount) },
            { label: 'To review', value: formatNumber(guide.review) },
          ]}
        />
        {guide.sample ? null : <EditionButton guide={guide} />}
      </Block>
      <Block title="What it states">
        <FactReview guideId={guide.id} />
      </Block>
      <Suspense>
        {correcting ? (
          <CorrectDialog guides={[guide]} onClose={() => setCorrecting(false)} onDone={() => setCorrecting(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
