import { useId, useState } from 'react';
import type { FacetChoice, FacetName } from '../../../contract/search-filters.ts';
import { formatNumber } from '../../ui/counter.tsx';
import { cx } from '../../ui/cx.ts';
import { ChevronDownIcon } from '../../ui/icons/actions.tsx';
import { facetTitles } from './chips.ts';

/** How many choices are seen before all are asked for. */
const SHOWN = 7;

interface FacetGroupProps {
  facet: FacetName;
  choices: readonly FacetChoice[];
  chosen: readonly string[];
  /** Open from the beginning. */
  open: boolean;
  onToggle: (value: string) => void;
  onClear: () => void;
}

/** The choices of one facet with their counts. Those that are chosen are always seen. */
export function FacetGroup({ facet, choices, chosen, open: early, onToggle, onClear }: FacetGroupProps) {
  const id = useId();
  const [open, setOpen] = useState(early || chosen.length > 0);
  const [all, setAll] = useState(false);
  const title = facetTitles[facet];
  // One more is as short as the line that would offer it.
  const isLong = choices.length > SHOWN + 1;
  const shown = all || !isLong ? choices : choices.filter(({ value }, at) => at < SHOWN || chosen.includes(value));
  return (
    <fieldset className="border-b border-line py-1">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-center gap-1">
        <h3 className="grow">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-choices`}
            onClick={() => setOpen(!open)}
            className="flex min-h-10 w-full items-center gap-2 rounded-control px-2 text-small font-strong text-soft hover:bg-hover hover:text-ink"
          >
            <span>{title}</span>
            {chosen.length > 0 ? (
              <span className="figures text-hue">
                {chosen.length}
                <span className="sr-only"> chosen</span>
              </span>
            ) : null}
            <ChevronDownIcon size={16} className={cx('ml-auto transition-transform', open && 'rotate-180')} />
          </button>
        </h3>
        {chosen.length > 0 ? (
          <button
            type="button"
            aria-label={`Clear ${title}`}
            onClick={onClear}
            className="min-h-8 rounded-control px-2 text-small text-soft hover:bg-hover hover:text-ink"
          >
            Clear
          </button>
        ) : null}
      </div>
      <div id={`${id}-choices`} hidden={!open} className="pb-2">
        <ul>
          {shown.map(({ value, label, count }) => (
            <li key={value}>
              <label className="flex min-h-8 cursor-pointer items-start gap-2.5 rounded-control px-2 py-1 hover:bg-hover">
                <input
                  type={facet === 'source' ? 'radio' : 'checkbox'}
                  name={`${id}-${facet}`}
                  checked={chosen.includes(value)}
                  onChange={() => onToggle(value)}
                  className="mt-1 size-4 shrink-0 accent-hue"
                />
                <span className={cx('min-w-0 grow', chosen.includes(value) && 'font-strong')}>{label}</span>
                <span className={cx('figures shrink-0 text-small leading-6', count === 0 ? 'text-faint' : 'text-soft')}>
                  {formatNumber(count)}
                  <span className="sr-only"> {count === 1 ? 'guide' : 'guides'}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        {isLong ? (
          <button
            type="button"
            aria-expanded={all}
            aria-controls={`${id}-choices`}
            onClick={() => setAll(!all)}
            className="figures text-link mx-2 mt-1 min-h-6 text-small"
          >
            {all ? 'Show fewer' : `Show all ${choices.length}`}
            <span className="sr-only"> of {title}</span>
          </button>
        ) : null}
      </div>
    </fieldset>
  );
}
