import { config } from '../../lib/config.ts';
import { RequestError } from '../../lib/request-error.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RefreshIcon, SearchIcon } from '../../ui/icons/actions.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** Why an original is not shown. `broken`: it came, and cannot be drawn. */
export type Failure = 'removed' | 'locked' | 'offline' | 'busy' | 'away' | 'missing' | 'broken';

/** The file came whole and is not what it should be. */
export class BrokenFile extends Error {}

/** What an error of fetching or drawing an original means for its reader. */
export function failureOf(error: unknown): Failure {
  if (error instanceof BrokenFile) return 'broken';
  if (!(error instanceof RequestError)) return 'offline';
  if (error.code === 'original_missing') return 'missing';
  const known: Record<number, Failure> = { 403: 'locked', 404: 'removed', 429: 'busy' };
  return known[error.status] ?? 'away';
}

/** What happened, and what to do. */
interface FailureText {
  title: string;
  text: string;
}

const texts: Record<Failure, FailureText> = {
  removed: {
    title: 'This guide is no longer there',
    text: 'It was taken out of the library. Search for another one, or for a later plan year.',
  },
  locked: { title: 'This guide is locked', text: 'Reload the page to unlock it again.' },
  offline: {
    title: 'The original did not arrive',
    text: 'The connection was lost. Check your network and try again.',
  },
  busy: { title: 'Too many guides at once', text: 'Wait a minute, then try again.' },
  away: {
    title: 'The original cannot be reached',
    text: 'This may pass: try again in a moment. Its text can be read meanwhile.',
  },
  missing: {
    title: 'The original is missing or damaged',
    text: 'Its text can be read meanwhile. To have the original back, write to',
  },
  broken: {
    title: 'The original cannot be shown',
    text: 'The file is damaged or of a kind that browsers do not draw. Its text can be read, and the file downloaded.',
  },
};

/** What a failure is called, and what to do, with whom to ask. */
export function failureText(failure: Failure): FailureText {
  const { title, text } = texts[failure];
  return { title, text: failure === 'missing' ? `${text} ${config().supportEmail}.` : text };
}

interface FailureStateProps {
  failure: Failure;
  onRetry: () => void;
  onText: () => void;
}

/** Stands in the place of an original that is not shown. */
export function FailureState({ failure, onRetry, onText }: FailureStateProps) {
  const { title, text } = failureText(failure);
  return (
    <div role="alert" className="grid h-full content-center-safe overflow-y-auto">
      <EmptyState
        title={title}
        sight="closed"
        actions={
          failure === 'removed' ? (
            <ButtonLink to={paths.vision} icon={<SearchIcon size={18} />}>
              Search guides
            </ButtonLink>
          ) : (
            <>
              <Button icon={<RefreshIcon size={18} />} onClick={onRetry}>
                Try again
              </Button>
              <Button kind="quiet" onClick={onText}>
                Read its text
              </Button>
            </>
          )
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
