import type PostHog from 'posthog-js-lite';
import type { BrowserConfig } from '../../contract/settings.ts';

type Properties = Parameters<PostHog['capture']>[1];
type Action = (client: PostHog) => void;

/** What was said before the client arrived; null once it is here, or when analytics are off. */
let waiting: Action[] | null = [];
let client: PostHog | null = null;

function tell(action: Action): void {
  if (client) action(client);
  else waiting?.push(action);
}

/**
 * Loads the analytics client once the page is used: its script must not compete with what is being read. Without an
 * address nothing is loaded and nothing is kept.
 */
export function startAnalytics(target: BrowserConfig['analytics']): void {
  if (target === null) {
    waiting = null;
    return;
  }
  const load = async () => {
    const { default: PostHog } = await import('posthog-js-lite');
    client = new PostHog(target.key, {
      host: target.host,
      disableGeoip: true,
      // Counting only: no flags, surveys or settings are fetched.
      preloadFeatureFlags: false,
      disableRemoteConfig: true,
      disableSurveys: true,
    });
    for (const action of waiting ?? []) action(client);
    waiting = null;
  };
  const used = new AbortController();
  const begin = () => {
    used.abort();
    // A blocked or failed download must not disturb anybody: the product works without analytics.
    load().catch(() => (waiting = null));
  };
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    addEventListener(sign, begin, { signal: used.signal, passive: true, capture: true });
}

/** Counts an event. Never pass what people typed, nor addresses of people. */
export function capture(event: string, properties?: Properties): void {
  tell((to) => to.capture(event, properties));
}

/** Says who the following events belong to, by id only. */
export function identify(personId: string): void {
  tell((to) => to.identify(personId));
}

/** Forgets the person: after signing out. */
export function resetAnalytics(): void {
  tell((to) => to.reset());
}
