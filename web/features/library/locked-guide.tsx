import { useQuery } from '@tanstack/react-query';
import type { Guide } from '../../../contract/library.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { openPurchase } from '../../lib/purchase.ts';
import { queryOf } from '../../lib/query.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { GuideBadges } from '../../ui/guide-badges.tsx';
import { PlusIcon, SearchIcon } from '../../ui/icons/actions.tsx';
import { UnlockIcon } from '../../ui/icons/things.tsx';
import { Loading } from '../../ui/loader.tsx';
import { StatedLine } from '../../ui/stated-line.tsx';
import { SightDrawing } from '../../ui/states.tsx';
import { paths } from '../../paths.ts';
import { CitedPassage } from './cited-passage.tsx';

interface LockedGuideProps {
  guide: Guide;
  /** The passage of the address, which can be read for free. */
  passageId: string | undefined;
  /** What it costs, in credits; undefined while it is not known. */
  price: number | undefined;
  balance: number | undefined;
  unlocking: boolean;
  onUnlock: () => void;
}

/** A guide that has not been unlocked: what it is, what it costs, and the way in. */
export function LockedGuide({ guide, passageId, price, balance, unlocking, onUnlock }: LockedGuideProps) {
  const stated = useQuery(queryOf('GET /api/documents/{documentId}/stated', { params: { documentId: guide.id } }));
  // All of it stands in the middle of the window: a line that came late would move the rest.
  if (stated.isPending) return <Loading label="Opening the guide…" className="h-full" />;
  const poor = price !== undefined && balance !== undefined && balance < price;
  const facts = [
    guide.employer,
    guide.industry,
    guide.state,
    guide.employees === null ? null : `${formatNumber(guide.employees)} employees`,
    guide.pageCount > 1 ? `${guide.pageCount} pages` : null,
  ].filter((fact) => typeof fact === 'string');
  return (
    <div className="grid h-full content-center-safe justify-items-center gap-3 overflow-y-auto px-4 py-12 text-center">
      {passageId === undefined ? <SightDrawing sight="narrow" className="mb-3" /> : null}
      <div className="flex flex-wrap justify-center gap-1.5">
        <GuideBadges type={guide.type} planYear={guide.planYear} sample={guide.sample} />
      </div>
      <h1 className="display max-w-[26ch] text-title">{guide.title}</h1>
      <p className="figures text-soft">{facts.join(' · ')}</p>
      {passageId === undefined ? null : <CitedPassage documentId={guide.id} passageId={passageId} />}
      <StatedLine stated={stated.data} className="max-w-reading" />
      <p className="mt-2 max-w-form text-soft">
        This guide is not unlocked yet. Unlock it once, and it stays open to you.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.vision} icon={<SearchIcon size={18} />}>
          Search guides
        </ButtonLink>
        <Button
          kind="primary"
          icon={<UnlockIcon size={18} />}
          pending={unlocking}
          disabled={poor || price === undefined}
          onClick={onUnlock}
        >
          {price === undefined ? 'Unlock' : `Unlock for ${creditsText(price)}`}
        </Button>
      </div>
      {poor ? (
        <div className="grid justify-items-center gap-3">
          <p className="figures text-small text-soft">
            You need {price} credit(s) to view this document. You have {balance}.
          </p>
          <Button kind="primary" icon={<PlusIcon size={18} />} aria-haspopup="dialog" onClick={openPurchase}>
            Get Credits
          </Button>
        </div>
      ) : null}
    </div>
  );
}
