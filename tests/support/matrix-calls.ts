import type { Api } from '../../contract/api.ts';
import { insightCalls } from './matrix-insight-calls.ts';
import { libraryCalls } from './matrix-library-calls.ts';
import { NOBODY, plain, type Row, unknownIds } from './matrix-row.ts';

const ofGuide = (row: Partial<Row> = {}): Row => ({
  call: (own) => ({ params: { documentId: own.guide.id } }),
  unknown: () => unknownIds.map((documentId) => ({ params: { documentId } })),
  ...row,
});

const ofGuest = (): Row => ({
  call: (own) => ({ params: { userId: own.guestId } }),
  unknown: () => unknownIds.map((userId) => ({ params: { userId } })),
});

const employers = { measures: [{ of: 'employers' }] };

/** A call of the provider of Maximus about one query of the owner. */
const ofQuery = (name: 'run' | 'settle' | 'release' | 'hold', more: object = {}): Row => ({
  call: ({ maximus }) => ({ body: { sessionId: maximus.sessionId, queryId: maximus[name], ...more } }),
  unknown: ({ maximus }) => [
    { body: { sessionId: NOBODY, queryId: maximus[name], ...more } },
    ...(name === 'hold' ? [] : [{ body: { sessionId: maximus.sessionId, queryId: NOBODY, ...more } }]),
  ],
  badBodies: [undefined, {}, { sessionId: NOBODY }, { sessionId: 'x', queryId: 'y', ...more }],
});

let invited = 0;

const profile = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  companyName: 'Engines',
  companySizeRange: '1-10',
  goals: 'To see what others miss',
};

