import type { SearchResult } from '../../../contract/vision.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { cx } from '../../ui/cx.ts';
import { LockIcon } from '../../ui/icons/things.tsx';
import type { Openable, Opener } from './use-open-document.ts';

interface OtherYearsProps {
  result: SearchResult;
  opener: Opener;
}

/** The same employer's guides of other plan years: each is opened in one click, which says what it costs. */
export function OtherYears({ result, opener }: OtherYearsProps) {
  const { otherYears = [], metadata } = result;
  if (otherYears.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-small text-soft">
      <span id={`years-${result.id}`}>Other plan years</span>
      <ul aria-labelledby={`years-${result.id}`} className="contents">
        {otherYears.map((year) => (
          <li key={year.id}>
            <YearButton
              guide={{ ...year, page: null, passageId: null }}
              name={year.planYear === null ? year.title : String(year.planYear)}
              employer={metadata.employer}
              opener={opener}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface YearButtonProps {
  guide: Openable;
  /** The year; the title of a guide without one. */
  name: string;
  employer: string;
  opener: Opener;
}

function YearButton({ guide, name, employer, opener }: YearButtonProps) {
  const { price, balance } = opener;
  const locked = !opener.isUnlocked(guide);
  const opening = opener.isOpening(guide);
  const tooPoor = locked && !opening && price !== undefined && balance !== undefined && balance < price;
  const cost = locked && price !== undefined ? creditsText(price) : null;
  return (
    <button
      type="button"
      disabled={tooPoor}
      aria-disabled={opening || undefined}
      aria-label={`Open ${employer} ${name}, ${cost ?? 'unlocked'}`}
      onClick={() => (opening ? undefined : opener.open(guide))}
      className={cx(
        'figures inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-raised px-3 text-ink transition-colors',
        'hover:border-hue-line hover:bg-hue-wash disabled:cursor-not-allowed disabled:text-faint',
      )}
    >
      {locked ? <LockIcon size={14} className="text-hue" /> : null}
      <span className="font-strong">{opening ? 'Opening…' : name}</span>
      {cost === null || opening ? null : <span className="text-soft">{cost}</span>}
    </button>
  );
}
