import { Button } from '../../ui/button.tsx';
import { RefreshIcon } from '../../ui/icons/actions.tsx';
import { SightDrawing } from '../../ui/states.tsx';
import { MAX_RETRIES, searchFailure } from './search-failure.ts';

interface SearchFailedProps {
  error: unknown;
  /** How often this search was tried again already. */
  retries: number;
  supportEmail: string;
  onRetry: () => void;
}

/** A search that failed: why, and whether trying again makes sense. */
export function SearchFailed({ error, retries, supportEmail, onRetry }: SearchFailedProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-4 py-12 text-center">
      <SightDrawing sight="closed" className="mb-4" />
      <h2 className="display text-title">The search did not finish</h2>
      <p className="max-w-form text-soft">{searchFailure(error)}</p>
      {retries < MAX_RETRIES ? (
        <>
          <Button className="mt-4" icon={<RefreshIcon size={18} />} onClick={onRetry}>
            Try Again
          </Button>
          {retries > 0 ? (
            <p className="figures text-small text-faint">
              Tried again {retries} of {MAX_RETRIES} times
            </p>
          ) : null}
        </>
      ) : (
        <p className="mt-2 max-w-form text-soft">
          Please try again later, or contact support at{' '}
          <a className="text-link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .
        </p>
      )}
    </div>
  );
}
