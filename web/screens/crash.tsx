import { SightDrawing } from '../ui/states.tsx';
import { AnchorButton } from '../ui/button.tsx';
import { useDocumentTitle } from '../ui/page.tsx';

/** What is seen when drawing a screen failed. Message and stack are shown so that they can be reported. */
export function Crash({ error }: { error: unknown }) {
  useDocumentTitle('Something went wrong');
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return (
    <main className="mx-auto grid min-h-dvh max-w-reading content-center gap-4 px-4 py-12">
      <SightDrawing sight="closed" />
      <h1 className="display text-title">Something went wrong</h1>
      <p role="alert" className="text-soft">
        {message}
      </p>
      {stack ? (
        <pre className="rounded-card border border-line bg-sunken p-4 font-mono text-small break-words whitespace-pre-wrap text-soft">
          {stack}
        </pre>
      ) : null}
      <div>
        <AnchorButton href={location.href}>Reload this page</AnchorButton>
      </div>
    </main>
  );
}
