import type { BrowserConfig } from '../../contract/settings.ts';

let loaded: BrowserConfig | null = null;

/** Fetches the addresses and public settings that everything else needs. Called once, before anything is drawn. */
export async function loadConfig(): Promise<BrowserConfig> {
  const answer = await fetch('/api/config');
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  loaded = (await answer.json()) as BrowserConfig;
  return loaded;
}

/** The configuration. Throws when asked for before `loadConfig` has finished, which is a mistake of ours. */
export function config(): BrowserConfig {
  if (loaded === null) throw new Error('The configuration was read before it was loaded.');
  return loaded;
}
