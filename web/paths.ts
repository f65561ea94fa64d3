/** Every address of the product. Links and redirects use these, so that an address is written once. */
export const paths = {
  home: '/',
  insight: '/guide',
  vision: '/doc',
  history: '/my-documents',
  reader: '/documents/$documentId',
  login: '/login',
  signUp: '/signup',
  callback: '/auth/callback',
  resetPassword: '/reset-password',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** The address of a guide in our reader, as plain text: for windows opened outside of the router. */
export function readerHref(documentId: string, at: { page?: number; passage?: string } = {}): string {
  const search = new URLSearchParams();
  if (at.page !== undefined) search.set('page', String(at.page));
  if (at.passage !== undefined) search.set('passage', at.passage);
  const text = search.toString();
  return `/documents/${encodeURIComponent(documentId)}${text === '' ? '' : `?${text}`}`;
}
