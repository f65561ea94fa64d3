import { GoTrueClient, type AuthChangeEvent, type Session } from '@supabase/auth-js';
import type { BrowserConfig } from '../../contract/settings.ts';
import { fetchAuth } from './fetch-auth.ts';

/**
 * Connects to the auth service and follows its session. The address bar belongs to the callback screen, so the client
 * never reads it itself. Resolves once the stored session has been read.
 */
export function openAuthClient(
  { authUrl, authKey }: BrowserConfig,
  follow: (event: AuthChangeEvent, session: Session | null) => void,
): Promise<GoTrueClient> {
  const client = new GoTrueClient({
    url: new URL(authUrl, location.origin).href.replace(/\/$/, ''),
    headers: { apikey: authKey },
    storageKey: 'benesight.auth',
    flowType: 'implicit',
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    fetch: fetchAuth,
  });
  return new Promise((resolve) => {
    client.onAuthStateChange((event, session) => {
      follow(event, session);
      resolve(client);
    });
  });
}
