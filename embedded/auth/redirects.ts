import type { AuthSettings } from './settings.ts';

export interface Redirects {
  /** The address when it is allowed, without what only our answer may say in it, else the site's callback. */
  safe(asked: string | null | undefined): string;
  /** Every origin that a redirect may lead to. */
  origins: readonly string[];
  /** An address of this service, always on the site's own origin. */
  service(path: string, query: Record<string, string>): string;
}

/**
 * What the answer to a link says. Whoever asks for a mail must not say it in advance: a screen that reads the address may look
 * at its query first.
 */
const ownWords = [
  'access_token',
  'refresh_token',
  'expires_at',
  'expires_in',
  'token_type',
  'type',
  'code',
  'message',
  'sb',
  'error',
  'error_code',
  'error_description',
];

const comparable = (url: URL): string => `${url.origin}${url.pathname}`;

/**
 * Redirects go to addresses on the list only: origin and path compared whole, without wildcards, prefixes or the
 * request's own headers. The site's root, callback and reset page are always on it.
 */
export function makeRedirects(settings: Pick<AuthSettings, 'siteUrl' | 'redirectAllowList'>): Redirects {
  const site = new URL(settings.siteUrl);
  const home = new URL('/auth/callback', site);
  const listed = [
    site,
    home,
    ...['/', '/reset-password', '/login'].map((path) => new URL(path, site)),
    ...settings.redirectAllowList.map((entry) => new URL(entry)),
  ];
  const allowed = new Set(listed.flatMap(withTwins).map(comparable));
  return {
    safe(asked) {
      const url = parsed(asked);
      if (url === null || !allowed.has(comparable(url))) return home.href;
      url.hash = '';
      for (const name of ownWords.filter((one) => url.searchParams.has(one))) url.searchParams.delete(name);
      return url.href;
    },
    origins: [...new Set(listed.flatMap(withTwins).map((url) => url.origin))],
    service: (path, query) => {
      const url = new URL(`/auth/v1${path}`, site);
      // An address within the query stays readable: a colon and a slash mean nothing there.
      url.search = new URLSearchParams(query).toString().replaceAll('%3A', ':').replaceAll('%2F', '/');
      return url.href;
    },
  };
}

const loopback = ['localhost', '127.0.0.1'];

/** On one's own machine both names lead to the same process, and people use either. */
function withTwins(url: URL): URL[] {
  if (!loopback.includes(url.hostname)) return [url];
  return loopback.map((hostname) => Object.assign(new URL(url), { hostname }));
}

function parsed(asked: string | null | undefined): URL | null {
  // The parser silently drops control characters and turns backslashes into slashes: neither belongs in an address.
  if (!asked || asked.length > 2048 || /[^!-~]|\\|%5c/i.test(asked)) return null;
  if (!/^https?:\/\//i.test(asked)) return null;
  try {
    const url = new URL(asked);
    return url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
}
