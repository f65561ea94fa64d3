import { lazy, type ComponentType } from 'react';

/** How long to wait before a file of the application is asked for again, in milliseconds: a connection that breaks off for a moment. */
const PAUSES = [300, 1200];
/** How long a reload is remembered, in milliseconds: a file that is still missing after it is no reason for another. */
const ONE_RELOAD_IN = 10 * 60_000;
const RELOADED = 'benesight.reloaded-at';

/**
 * Fetches a part of the application that lies in a file of its own. A file that does not come is asked for again; then the
 * page is loaded anew, once, since another version may have been installed while the tab was open. Rejects with the last
 * failure when that has not helped either, or cannot.
 *
 * @param mayReload false for what is fetched ahead: whoever only points at a link must not lose the page
 */
export async function fetchPart<Part>(fetchFile: () => Promise<Part>, mayReload = true): Promise<Part> {
  let fetchNow = fetchFile;
  for (const pause of PAUSES) {
    try {
      return await fetchNow();
    } catch (error) {
      fetchNow = () => fetchAgain(fetchFile, error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  try {
    return await fetchNow();
  } catch (error) {
    if (!mayReload || !(await serverAnswers()) || !noteReload()) throw error;
    location.reload();
    // Nothing is drawn any more: the page is about to go.
    return new Promise<never>(() => {});
  }
}

/**
 * Browsers keep for good that a module did not come, and ask no more for its address: it is asked for by another one, where the
 * failure names it.
 */
function fetchAgain<Part>(fetchFile: () => Promise<Part>, failure: unknown): Promise<Part> {
  const [address = ''] = /https?:\/\/[^\s?]+\.js/.exec(String(failure)) ?? [];
  if (!address.startsWith(`${location.origin}/`)) return fetchFile();
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`) as Promise<Part>;
}

/** `React.lazy` for a part that is fetched as by `fetchPart`. */
export function lazyPart<Props>(fetchFile: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => fetchPart(fetchFile));
}

/** Without a server a reload would leave the browser's own error page. */
async function serverAnswers(): Promise<boolean> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok ?? false;
}

/** Whether the page may be loaded anew; notes that it is. Where nothing can be noted it may not, or it would go on for ever. */
function noteReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONE_RELOAD_IN) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