/** Every call of the contract. A call that is missing here fails the types and the test. */
export const rows: Record<keyof Api, Row> = {
  'GET /api/auth/user': plain,
  'GET /api/user': plain,
  'GET /api/users/me': plain,
  'GET /api/user/stats': plain,
  'GET /api/admin/check': plain,
  'PATCH /api/user/profile': {
    call: () => ({ body: profile }),
    badBodies: [
      undefined,
      null,
      [],
      {},
      'text',
      { ...profile, firstName: ' ' },
      { ...profile, companySizeRange: 'huge' },
    ],
  },
  'PUT /api/user/picture': {
    call: () => ({ body: { picture: null } }),
    badBodies: [
      undefined,
      {},
      { picture: 'https://example.com/a.png' },
      { picture: 'data:image/svg+xml;base64,PHN2Zz4=' },
    ],
  },
  'PATCH /api/user/onboarding': {
    call: () => ({ body: { hasSeenGuideSearchOnboarding: true } }),
    badBodies: [undefined, {}, { hasSeenGuideSearchOnboarding: 'yes' }],
  },
  'GET /api/user/notices': plain,
  'PATCH /api/user/notices': {
    call: () => ({ body: { creditsLow: true } }),
    badBodies: [undefined, { creditsLow: 'yes' }, { creditsEnding: 1 }],
  },
  'GET /api/legal-texts': plain,
  'GET /api/user/export': plain,
  // Nobody is deleted here: the address is another.
  'POST /api/user/deletion': {
    call: () => ({ body: { email: 'nobody@elsewhere.example' } }),
    owner: 400,
    other: 400,
    badBodies: [undefined, {}, { email: '' }, { email: 7 }],
  },
  'GET /api/products/vote-counts': plain,
  'GET /api/products/user-votes': plain,
  'POST /api/products/vote': {
    call: () => ({ body: { productId: 'aurelia' } }),
    badBodies: [undefined, {}, { productId: 'maximus' }, { productId: 7 }],
  },
  'POST /api/waitlist/product/join': {
    call: () => ({ body: { productId: 'aurelia', email: '' } }),
    badBodies: [undefined, {}, { productId: 'maximus' }, { productId: 'aurelia', email: 'nobody' }],
  },
  'GET /api/referrals/settings': plain,
  'GET /api/referrals/invitations': plain,
  'POST /api/referrals/emails': {
    call: () => ({ body: { emails: [`matrix-${(invited += 1)}@elsewhere.example`] } }),
    badBodies: [undefined, {}, { emails: 'ada@a.test' }, { emails: [] }, { emails: [7] }],
  },
  'POST /api/referrals/social-share': {
    call: () => ({ body: { platform: 'linkedin' } }),
    badBodies: [undefined, {}, { platform: 'myspace' }],
  },
  'GET /api/social-sharing-content': plain,
  'GET /api/admin/referral-settings': plain,
  'POST /api/admin/referral-settings': {
    call: () => ({ body: { maxSharesPerDay: 20 } }),
    badBodies: [{ maxSharesPerDay: 21 }, { maxEmailsPerDay: 0 }, { creditsPerSocialShare: -1 }],
  },
  'GET /api/admin/social-sharing-content': plain,
  'POST /api/admin/seed-social-content': plain,
  'POST /api/admin/social-sharing-content/{platform}': {
    call: () => ({ params: { platform: 'linkedin' }, body: { title: 'Matrix' } }),
    unknown: () => unknownIds.map((platform) => ({ params: { platform } })),
    badBodies: [{ title: '' }, { title: 7 }, { hashtags: 'x'.repeat(201) }],
  },
  'GET /api/admin/stats': plain,
  'GET /api/admin/users': plain,
  'GET /api/admin/logs': plain,
  'GET /api/admin/logs/export': plain,
  'PATCH /api/admin/users/{userId}': {
    call: (own) => ({ params: { userId: own.userId }, body: { onWaitlistCohortimus: false } }),
    unknown: () => unknownIds.map((userId) => ({ params: { userId } })),
    badBodies: [undefined, {}, { onWaitlistCohortimus: 'yes' }],
  },
  'POST /api/admin/users/{userId}/reset-second-factor': {
    call: (own) => ({ params: { userId: own.userId } }),
    unknown: () => unknownIds.map((userId) => ({ params: { userId } })),
  },
  'GET /api/admin/users/{userId}': ofGuest(),
  'GET /api/admin/users/{userId}/ledger': ofGuest(),
  'GET /api/admin/users/{userId}/payments': ofGuest(),
  'GET /api/admin/users/{userId}/activity': ofGuest(),
  'GET /api/admin/users/{userId}/sign-in': ofGuest(),
  'POST /api/admin/users/{userId}/ban': {
    ...ofGuest(),
    call: (own) => ({ params: { userId: own.guestId }, body: { notes: 'Matrix' } }),
    badBodies: [undefined, {}, { notes: ' ' }, { notes: 7 }, { notes: 'x'.repeat(1001) }],
  },
  // The address is another: nobody is deleted here.
  'POST /api/admin/users/{userId}/deletion': {
    ...ofGuest(),
    call: (own) => ({ params: { userId: own.guestId }, body: { confirmation: 'nobody@elsewhere.example' } }),
    owner: 400,
    badBodies: [undefined, {}, { confirmation: ' ' }, { confirmation: 7 }],
  },
  'DELETE /api/admin/users/{userId}/ban': ofGuest(),
  'DELETE /api/admin/users/{userId}/sessions': ofGuest(),
  'GET /api/admin/credit-packages': plain,
  'PUT /api/admin/credit-packages/{id}': {
    call: () => ({ params: { id: 'starter' }, body: { name: 'Starter Pack' } }),
    unknown: () => unknownIds.map((id) => ({ params: { id } })),
    badBodies: [{ credits: 0 }, { price: 0 }, { price: 1.5 }, { name: ' ' }, { isActive: 'yes' }],
  },
  'PUT /api/admin/settings/referral-button-text': {
    call: () => ({ body: { text: 'Invite & Earn Credits' } }),
    badBodies: [undefined, {}, { text: ' ' }, { text: 'x'.repeat(61) }],
  },
  'GET /api/admin/mails': plain,
  // No mail was given up here: what can be sent again is tried by the tests of mail.
  'POST /api/admin/mails/{id}/again': {
    call: () => ({ params: { id: NOBODY } }),
    owner: 404,
    unknown: () => unknownIds.map((id) => ({ params: { id } })),
  },
  'GET /api/admin/overview': plain,
  'GET /api/admin/email-templates': plain,
  'POST /api/admin/email-templates/seed': plain,
  'PATCH /api/admin/email-templates/{templateType}': {
    call: () => ({ params: { templateType: 'confirmation' }, body: { subject: 'Confirm your email' } }),
    unknown: () => unknownIds.map((templateType) => ({ params: { templateType } })),
    badBodies: [{ subject: '' }, { subject: 'a\nb' }, { fromEmail: 'nobody' }, { isActive: 1 }],
  },
  'POST /api/admin/email-templates/{templateType}/test': {
    call: () => ({ params: { templateType: 'invite' }, body: { testEmail: 'admin@benesight.test' } }),
    unknown: () => unknownIds.map((templateType) => ({ params: { templateType } })),
    badBodies: [undefined, {}, { testEmail: 'nobody' }],
  },
  'GET /api/user/founding-member-tier': plain,
  'GET /api/admin/founding-tiers': plain,
  'GET /api/billing/history': plain,
  'GET /api/billing/balance': plain,
  'GET /api/billing/statement': {
    call: () => ({ query: { from: '2026-01-01', to: '2026-12-31', format: 'csv' } }),
  },
  'GET /api/billing/packages': plain,
  'GET /api/billing/purchases': plain,
  // Only the owner has a subscription.
  'POST /api/billing/checkout': {
    call: () => ({ body: { packageId: 'starter' } }),
    other: 403,
    badBodies: [undefined, {}, { packageId: '' }, { packageId: 7 }],
  },
  'GET /api/subscriptions/plans': plain,
  'GET /api/subscriptions/current': plain,
  'POST /api/subscriptions/checkout': {
    call: (own) => ({ body: { stripePriceId: own.priceId, returnUrl: own.origin } }),
    badBodies: [
      undefined,
      {},
      { stripePriceId: 7, returnUrl: '/' },
      { stripePriceId: 'price_x' },
      { stripePriceId: 'price_x', returnUrl: 'https://elsewhere.example' },
    ],
  },
  // Whoever never paid anything has nothing to manage.
  'POST /api/subscriptions/portal': {
    call: () => ({}),
    other: 409,
    badBodies: [{ returnUrl: 7 }, { returnUrl: 'https://elsewhere.example' }],
  },
  // Nobody here has a change of plan that waits.
  'POST /api/subscriptions/keep': { call: () => ({}), owner: 409, other: 409 },
  'GET /api/subscriptions/checkout-session': {
    call: (own) => ({ query: { session_id: own.checkoutSessionId } }),
    other: 404,
  },
  // Its own test signs events; here nothing is signed.
  'POST /api/webhooks/stripe': { call: () => ({ body: { id: 'evt_unsigned' } }), visitor: 400, owner: 400, other: 400 },

  'POST /api/admin/users/{userId}/adjust-credits': {
    call: (own) => ({ params: { userId: own.userId }, body: { amount: 1, notes: 'Matrix' } }),
    unknown: () => unknownIds.map((userId) => ({ params: { userId } })),
    badBodies: [
      undefined,
      {},
      { amount: 1 },
      { amount: 0, notes: 'x' },
      { amount: 1.5, notes: 'x' },
      { amount: '1', notes: 'x' },
      { amount: 1, notes: ' ' },
      { amount: 1, notes: 'x', userId: NOBODY },
    ],
  },
  'GET /api/admin/settings/credit-costs': plain,
  'PATCH /api/admin/settings/credit-costs': {
    call: () => ({ body: { serviceType: 'maximus', cost: 5 } }),
    badBodies: [
      undefined,
      {},
      { serviceType: 'parking', cost: 5 },
      { serviceType: 'maximus', cost: 0 },
      { serviceType: 'maximus', cost: 101 },
      { serviceType: 'maximus', cost: 1.5 },
    ],
  },
  'GET /api/admin/settings/credit-expiration': plain,
  'POST /api/admin/settings/credit-expiration': {
    call: () => ({ body: { monthlyCreditsExpire: true } }),
    badBodies: [undefined, {}, { monthlyCreditsExpire: 'yes' }],
  },
  'GET /api/settings/credit-costs': plain,
  'GET /api/settings/referral-button-text': plain,
  'GET /api/config': plain,

  ...insightCalls,

  'POST /api/docsearch': {
    call: () => ({ body: { query: 'parental leave' } }),
    badBodies: [undefined, {}, { query: 7 }, { query: '   ' }, { query: 'leave', page: 0 }],
  },
  'GET /api/docsearch/history': plain,
  'GET /api/docsearch/suggestions': plain,
  'POST /api/doc-search/view': {
    call: (own) => ({
      body: { documentId: own.guide.id, documentUrl: 'https://elsewhere.example', documentTitle: 'x' },
    }),
    unknown: () => [NOBODY, 'nonsense'].map((documentId) => ({ body: { documentId } })),
    badBodies: [undefined, {}, { documentId: 7 }],
  },
  'GET /api/documents/history': plain,
  'GET /api/documents/{documentId}/matches': ofGuide({
    call: (own) => ({ params: { documentId: own.guide.id }, query: { q: 'parental leave' } }),
  }),

  'GET /api/search-requests': plain,
  // Everybody may ask for the same words, once.
  'POST /api/search-requests': {
    call: () => ({ body: { query: 'fertility benefits', priority: 'high', reason: 'For a client' } }),
    badBodies: [
      undefined,
      null,
      {},
      { query: 7 },
      { query: '  ' },
      { query: '\u0000' },
      { query: 'x'.repeat(1001) },
      { query: 'leave', priority: 'soon' },
      { query: 'leave', searchType: 'chat' },
      { query: 'leave', reason: 'x'.repeat(1001) },
    ],
  },
  'GET /api/admin/search-requests': { call: () => ({ query: { status: 'pending' } }) },
  'GET /api/admin/search-requests/stats': plain,
  'PATCH /api/admin/search-requests/{id}': {
    call: (own) => ({ params: { id: own.requestId }, body: { status: 'pending', adminNotes: 'Looking' } }),
    unknown: () => unknownIds.map((id) => ({ params: { id } })),
    badBodies: [
      undefined,
      {},
      { adminNotes: 'x' },
      { status: 'done' },
      { status: 'completed', adminNotes: 7 },
      { status: 'completed', adminNotes: 'x'.repeat(2001) },
    ],
  },

  'GET /api/documents/refund-status': plain,
  'GET /api/documents/reports': plain,
  // The owner's report waits for its decision; the others have not unlocked the guide.
  'POST /api/documents/report': {
    call: (own) => ({ body: { documentId: own.guide.id, issueType: 'unreadable' } }),
    owner: 409,
    other: 403,
    unknown: () => [NOBODY, 'nonsense', ''].map((documentId) => ({ body: { documentId, issueType: 'other' } })),
    badBodies: [undefined, {}, { issueType: 'other' }, { documentId: 7, issueType: 'other' }],
  },
  'GET /api/admin/document-reports': plain,
  'GET /api/admin/document-reports/stats': plain,
  'GET /api/admin/document-reports/settings': plain,
  'PATCH /api/admin/document-reports/settings': {
    call: () => ({ body: { maxAutoRefunds: 3 } }),
    badBodies: [
      undefined,
      {},
      { maxAutoRefunds: 11 },
      { maxAutoRefunds: -1 },
      { refundCreditAmount: 0 },
      { reportTimeWindow: 169 },
      { reportTimeWindow: 1.5 },
      { autoRefundsEnabled: 'yes' },
    ],
  },
  // Decided before.
  'PATCH /api/admin/document-reports/{id}': {
    call: (own) => ({ params: { id: own.reportId }, body: { status: 'denied', adminNotes: 'Matrix' } }),
    owner: 409,
    unknown: () => unknownIds.map((id) => ({ params: { id } })),
    badBodies: [
      undefined,
      {},
      { status: 'denied' },
      { status: 'approved', adminNotes: ' ' },
      { status: 'pending', adminNotes: 'x' },
      { status: 'approved', adminNotes: 'x', creditsRefunded: 11 },
      { status: 'approved', adminNotes: 'x', creditsRefunded: -1 },
      { status: 'denied', adminNotes: 'x', creditsRefunded: 1 },
    ],
  },

  'POST /api/maximus/session': { call: () => ({ body: {} }), badBodies: ['text', 7, []] },
  // Whoever has paid no query has nothing to open.
  'POST /api/maximus/session/earlier': {
    call: () => ({ body: {} }),
    owner: 404,
    other: 404,
    badBodies: ['text', 7, []],
  },
  'GET /api/maximus/session/{sessionId}': {
    call: ({ maximus }) => ({ params: { sessionId: maximus.sessionId } }),
    other: 404,
    unknown: () => unknownIds.map((sessionId) => ({ params: { sessionId } })),
  },
  'GET /api/admin/settings/accounts': plain,
  'PATCH /api/admin/settings/accounts': {
    call: () => ({ body: { signupCredits: 5 } }),
    badBodies: [
      undefined,
      {},
      { signupCredits: -1 },
      { profileCredits: 1001 },
      { accountsPerNetwork: 1.5 },
      { foundingOpen: 'yes' },
      { adminsNeedFactor: 1 },
    ],
  },
  'PATCH /api/admin/settings/maximus': {
    call: () => ({ body: { maximusEnabled: true } }),
    badBodies: [undefined, {}, { maximusEnabled: 'yes' }],
  },
  'POST /api/service/maximus/read': {
    call: ({ maximus }) => ({ body: { sessionId: maximus.sessionId, question: 'median PTO', before: null } }),
    unknown: () => [{ body: { sessionId: NOBODY, question: 'median PTO', before: null } }],
    badBodies: [
      undefined,
      {},
      { sessionId: NOBODY, question: 7, before: null },
      { sessionId: NOBODY, question: 'x'.repeat(8000), before: null },
      { sessionId: NOBODY, question: 'median PTO', before: { measures: [] } },
    ],
  },
  'POST /api/service/maximus/hold': ofQuery('hold'),
  'POST /api/service/maximus/run': ofQuery('run', { spec: employers }),
  'POST /api/service/maximus/settle': ofQuery('settle'),
  'POST /api/service/maximus/release': ofQuery('release'),

  ...libraryCalls,
  'GET /api/library/status': plain,
  'GET /api/documents/{documentId}': ofGuide(),
  'GET /api/documents/{documentId}/pages': ofGuide({ other: 403 }),
  'GET /api/documents/{documentId}/facts': ofGuide({ other: 403 }),
  'GET /api/documents/{documentId}/stated': ofGuide(),
  'POST /api/documents/{documentId}/ticket': ofGuide({ other: 403 }),
  // Public, since a ticket may stand for the bearer; a visitor without one is refused.
  'GET /api/documents/{documentId}/file': ofGuide({ other: 403, visitor: 401 }),
  'GET /api/documents/{documentId}/preview/{passageId}': {
    call: (own) => ({ params: { documentId: own.guide.id, passageId: own.guide.passageIds[0] ?? '' } }),
    unknown: (own) => [
      { params: { documentId: own.guide.id, passageId: NOBODY } },
      { params: { documentId: NOBODY, passageId: own.guide.passageIds[0] ?? '' } },
      { params: { documentId: 'x', passageId: 'y' } },
    ],
  },
};
