import { useId, useState } from 'react';
import type { SearchHistoryEntry } from '../../../contract/vision.ts';
import { useCall } from '../../lib/query.ts';
import { isUnauthorized } from '../../lib/request-error.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { formatNumber } from '../../ui/counter.tsx';
import { cx } from '../../ui/cx.ts';
import { ChevronDownIcon } from '../../ui/icons/actions.tsx';
import { HistoryIcon } from '../../ui/icons/places.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { type Asked, askedBefore, keyOf } from './asked.ts';
import { summaryOf } from './chips.ts';
import { shortDay } from '../../lib/dates.ts';

/** How many of the latest searches are listed. */
const SHOWN = 8;

interface RecentSearchesProps {
  current: Asked | null;
  disabled: boolean;
  onPick: (entry: SearchHistoryEntry) => void;
}

/** The latest searches, newest first. Whether the list is open is remembered in this browser. */
export function RecentSearches({ current, disabled, onPick }: RecentSearchesProps) {
  const id = useId();
  const history = useCall('GET /api/docsearch/history');
  const [open, setOpen] = useState(() => readStored('recent-searches') !== 'closed');
  const toggle = () => {
    writeStored('recent-searches', open ? 'closed' : null);
    setOpen(!open);
  };
  const entries = newestPerSearch(history.data ?? []).slice(0, SHOWN);
  if (history.isSuccess && entries.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-title`} className="w-full">
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          onClick={toggle}
          className="flex min-h-10 w-full items-center gap-2 rounded-control px-2 text-small font-strong text-soft hover:bg-hover hover:text-ink"
        >
          <HistoryIcon size={18} />
          <span className="grow text-left">Recent Searches</span>
          <ChevronDownIcon size={16} className={cx('transition-transform', open && 'rotate-180')} />
        </button>
      </h2>
      <div id={`${id}-list`} hidden={!open} className="pt-1">
        {history.isPending ? <SkeletonLines label="Loading recent searches…" /> : null}
        {history.isError && !isUnauthorized(history.error) ? (
          <p className="px-2 py-2 text-small text-soft">Your recent searches could not be loaded.</p>
        ) : null}
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                disabled={disabled}
                aria-current={current && keyOf(askedBefore(entry)) === keyOf(current) ? 'true' : undefined}
                onClick={() => onPick(entry)}
                className="flex min-h-10 w-full items-baseline gap-3 rounded-control px-2 py-2 text-left hover:bg-hover disabled:cursor-progress disabled:text-faint aria-[current]:font-strong aria-[current]:text-hue"
              >
                <span className="line-clamp-2 min-w-0 grow wrap-anywhere">{nameOf(entry)}</span>
                <span className="figures shrink-0 text-small text-faint">
                  {formatNumber(entry.resultCount)} · {shortDay(entry.createdAt)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function newestPerSearch(entries: readonly SearchHistoryEntry[]): SearchHistoryEntry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = keyOf(askedBefore(entry)).toLowerCase();
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}

/** What a search was for: its words, then its filters. */
function nameOf({ query, filters }: SearchHistoryEntry): string {
  return [query, summaryOf(filters)].filter((part) => part !== '').join(' · ');
}
