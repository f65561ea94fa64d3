import { type FrameMessage, pageMessage } from '../../contract/wire/maximus.ts';

/** Origins of the pages that may show this one, as the server says. */
const allowed = (document.querySelector<HTMLMetaElement>('meta[name="app-origins"]')?.content ?? '')
  .split(' ')
  .filter((origin) => URL.canParse(origin));

/** The page around this one, as the browser says; where it does not, each that it may be. */
function targets(): readonly string[] {
  const origin = URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
  return allowed.includes(origin) ? [origin] : allowed;
}

/** Tells the page around this one. Nobody else hears it. */
export function tellPage(message: FrameMessage): void {
  if (parent === window) return;
  for (const origin of targets()) parent.postMessage(message, origin);
}

/** Does what the page around this one says. Messages of others, or of unknown kinds, are none. */
export function followPage(): void {
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || !allowed.includes(origin)) return;
    const message = pageMessage(data);
    if (message !== null) document.documentElement.dataset['theme'] = message.theme;
  });
}
