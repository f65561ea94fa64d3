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
