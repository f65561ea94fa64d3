import type PostHog from 'posthog-js-lite';
import type { BrowserConfig } from '../../contract/settings.ts';
import { readStored, writeStored } from './storage.ts';
import { useValue, valueStore } from './value-store.ts';

type Properties = Parameters<PostHog['capture']>[1];
type Action = (client: PostHog) => void;
type BeforeSend = NonNullable<NonNullable<ConstructorParameters<typeof PostHog>[1]>['before_send']>;

/** Whether this browser may count what is done in it; `asked`: nobody has said so yet. */
export type Consent = 'given' | 'refused' | 'asked';

const KEY = 'analytics-consent';

/** A browser that says to every site that it wants none of this need not be asked. */
function storedConsent(): Consent {
  const stored = readStored(KEY);
  if (stored === 'given' || stored === 'refused') return stored;
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true ? 'refused' : 'asked';
}

const consent = valueStore<Consent>(storedConsent());
let target: BrowserConfig['analytics'] = null;
/** Who is signed in, by id: said once it may be. */
let person: string | null = null;
/** What was said between consent and the arrival of the client. Before consent nothing is kept. */
let waiting: Action[] = [];
let client: PostHog | null = null;
let loading = false;

function tell(action: Action): void {
  if (target === null || consent.get() !== 'given') return;
  if (client) action(client);
  else waiting.push(action);
}

/** Remembers where to count. Without an address, or before consent, nothing is loaded and nothing is kept. */
export function startAnalytics(to: BrowserConfig['analytics']): void {
  target = to;
  if (consent.get() === 'given') loadOnceUsed();
}

/** The client's script must not compete with what is being read: it is fetched once the page is used. */
function loadOnceUsed(): void {
  const used = new AbortController();
  const begin = () => {
    used.abort();
    void load();
  };
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    addEventListener(sign, begin, { signal: used.signal, passive: true, capture: true });
}

/** What the client adds to every event by itself: a query holds what people typed, a path the ids of their chats and guides. */
const ADDRESSES = ['$current_url', '$pathname', '$referrer', '$referring_domain'];

const withoutAddresses: Exclude<BeforeSend, readonly unknown[]> = (event) => ({
  ...event,
  properties: Object.fromEntries(Object.entries(event.properties ?? {}).filter(([name]) => !ADDRESSES.includes(name))),
});

async function load(): Promise<void> {
  if (target === null || client !== null || loading) return;
  loading = true;
  try {
    const { default: PostHog } = await import('posthog-js-lite');
    if (consent.get() !== 'given') return;
    client = new PostHog(target.key, {
      host: target.host,
      disableGeoip: true,
      // Counting only: no flags, surveys or settings are fetched.
      preloadFeatureFlags: false,
      disableRemoteConfig: true,
      disableSurveys: true,
      before_send: withoutAddresses,
    });
    if (person !== null) client.identify(person);
    for (const action of waiting) action(client);
  } catch {
    // A blocked or failed download must not disturb anybody: the product works without analytics.
  } finally {
    waiting = [];
    loading = false;
  }
}

/** What this browser may count, and whether there is anybody to count for. */
export function useConsent(): Consent | 'pointless' {
  const now = useValue(consent);
  return target === null ? 'pointless' : now;
}

/** Remembers the answer in this browser. From a refusal on nothing is sent, and what stood for the person here is forgotten. */
export function setConsent(answer: Exclude<Consent, 'asked'>): void {
  writeStored(KEY, answer);
  consent.set(answer);
  if (answer === 'given') {
    void load();
    return;
  }
  client?.reset();
  client = null;
  waiting = [];
}

/** Counts an event. Never pass what people typed, nor addresses of people. */
export function capture(event: string, properties?: Properties): void {
  tell((to) => to.capture(event, properties));
}

/** Says who the following events belong to, by id only. */
export function identify(personId: string): void {
  person = personId;
  if (client) client.identify(personId);
}

/** Forgets the person: after signing out. */
export function resetAnalytics(): void {
  person = null;
  client?.reset();
}
