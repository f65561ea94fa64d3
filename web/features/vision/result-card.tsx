import type { SearchResult } from '../../../contract/vision.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { openPurchase } from '../../lib/purchase.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { cx } from '../../ui/cx.ts';
import { GuideBadges } from '../../ui/guide-badges.tsx';
import { ExternalIcon } from '../../ui/icons/actions.tsx';
import { LockIcon, UnlockIcon } from '../../ui/icons/things.tsx';
import { PassagePreview } from './passage-preview.tsx';
import { Snippet } from './snippet.tsx';
import { cardId, type PreviewPlace } from './use-preview-pane.ts';

export interface ResultCardProps {
  result: SearchResult;
  /** The words that were searched for. */
  words: string;
  /** What opening costs, in credits; undefined while it is not known. */
  price: number | undefined;
  balance: number | undefined;
  unlocked: boolean;
  opening: boolean;
  highlighted: boolean;
  /** The pane beside the results; null where there is no room for one. */
  pane: PreviewPlace | null;
  onOpen: () => void;
}

/** One guide that was found: what it is, the passage that matched, and the way in with its price. */
export function ResultCard(props: ResultCardProps) {
  const { result, words, price, balance, unlocked, opening, highlighted, pane } = props;
  const tooPoor = !unlocked && !opening && price !== undefined && balance !== undefined && balance < price;
  const id = cardId(result.id);
  const snippet = (
    <p className="mt-2 max-w-reading text-soft">
      <Snippet text={result.snippet} />
    </p>
  );
  return (
    <article
      aria-labelledby={id}
      className={cx(
        'grid grid-cols-1 gap-x-8 gap-y-4 rounded-card -mx-4 px-4 py-5 transition-colors @min-[36rem]:grid-cols-[minmax(0,1fr)_auto]',
        (highlighted || pane?.previewed?.id === result.id) && 'bg-hue-wash',
      )}
    >
      <div className="min-w-0">
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
        <p className="figures mt-0.5 text-small text-soft">{factsOf(result).join(' · ')}</p>
        {unlocked ? (
          snippet
        ) : (
          <PassagePreview result={result} words={words} pane={pane}>
            {snippet}
          </PassagePreview>
        )}
      </div>
      <div className="flex flex-col items-stretch gap-1.5 self-start whitespace-nowrap @min-[36rem]:mt-7 @min-[36rem]:min-w-60">
        <Button
          pending={opening}
          disabled={tooPoor}
          aria-describedby={tooPoor ? `${id} ${id}-poor` : id}
          icon={unlocked ? <ExternalIcon size={18} /> : <LockIcon size={18} className="text-hue" />}
          onClick={props.onOpen}
        >
          {opening ? 'Opening…' : 'View Document'}
          {unlocked || opening || price === undefined ? null : (
            <span className="figures border-l border-line pl-2 font-normal text-soft">{creditsText(price)}</span>
          )}
        </Button>
        {tooPoor ? (
          <button
            type="button"
            id={`${id}-poor`}
            aria-haspopup="dialog"
            className="figures text-link mx-auto text-small"
            onClick={openPurchase}
          >
            You need {creditsText(price)} and have {formatNumber(balance)}
          </button>
        ) : null}
      </div>
    </article>
  );
}

function factsOf({ page, metadata }: SearchResult): string[] {
  const { employer, industry, state, employees, pageCount } = metadata;
  return [
    employer,
    industry,
    state,
    employees === null ? null : `${formatNumber(employees)} employees`,
    pageCount > 1 ? `page ${page} of ${pageCount}` : null,
  ]
    .filter((fact) => typeof fact === 'string')
    .filter((fact) => fact !== '');
}
