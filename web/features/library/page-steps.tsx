import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../../ui/icons/actions.tsx';

interface PageStepsProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
  /** Another number for each time that the field is to take the focus. */
  focus: number;
}

/** The page in view: a step back, a field for its number, a step on. */
export function PageSteps({ page, count, onPage, focus }: PageStepsProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus > 0) field.current?.focus();
  }, [focus]);
  useEffect(() => {
    // While a number is being typed, scrolling does not change it.
    if (field.current && field.current !== document.activeElement) field.current.value = String(page);
  }, [page]);
  return (
    <fieldset className="flex items-center gap-0.5">
      <legend className="sr-only">Pages</legend>
      <IconButton
        size="small"
        label="Previous page (k)"
        icon={<ChevronUpIcon size={18} />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        className="pointer-coarse:size-10"
      />
      <label className="figures flex items-center gap-1 text-small whitespace-nowrap text-soft">
        <span className="sr-only">Page</span>
        <input
          ref={field}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={page}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => (event.currentTarget.value = String(page))}
          onKeyDown={(event) => {
            const wanted = Math.floor(Number(event.currentTarget.value));
            if (event.key === 'Escape') event.currentTarget.blur();
            if (event.key !== 'Enter' || !Number.isFinite(wanted)) return;
            const shown = Math.min(count, Math.max(1, wanted));
            event.currentTarget.value = String(shown);
            event.currentTarget.select();
            onPage(shown);
          }}
          className="h-8 w-[3.5ch] min-w-[44px] rounded-control border border-line bg-raised text-center text-ink hover:border-edge pointer-coarse:h-10"
        />
        of {count}
      </label>
      <IconButton
        size="small"
        label="Next page (j)"
        icon={<ChevronDownIcon size={18} />}
        disabled={page >= count}
        onClick={() => onPage(page + 1)}
        className="pointer-coarse:size-10"
      />
    </fieldset>
  );
}
