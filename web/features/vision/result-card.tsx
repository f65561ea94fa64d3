import type { SearchResult } from '../../../contract/vision.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { cx } from '../../ui/cx.ts';
import { GuideBadges } from '../../ui/guide-badges.tsx';
import { UnlockIcon } from '../../ui/icons/things.tsx';
import { AskedValues } from './asked-values.tsx';
import { OpenButton } from './open-button.tsx';
import { OtherYears } from './other-years.tsx';
import { PreviewedHere, PreviewSwitch, usePassagePreview } from './passage-preview.tsx';
import { Snippet } from './snippet.tsx';
import { StatedOnly } from './stated-only.tsx';
import type { Opener } from './use-open-document.ts';
import { cardId, type PreviewPlace } from './use-preview-pane.ts';

export interface ResultCardProps {
  result: SearchResult;
  /** The words that were searched for. */
  words: string;
  opener: Opener;
  /** The pane beside the results; null where there is no room for one. */
  pane: PreviewPlace | null;
}

/** One guide that was found: what it is, the passage that matched, and the way in with its price. */
export function ResultCard({ result, words, opener, pane }: ResultCardProps) {
  const unlocked = opener.isUnlocked(result);
  const preview = usePassagePreview(result, pane);
  const id = cardId(result.id);
  const offersPreview = !unlocked && result.passageId !== null;
  return (
    <article
      aria-labelledby={id}
      className={cx(
        '-mx-4 rounded-card px-4 py-5 transition-colors',
        (opener.openedId === result.id || pane?.previewed?.id === result.id) && 'bg-hue-wash',
      )}
    >
      <div className="flex flex-wrap items-center gap-1.5">
        <GuideBadges type={result.type} planYear={result.metadata.planYear} sample={result.metadata.sample} />
        {unlocked ? (
          <Badge tone="hue" icon={<UnlockIcon size={14} />}>
            Unlocked
          </Badge>
        ) : null}
      </div>
      <h3 id={id} className="mt-2 text-lead leading-snug font-strong">
        {result.title}
      </h3>
      <p className="figures mt-0.5 text-small text-soft">
        {factsOf(result).map((fact, index) => (
          <span key={fact}>
            {index === 0 ? '' : ' · '}
            <span className="inline-block">{fact}</span>
          </span>
        ))}
      </p>
      <AskedValues asked={result.asked} />
      {offersPreview && preview.isOpen && pane === null ? (
        <PreviewedHere result={result} words={words} />
      ) : unlocked || result.passageId !== null ? (
        <p className="mt-2 max-w-reading text-soft">
          <Snippet text={result.snippet} />
        </p>
      ) : (
        <StatedOnly documentId={result.id} />
      )}
      <OtherYears result={result} opener={opener} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        {offersPreview ? <PreviewSwitch result={result} preview={preview} /> : <span />}
        <OpenButton guide={result} opener={opener} titleId={id} className="grow @min-[24rem]:grow-0" />
      </div>
    </article>
  );
}

/** What there is to know of the employer and the place, without what the title says already. */
function factsOf({ title, page, metadata }: SearchResult): string[] {
  const { employer, industry, state, employees, pageCount } = metadata;
  return [
    title.toLowerCase().includes(employer.toLowerCase()) ? null : employer,
    industry,
    state,
    employees === null ? null : `${formatNumber(employees)} employees`,
    pageCount > 1 && page !== null ? `page ${page} of ${pageCount}` : null,
  ]
    .filter((fact) => typeof fact === 'string')
    .filter((fact) => fact !== '');
}
