/** Every address of the product. Links and redirects use these, so that an address is written once; at any other the server answers 404. */
export const paths = {
  home: '/',
  /** Leads to `home`. */
  dashboard: '/dashboard',
  insight: '/guide',
  vision: '/doc',
  /** The same screen at its second address. */
  visionAlias: '/doc-search',
  maximus: '/maximus',
  history: '/my-documents',
  reader: '/documents/$documentId',
  subscriptions: '/subscriptions',
  billingHistory: '/billing/history',
  referrals: '/referrals',
  account: '/account',
  admin: '/admin',
  adminPerson: '/admin/users/$userId',
  adminGuide: '/admin/guides/$guideId',
  /** The same screen at its second address. */
  purchaseHistory: '/purchase-history',
  /** Where the hosted checkout of a pack leads back to, and that of a plan. */
  packSuccess: '/billing/success',
  subscriptionSuccess: '/billing/subscription-success',
  login: '/login',
  signUp: '/signup',
  callback: '/auth/callback',
  resetPassword: '/reset-password',
  terms: '/terms',
  privacy: '/privacy',
} as const;
