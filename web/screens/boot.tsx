import { Mark } from '../ui/mark.tsx';
import { ErrorState } from '../ui/states.tsx';

/** The whole window while nothing is known yet: the mark, where the page itself has drawn it before any script was there. */
export function BootScreen() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">Benesight</h1>
      <output>
        <Mark size={56} className="animate-wait" />
        <span className="sr-only">Loading…</span>
      </output>
    </main>
  );
}

/** The whole window when the server did not answer the very first question. */
export function BootFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState title="Benesight cannot be reached" level={1} onRetry={onRetry}>
        <p>The server did not answer. Check your connection, then try again.</p>
        <p className="mt-2 text-small text-faint">{error instanceof Error ? error.message : String(error)}</p>
      </ErrorState>
    </main>
  );
}
