import './ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { capture, identify, resetAnalytics, startAnalytics } from './lib/analytics.ts';
import { auth, currentFactorStep, startAuth } from './lib/auth.ts';
import { sayLoggedOut } from './lib/call.ts';
import { loadConfig } from './lib/config.ts';
import { createQueryClient, queryOf } from './lib/query.ts';
import { paths } from './paths.ts';
import { router } from './routes.tsx';
import { BootFailure, BootScreen } from './screens/boot.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id root.');
const root = createRoot(element);
const queryClient = createQueryClient();

/** Whose data the cache holds. Another person's must never be shown, not even for a moment. */
let owner: string | null = null;

function changeOwner(id: string | null): void {
  if (id === owner) return;
  if (owner !== null) {
    queryClient.clear();
    resetAnalytics();
  }
  if (id !== null) identify(id);
  owner = id;
}

async function start(): Promise<void> {
  // Asked for now, not when the first text is drawn; what a page needs before it, its script, is here already.
  for (const face of ['400 1em Newsreader', '420 1em "Instrument Sans"']) document.fonts.load(face).catch(() => {});
  const config = await loadConfig();
  const ready = startAuth(config, {
    owner: changeOwner,
    recovery: () => router.navigate({ to: paths.resetPassword }),
    lost: sayLoggedOut,
    raised: () => void queryClient.resetQueries(),
  });
  startAnalytics(config.analytics);
  router.subscribe('onResolved', () => {
    // The pattern of the address, without the ids in it.
    const screen = router.state.matches.at(-1)?.fullPath;
    if (screen !== undefined) capture('$pageview', { screen });
  });
  // The routes fetch the code of a screen only for those who may see it, so they wait until that is known.
  await ready;
  // Every screen waits for the person and for what the services cost: asked for beside its code, not after it.
  if (owner !== null && currentFactorStep() === null) {
    void queryClient.prefetchQuery(queryOf('GET /api/auth/user'));
    void queryClient.prefetchQuery(queryOf('GET /api/settings/credit-costs'));
  }
  // What is drawn first needs nothing of the auth client; what is pressed then may.
  const forget = router.subscribe('onResolved', () => {
    forget();
    whenIdle(() => void auth().catch(() => undefined));
  });
  // As a transition the first screen is drawn in short pieces: a slow phone hears the first touch in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** Safari has no word for it: there it is a moment later. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 200);

/** Until there is something to draw, the page's own mark stays in view. */
function boot(): void {
  start().catch((error: unknown) => root.render(<BootFailure error={error} onRetry={tryAgain} />));
}

function tryAgain(): void {
  root.render(<BootScreen />);
  boot();
}

boot();
