import { useOutdated } from '../../lib/keep-content.ts';
import { Button } from '../../ui/button.tsx';
import { RefreshIcon } from '../../ui/icons/actions.tsx';

/** Takes the free room of the header. Says, without moving anything, that what is in view could not be refreshed. */
export function Outdated() {
  const { outdated, retrying, retry } = useOutdated();
  return (
    <output className="flex min-w-0 grow items-center gap-1 text-small text-soft">
      {outdated ? (
        <>
          <span className="truncate max-md:sr-only">This page could not be refreshed.</span>
          <Button
            kind="quiet"
            size="small"
            icon={<RefreshIcon size={18} />}
            pending={retrying}
            className="max-md:size-[40px] max-md:min-h-0 max-md:p-0"
            onClick={retry}
          >
            <span className="max-md:sr-only">Try again</span>
          </Button>
        </>
      ) : null}
    </output>
  );
}
